import { join } from "node:path";
import type { Plugin } from "vite";

const READER = join(import.meta.dirname, "../src/contract/browser-zod.ts");

/** Replaces `zod/mini` in browsers by a small parser. The server keeps Zod. */
export function browserZod(): Plugin {
  return {
    name: "browser-zod",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (id === "zod/mini" ? READER : null),
    onLog(_level, log) {
      if (log.code === "IMPORT_IS_UNDEFINED" && log.message.includes("browser-zod"))
        this.error(`A reply uses what its reader lacks. ${log.message}`);
    },
  };
}
