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
  };
}
