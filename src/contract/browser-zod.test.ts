import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { $ZodType, $ZodTypes } from "zod/v4/core";

// Schemas of requests, and of the export of an account, never reach a browser.
const FILES = import.meta.glob<Schemas>([
  "./*.ts",
  "!./*request*",
  "!./account-export.ts",
  "!./browser-zod*",
  "!./*.test.ts",
]);
type Schemas = Record<string, z.ZodMiniType>;

/** The schemas of all files, as they are at this moment. */
async function loadAll(): Promise<Schemas> {
  const loaded = Object.entries(FILES).map(async ([file, load]) => prefixed(file, await load()));
  return Object.assign({}, ...(await Promise.all(loaded)));
}

function prefixed(file: string, schemas: Schemas): Schemas {
  const named = Object.entries(schemas).filter(([, value]) => typeof value !== "function");
  return Object.fromEntries(named.map(([name, schema]) => [`${file} ${name}`, schema]));
}

/** A value that the schema takes, one with nulls and without what is optional, and many that are wrong in one place. */
function samplesOf(schema: $ZodType): { right: unknown[]; wrong: unknown[] } {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape).map(([name, field]) => ({ name, ...samplesOf(field) }));
      const whole = Object.fromEntries(fields.map(({ name, right }) => [name, right[0]]));
      const other = Object.fromEntries(
        fields.map(({ name, right }) => [name, right.at(-1)]).filter(([, value]) => value !== undefined),
      );
      const changed = fields.flatMap(({ name, wrong }) =>
        wrong.map((value) => ({ ...whole, [name]: value })),
      );
      const lacking = fields.map(({ name }) => ({ ...whole, [name]: undefined }));
      return {
        right: [whole, other, { ...whole, unheardOf: 1 }],
        wrong: [...changed, ...lacking, [], "{}", null],
      };
    }
    case "array": {
      const { right, wrong } = samplesOf(def.element);
      return { right: [right, []], wrong: [...wrong.map((value) => [right[0], value]), {}, null, "a"] };
    }
    case "record":
      return { right: [{ a: samplesOf(def.valueType).right[0] }, {}], wrong: [{ a: [] }, null, "a"] };
    case "nullable":
    case "optional": {
      const { right, wrong } = samplesOf(def.innerType);
      const none = def.type === "nullable" ? null : undefined;
      return { right: [...right, none], wrong };
    }
    case "catch": {
      const { right, wrong } = samplesOf(def.innerType);
      return { right: [...right, ...wrong], wrong: [] };
    }
    case "union": {
      const samples = def.options.map(samplesOf);
      return { right: samples.flatMap(({ right }) => right), wrong: [{}, true] };
    }
    case "enum":
      return { right: Object.values(def.entries), wrong: ["unheard of", 1, null] };
    case "literal":
      return { right: def.values, wrong: ["unheard of", null] };
    case "string":
      return {
        right: ["2026-11-22", "2026-11-22T10:00:00.000Z", "https://shop.example/a", UUID, "Asha"].filter(
          (text) => z.safeParse(schema, text).success,
        ),
        wrong: [7, null, {}],
      };
    case "number":
      return {
        right: [7, 20, 5].filter((value) => z.safeParse(schema, value).success),
        wrong: ["7", null, 0.5, -1, 99],
      };
    case "boolean":
      return { right: [true, false], wrong: ["true", 1, null] };
    case "null":
      return { right: [null], wrong: [{}, ""] };
    case "unknown":
      return { right: [{ a: [1] }, null, 1], wrong: [] };
    default:
      throw new Error(`browsers get no ${def.type}`);
  }
}

const UUID = "0b6c2f5e-5f4e-4d7c-9b58-1f0c3c1f6a11";

test("what browsers get of a schema reads what Zod reads, and refuses what Zod refuses", async () => {
  const schemas = await loadAll();
  vi.resetModules();
  vi.doMock("zod/mini", () => import("./browser-zod.ts"));
  const read = (await import("./browser-zod.ts")).safeParse as unknown as typeof z.safeParse;
  const forBrowsers = await loadAll();
  vi.doUnmock("zod/mini");

  expect(Object.keys(schemas).length).toBeGreaterThan(50);
  let refused = 0;
  for (const [name, schema] of Object.entries(schemas)) {
    const { right, wrong } = samplesOf(schema);
    for (const value of [...right, ...wrong]) {
      const { success, data } = z.safeParse(schema, value);
      if (!success) refused += 1;
      const note = `${name} of ${JSON.stringify(value)}`;
      const reader = forBrowsers[name];
      if (!reader) throw new Error(`browsers lack ${name}`);
      const result = read(reader, value);
      expect(result.success, note).toBe(success);
      expect(result.data, note).toEqual(data);
    }
  }
  expect(refused).toBeGreaterThan(500);
});
