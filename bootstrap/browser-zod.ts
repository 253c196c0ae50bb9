import { join } from "node:path";
import { type Plugin, parseAst } from "vite";

const READER = join(import.meta.dirname, "../src/contract/browser-zod.ts");

/**
 * Replaces `zod/mini` in browsers by a small parser, and removes what only the OpenAPI document shows: descriptions of
 * fields, and lists of open codes. The server keeps all.
 */
export function browserZod(): Plugin {
  return {
    name: "browser-zod",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (id === "zod/mini" ? READER : null),
    transform: {
      filter: { id: /src\/contract\/[\w-]+\.ts$/, code: /described\(|openCode\(/ },
      handler: (code) => ({ code: withoutDocumentation(code), map: null }),
    },
    onLog(_level, log) {
      if (log.code === "IMPORT_IS_UNDEFINED" && log.message.includes("browser-zod"))
        this.error(`A reply uses what its reader lacks. ${log.message}`);
    },
  };
}

type Range = { start: number; end: number };
type Call = Range & { callee: { name?: string }; arguments: Range[] };

/** The source of a part of the contract with `schema` for each `described(schema, "…")`, and `openCode()` without codes. */
export function withoutDocumentation(code: string): string {
  const unread: Range[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    const { callee, arguments: [schema] = [], start, end } = node as Partial<Call>;
    if (callee?.name === "described" && schema)
      unread.push({ start: start ?? 0, end: schema.start }, { start: schema.end, end: end ?? 0 });
    // With the comma that the formatter puts after a long list.
    if (callee?.name === "openCode" && schema) unread.push({ start: schema.start, end: (end ?? 0) - 1 });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code, { lang: "ts" }));
  return unread
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}
