import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const FILES = [
  "back-guard.ts",
  "element.ts",
  "options.ts",
  "pages.ts",
  "pay.ts",
  "qr-code.ts",
  "tabs.ts",
  "theme.ts",
  "window.css",
  "window.ts",
];

/**
 * The window that shoppers see, as the browser takes it: `checkout.js` and the modules that it asks for. They are the
 * project's own files with the types taken out, so there is nothing to build.
 */
export async function checkoutFiles(app: FastifyInstance): Promise<void> {
  const served = new Map<string, Promise<string>>();
  const serve = (address: string, file: string) =>
    app.get(address, async (_request, reply) => {
      const text = served.get(file) ?? forBrowser(file);
      served.set(file, text);
      return reply
        .type(file.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        .header("x-content-type-options", "nosniff")
        .send(await text);
    });
  serve("/checkout.js", "checkout.ts");
  for (const file of FILES) serve(`/checkout/${file}`, `checkout/${file}`);
}

async function forBrowser(file: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, file), "utf8");
  return file.endsWith(".css") ? text : withoutTypes(text);
}

/** Node announces on standard error that this function is young; a shop's log is not the place for it. */
function withoutTypes(code: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
