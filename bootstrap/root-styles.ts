import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { readBrowserManifest } from "./browser-manifest.ts";

/**
 * Keeps parts that load later from loading the styles of every page a second time, which styles and lays out the
 * whole page again (52 ms of a desktop). React Router writes `#` behind styles that a later part also needs: the part
 * then adds them once more, in case the route that linked them is left. The root route is never left.
 */
export function rootStyles(): Plugin {
  return {
    name: "root-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /virtual:react-router\/server-manifest$/ },
      handler(code) {
        const { path, code: browsers, manifest } = readBrowserManifest();
        const marked = manifest.routes.root?.css.filter((href) => href.endsWith("#")) ?? [];
        if (marked.length === 0)
          return this.error("React Router has changed: no style of the root route ends in #.");
        const withoutMarks = (text: string) =>
          marked.reduce((result, href) => result.replaceAll(href, href.slice(0, -1)), text);
        writeFileSync(path, withoutMarks(browsers));
        return { code: withoutMarks(code), map: null };
      },
    },
  };
}
