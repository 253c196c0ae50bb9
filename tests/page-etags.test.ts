import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { paise } from "../src/shop/basics/money.ts";
import { skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { testDatabase } from "./support/database.ts";
import { type Answered, openWholeShop, type WholeShop } from "./support/whole-shop.ts";

const NOON = Date.parse("2026-11-23T06:30:00Z");

/** Two instances with the same catalogue. The clock of the second is a minute ahead. */
const databases: OpenDatabase[] = [];
let early: WholeShop;
let late: WholeShop;

beforeAll(async () => {
  early = await openInstance();
  late = await openInstance();
  early.testApp.setClock(new Date(NOON));
  late.testApp.setClock(new Date(NOON + 61_000));
});
afterAll(async () => {
  await early.close();
  await late.close();
  for (const database of databases) await database.close();
});

async function openInstance(): Promise<WholeShop> {
  const database = await testDatabase();
  databases.push(database);
  await loadDemoContent(database);
  return openWholeShop(database);
}

const ask = (shop: WholeShop, url: string, headers: Record<string, string> = {}) =>
  shop.visitor().send({ method: "GET", url, headers });

const hashesOf = ({ headers }: Answered) =>
  `${headers["content-security-policy"]}`.match(/'(sha256|nonce)-[^']*'/g) ?? [];

const PAGES = [
  ...["/", "/AllCakes", "/AllCakes?sort=rating", "/birthday", "/cake/TRUF05", "/cake/TRUF05/reviews"],
  ...[
    "/Blogs",
    "/reviews",
    "/rewards",
    "/aboutus",
    "/contact",
    "/terms",
    "/track",
    "/newsletter",
    "/testPayment",
  ],
  ...["/_.data", "/AllCakes.data", "/cake/TRUF05.data"],
];

describe("a page rendered a minute later by another instance", () => {
  test.each(PAGES)("%s has the same body, ETag and policy", async (url) => {
    const first = await ask(early, url);
    const second = await ask(late, url);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(hashesOf(second)).toEqual(hashesOf(first));
    const again = await ask(late, url, { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("has another ETag when a price has changed", async () => {
    const before = await ask(late, "/cake/TRUF05");
    const db = databases.at(-1)?.db;
    await db
      ?.update(skus)
      .set({ sellPaise: paise(12_300) })
      .where(eq(skus.sku, "TRUF05"));
    late.testApp.setClock(new Date(NOON + 122_000));
    // The first visitor gets the stored page while a new one is rendered.
    await vi.waitFor(
      async () => {
        const after = await ask(late, "/cake/TRUF05", { "if-none-match": String(before.headers.etag) });
        expect([after.status, after.headers.etag === before.headers.etag]).toEqual([200, false]);
        expect(after.text).toContain("\u20b9123");
      },
      { timeout: 20_000 },
    );
  });
});
