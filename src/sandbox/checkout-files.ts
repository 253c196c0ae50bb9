import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { encode } from "uqr";
import { z } from "zod";

const FILES = [
  "back-guard.ts",
  "controls.css",
  "element.ts",
  "frame.css",
  "options.ts",
  "pages.ts",
  "pay.ts",
  "states.css",
  "tabs.ts",
  "theme.ts",
  "wide-and-motion.css",
  "window.ts",
];

/**
 * Serves the payment window: `checkout.js` and the modules that it imports. They are source files with the types
 * removed, so they need no build.
 */
export async function checkoutFiles(app: FastifyInstance): Promise<void> {
  const served = new Map<string, Promise<string>>();
  const serve = (url: string, file: string) =>
    app.get(url, async (_request, reply) => {
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
  app.get("/checkout/qr-code.svg", async (request, reply) => {
    const { text } = QrQuery.parse(request.query);
    return reply.type("image/svg+xml").send(qrCode(text));
  });
}

const QrQuery = z.object({ text: z.string().min(1).max(200) });

/** Dark modules only, with the four modules of margin that a reader needs. The page puts white behind it. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

async function forBrowser(file: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, file), "utf8");
  return file.endsWith(".css") ? text : withoutTypes(text);
}

/** Node warns that this function is experimental, which does not belong in the log. */
function withoutTypes(code: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
