import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { shopperManifestOf } from "../src/web/rendering/shopper-manifest.ts";
import { type Manifest, type Route, readBrowserManifest } from "./browser-manifest.ts";

const OFFICE = /^office\//;

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
      const { path, assignment, manifest } = readBrowserManifest();
      const json = JSON.stringify({ ...manifest, routes: shortRoutes(manifest) });
      const name = shopperManifestOf(basename(path));
      writeFileSync(join(dirname(path), name), `${assignment}${json};${ADD_IDS}`);
    },
  };
}

/** Each route's id is its key. */
const ADD_IDS = "for(const[id,route]of Object.entries(__reactRouterManifest.routes))route.id=id;";

/** The routes of shoppers, without false values and without files that the entry or a parent route has loaded. */
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
