import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shopperManifestOf } from "../src/web/rendering/shopper-manifest.ts";

const ASSETS = join(import.meta.dirname, "../build/web/client/assets");
const OFFICE = /^office\//;

/**
 * Writes a second manifest of routes, without those of the office, for shoppers' browsers: each route costs every
 * page 50 bytes.
 */
export function shopperManifest(): Plugin {
  return {
    name: "shopper-manifest",
    apply: "build",
    // React Router writes its manifest while it builds the server.
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle() {
      const name = readdirSync(ASSETS).find((file) => /^manifest-\w+\.js$/.test(file));
      if (!name) this.error("React Router has changed: it wrote no manifest.");
      const code = readFileSync(join(ASSETS, name), "utf8");
      const [start, end] = [code.indexOf("{"), code.lastIndexOf("}") + 1];
      const manifest = JSON.parse(code.slice(start, end));
      const routes = Object.entries(manifest.routes).filter(([id]) => !OFFICE.test(id));
      const json = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
      writeFileSync(
        join(ASSETS, shopperManifestOf(name)),
        `${code.slice(0, start)}${json}${code.slice(end)}`,
      );
    },
  };
}
