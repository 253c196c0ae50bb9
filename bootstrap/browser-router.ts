import { join } from "node:path";
import type { Plugin } from "vite";

const STAND_IN = join(import.meta.dirname, "../src/web/rendering/browser-router.ts");

/** Modules of React Router that the shop's pages never run, or run only when the shop's error page fails too. */
const REPLACED = ["router/instrumentation.js", "dom/ssr/fog-of-war.js", "dom/ssr/errorBoundaries.js"];

/** Modules for servers import these modules too, but no browser gets them. */
const CLIENT_MODULE = /\/react-router\/dist\/\w+\/(?!lib\/(server-runtime|rsc)\/)/;

/**
 * Replaces parts of React Router in browsers by a stand-in. The server keeps them. The build fails if a later version
 * has no such module, or imports what the stand-in lacks.
 */
export function browserRouter(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "browser-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer) {
      if (!importer || !CLIENT_MODULE.test(importer) || !id.startsWith(".")) return null;
      const path = join(importer, "..", id);
      const name = REPLACED.find((module) => path.endsWith(`/lib/${module}`));
      if (name === undefined) return null;
      replaced.add(name);
      return STAND_IN;
    },
    buildEnd(error) {
      const missing = REPLACED.filter((module) => !replaced.has(module));
      if (!error && missing.length > 0)
        this.error(`React Router has changed: bootstrap/browser-router.ts replaces ${missing.join(", ")}.`);
    },
  };
}
