import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { readBrowserManifest } from "./browser-manifest.ts";

/**
 * Keeps lazy parts from loading every page's styles again, which lays out the page anew (52 ms of a desktop). React
 * Router marks shared styles with `#` in case their route is left; the root route is never left.
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
