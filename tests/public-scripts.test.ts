import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutDocumentation } from "../bootstrap/browser-zod.ts";
import { isPublic, leaksOf, settingNames } from "../bootstrap/public-modules.ts";

const SCRIPTS = join(import.meta.dirname, "../build/web/client/assets");
const built = readdirSync(SCRIPTS).filter((name) => name.endsWith(".js"));

const script = (
  name: string,
  modules: string[],
  fields: { entry?: string; loads?: string[]; code?: string },
) => ({
  ...{ name, modules, loads: [], code: "" },
  ...fields,
});

test.each([
  "src/web/storefront/cake/cake.tsx",
  "src/shop/basics/money.ts",
  "src/shop/reviews/rules/reject-reasons.ts",
  "src/shop/refusals.ts",
  "node_modules/react-dom/client.js",
  "node_modules/@radix-ui/react-dialog/dist/index.mjs",
  "\0rolldown/runtime.js",
])("the module %s may reach a browser", (id) => {
  expect(isPublic(id)).toBe(true);
});

test.each([
  "src/shop/reviews/reject-review.ts",
  "src/shop/reviews/reviews.queries.ts",
  "src/shop/accounts/accounts.tables.ts",
  "src/web/rendering/ready-html.server.tsx",
  "src/server/pages.ts",
  "src/infrastructure/logging/log.ts",
  "src/sandbox/sandbox.ts",
  "node_modules/drizzle-orm/pg-core/table.js",
  "node_modules/pg/lib/index.js",
  "node_modules/pino/browser.js",
  "node_modules/react/node_modules/pg/lib/index.js",
  "node_modules/react-but-not-react/index.js",
  "__vite-browser-external",
  "node:crypto",
])("the build fails if the module %s is in a public script", (id) => {
  expect(isPublic(id)).toBe(false);
  expect(leaksOf([script("a.js", [id], {})], [])).toEqual([
    `a.js contains ${id}, which belongs to the server`,
  ]);
});

test("the build fails if a script that shoppers load contains code of the back office", () => {
  const office = "src/web/office/day/day.tsx";
  const scripts = [
    script("cake.js", [], { entry: "src/web/storefront/cake/cake.tsx", loads: ["shared.js"] }),
    script("day.js", [office], { entry: office, loads: ["shared.js"] }),
  ];
  expect(leaksOf([...scripts, script("shared.js", [], {})], [])).toEqual([]);
  expect(leaksOf([...scripts, script("shared.js", ["src/web/office/pager.tsx"], {})], [])).toEqual([
    "shared.js contains src/web/office/pager.tsx of the back office, and shoppers load it",
  ]);
});

test("the build fails if a public script names a secret setting", () => {
  const code = "fetch(process.env.RAZORPAY_KEY_SECRET)";
  expect(leaksOf([script("pay.js", [], { code })], settingNames())).toEqual([
    "pay.js names the setting RAZORPAY_KEY_SECRET",
  ]);
  expect(settingNames()).toEqual(expect.arrayContaining(["SESSION_SECRET", "DATABASE_URL", "SMTP_URL"]));
});

test("the built scripts contain no SQL, server library or setting", () => {
  expect(built.length).toBeGreaterThan(20);
  const leaks = built.flatMap((name) => {
    const code = readFileSync(join(SCRIPTS, name), "utf8");
    const words =
      code.match(/drizzle|PgTable|pg_advisory|user_roles|audit_log|process\.env|node:[a-z_]+["'/]/g) ?? [];
    return [...words, ...settingNames().filter((setting) => code.includes(setting))].map(
      (word) => `${name}: ${word}`,
    );
  });
  expect(leaks).toEqual([]);
});

test("descriptions and open codes of the contract are for its documents, not for browsers", () => {
  const code = 'const A = z.object({ of: described(z.array(described(z.int(), "In kg")), "Two") });';
  expect(withoutDocumentation(code)).toBe("const A = z.object({ of: z.array(z.int()) });");
  expect(withoutDocumentation("const B = openCode(\n  CODES,\n);")).toBe("const B = openCode(\n  );");
  const contract = readFileSync(join(import.meta.dirname, "../src/contract/delivery.ts"), "utf8");
  const [, description = ""] = /described\([^"]+"([^"]{20,})"/.exec(contract) ?? [];
  expect(description).not.toBe("");
  expect(built.filter((name) => readFileSync(join(SCRIPTS, name), "utf8").includes(description))).toEqual([]);
});
