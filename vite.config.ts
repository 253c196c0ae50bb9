import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserRouter } from "./bootstrap/browser-router.ts";
import { browserZod } from "./bootstrap/browser-zod.ts";
import { publicModules } from "./bootstrap/public-modules.ts";
import { rootStyles } from "./bootstrap/root-styles.ts";
import { assetFileName, NAMED_SCRIPT, SCRIPT_GROUPS, scriptFileName } from "./bootstrap/script-groups.ts";
import { shopperManifest } from "./bootstrap/shopper-manifest.ts";
import { smallIcons } from "./bootstrap/small-icons.ts";

export default defineConfig({
  // The server serves icons itself: which ones depends on the brand.
  publicDir: false,
  plugins: [
    reactRouter(),
    browserZod(),
    smallIcons(),
    browserRouter(),
    publicModules(),
    rootStyles(),
    shopperManifest(),
  ],
  build: {
    assetsInlineLimit: 0,
    // How long plugins take is of no use to whoever starts the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    // In the built pages, so that a deployment needs neither them nor the thousands of icons that no page shows.
    ssr: { resolve: { noExternal: ["lucide-react", "react-day-picker", "date-fns", "@date-fns/tz"] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: NAMED_SCRIPT,
            chunkFileNames: scriptFileName,
            assetFileNames: assetFileName,
            codeSplitting: {
              groups: [
                // The styles of the storefront in few files: each one delays the first paint, and the first
                // picture waits if there are more files than connections.
                {
                  name: "look",
                  test: /src\/web\/((ui\/(?!page-head)|cart\/(?!row-pieces)|storefront\/(shell|product-card)\/).*|delivery-plan\/pincode-field|photos\/photos|storefront\/reviews\/review-item)\.css$/,
                },
                {
                  name: "cake-look",
                  test: /src\/web\/storefront\/cake\/(?!pictures\/large-pictures).*\.css$/,
                },
                ...SCRIPT_GROUPS,
              ],
            },
          },
        },
      },
    },
  },
});
