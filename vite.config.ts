import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { publicModules } from "./bootstrap/public-modules.ts";

export default defineConfig({
  // The server serves icons itself: which ones depends on the brand.
  publicDir: false,
  plugins: [tailwindcss(), reactRouter(), publicModules()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for the small parts that most pages use: thirty files of 300 bytes would each cost a request.
            codeSplitting: {
              groups: [
                // What every page of the storefront looks like, in one file: a style sheet holds up all that one sees.
                {
                  name: "look",
                  test: /src\/web\/(ui\/(?!page-head|paging)|cart\/|storefront\/(shell|product-card)\/).*\.css$/,
                },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "icons", test: /lucide-react/, minShareCount: 3 },
                {
                  name: "kit",
                  test: /src\/(web\/(ui\/(?!dialog|page-head|pages-to-name|paging)|rendering\/|page-meta\/|session\/|draft\/|shop-facts|request-context|storefront\/shell\/error-page)|shop\/basics\/).*\.tsx?$/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
});
