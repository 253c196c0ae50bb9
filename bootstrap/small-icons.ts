import { join } from "node:path";
import type { Plugin } from "vite";

const ICON = join(import.meta.dirname, "../src/web/ui/small-icon.ts");

const UNREAD =
  /,?\s*key: "\w+"|^ {2}(?:name: "[\w-]+"|size: 24),\n|,\n {2}aliases: \[[^\]]*\]|^__iconData\.node;\n/gm;

/**
 * Replaces the component around lucide's drawings by a small one that draws the same element. What that component does
 * not read is removed: names and size, and the keys of shapes in fixed order.
 */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/") ? ICON : null,
    transform: {
      filter: { id: /lucide-react\/.*\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(UNREAD, ""), map: null }),
    },
  };
}
