import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shopperManifestOf } from "../src/web/rendering/shopper-manifest.ts";

const ASSETS = join(import.meta.dirname, "../build/web/client/assets");
const OFFICE = /^office\//;

type Route = { parentId?: string; imports: string[]; css: string[]; [field: string]: unknown };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

/**
 * Writes a second manifest of routes for shoppers' browsers, because every page loads it: without the routes of the
 * office, and without what the browser knows already.
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
      const manifest: Manifest = JSON.parse(code.slice(start, end));
      const json = JSON.stringify({ ...manifest, routes: shortRoutes(manifest) });
      writeFileSync(join(ASSETS, shopperManifestOf(name)), `${code.slice(0, start)}${json};${ADD_IDS}`);
    },
  };
}

/** Each route's id is its key. */
const ADD_IDS = "for(const[id,route]of Object.entries(__reactRouterManifest.routes))route.id=id;";

/** The routes of shoppers. A file that the entry or a parent route has loaded is left out, and so is what is false. */
function shortRoutes({ entry, routes }: Manifest): Record<string, Record<string, unknown>> {
  const shoppers = Object.entries(routes).filter(([id]) => !OFFICE.test(id));
  return Object.fromEntries(
    shoppers.map(([id, route]) => {
      const parents = parentsOf(route, routes);
      const loaded = new Set([
        ...entry.imports,
        ...parents.flatMap(({ imports, css }) => [...imports, ...css]),
      ]);
      const short: Record<string, unknown> = {
        ...route,
        id: undefined,
        imports: route.imports.filter((file) => !loaded.has(file)),
        css: route.css.filter((file) => !loaded.has(file)),
      };
      return [id, Object.fromEntries(Object.entries(short).filter(([, value]) => value !== false))];
    }),
  );
}

function parentsOf({ parentId }: Route, routes: Record<string, Route>): Route[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? [parent, ...parentsOf(parent, routes)] : [];
}
