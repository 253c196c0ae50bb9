import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { createLog } from "../src/infrastructure/logging/log.ts";
import { buildApp } from "../src/server/build-app.ts";
import { followSettings } from "../src/server/live-settings.ts";
import { builtPages } from "../src/server/load-pages.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { reviews } from "../src/shop/reviews/reviews.tables.ts";
import { ROUTE_PROPERTIES, routePaths } from "../src/web/route-properties.server.ts";
import { reopened, testDatabase } from "./support/database.ts";
import { propertyRuns } from "./support/property-runs.ts";
import { ORIGIN, openWholeShop, type WholeShop } from "./support/whole-shop.ts";

/** A page of every public route, by the route's path. */
const PAGES: Record<string, string[]> = {
  "/": ["/"],
  "/AllCakes": ["/AllCakes", "/AllCakes?sort=price-low", "/AllCakes?price=500-1000"],
  "/search": ["/search?q=truffle"],
  "/gift-finder": ["/gift-finder", "/gift-finder?budget=1000&day=birthday&for=friend&when=any"],
  "/category/*": ["/category/flowers/roses"],
  "/cake/:sku": [
    "/cake/TRUF05",
    "/cake/TRUF20",
    "/cake/PHOTO10",
    "/cake/ROSES12",
    "/cake/COMBO1",
    "/cake/NEW1",
  ],
  "/cake/:sku/reviews": ["/cake/TRUF05/reviews"],
  "/Blogs": ["/Blogs"],
  "/Blogs/:slug": ["/Blogs/eggless-explained"],
  "/rewards": ["/rewards"],
  "/aboutus": ["/aboutus"],
  "/contact": ["/contact"],
  "/refund-policy": ["/refund-policy"],
  "/cancellation": ["/cancellation"],
  "/privacy-policy": ["/privacy-policy"],
  "/terms": ["/terms"],
  "/testPayment": ["/testPayment"],
  "/reviews": ["/reviews"],
  "/track": ["/track"],
  "/newsletter": ["/newsletter"],
  "/:catagory": ["/birthday", "/birthday-cakes", "/onam"],
  "/*": ["/no/such/page"],
};
const URLS = Object.values(PAGES).flat();

/** Tables that pages read, and whose changes are not recorded. */
const NOT_RECORDED: Record<string, string> = {
  public_changes: "the record itself",
  orders: "bought together: read every quarter of an hour",
  order_lines: "bought together",
  review_photos: "they change only with their review, which is recorded",
  sandbox_webhooks: "the payment sandbox looks for waiting ones in the background",
};

/** A change that pages may show, in each table that they read. */
const CHANGES: Record<string, string[]> = {
  products: [
    "update products set name = name || ' Deluxe' where id = 'PTRUFFLE'",
    "update products set rank = 9 - rank where id in ('PTRUFFLE', 'PPHOTO', 'PROSES', 'PCOMBO')",
    "update products set flavour = 'Vanilla', occasions = '{Wedding}' where id = 'PROSES'",
    "update products set stars5 = stars5 + 1 where id = 'PPHOTO'",
    "update products set category = 'roses' where id = 'PPHOTO'",
    `insert into products select (jsonb_populate_record(p, '{"id": "PNEW", "name": "New Cake", "rank": 99}')).*
      from products p where id = 'PTRUFFLE' on conflict do nothing`,
    "delete from products where id = 'PNEW'",
  ],
  skus: [
    "update skus set sell_paise = sell_paise - 100 where sku = 'TRUF05'",
    "update skus set price_paise = price_paise + 100 where product_id = 'PROSES'",
    "update skus set active = not active where sku = 'TRUF05'",
    "update skus set active = not active where product_id = 'PCOMBO'",
    `insert into skus select (jsonb_populate_record(s, '{"sku": "NEW1", "product_id": "PNEW", "position": 0}')).*
      from skus s where sku = 'TRUF05' and exists (select from products where id = 'PNEW') on conflict do nothing`,
    "delete from skus where sku = 'NEW1'",
  ],
  price_changes: [
    `insert into price_changes (batch, sku, price_paise, sell_paise, from_at, created_at)
      select gen_random_uuid(), sku, price_paise, sell_paise - 100, '2026-11-23T06:00:00Z', now() from skus where sku = 'TRUF05'`,
    "update price_changes set settled_at = now()",
  ],
  categories: [
    "update categories set title = title || '!' where slug = 'birthday'",
    "update categories set first_products = '{PPHOTO,PTRUFFLE}' where slug in ('birthday', 'roses')",
    "update categories set first_products = '{}'",
    "update categories set is_hidden = not is_hidden where slug = 'onam'",
    "insert into categories (slug, title, description) values ('new-year', 'New Year', '') on conflict do nothing",
  ],
  product_categories: [
    "delete from product_categories where category = 'birthday' and product_id = 'PPHOTO'",
    "insert into product_categories values ('birthday', 'PPHOTO') on conflict do nothing",
    "insert into product_categories values ('onam', 'PROSES') on conflict do nothing",
    "delete from product_categories where category = 'onam'",
  ],
  home_sections: [
    "insert into home_sections values (1, 'occasions', '', true, null, '{}'), (2, 'products', 'Ours', true, 'birthday', '{}') on conflict do nothing",
    "update home_sections set title = title || '!' where position = 2",
    "delete from home_sections",
  ],
  menu_items: ["update menu_items set label = label || '!' where position = 1"],
  combo_parts: [
    "insert into combo_parts values ('COMBO1', 0, 'TRUF05', 1, null), ('COMBO1', 1, null, null, 'Six roses') on conflict do nothing",
    "update combo_parts set words = words || '!'",
    "update skus set active = not active where sku = 'TRUF05'",
    "delete from combo_parts where position = 0",
  ],
  combos: [
    "update combos set label = label || '!'",
    "delete from combos where sku = 'COMBO2'",
    "insert into combos values ('PROSES', 'COMBO2', 'With a cake', 9) on conflict do nothing",
  ],
  reviews: [
    "update reviews set message = message || '!' where status = 'approved' and product_id = 'PTRUFFLE'",
    "update reviews set name = 'Deleted user' where product_id is null",
    "update reviews set status = 'approved', decided_at = now(), decided_by = 'x' where status = 'pending'",
  ],
  articles: ["update articles set title = title || '!' where slug = 'eggless-explained'"],
  pages: ["update pages set lead = lead || '!'"],
  delivery_options: ["update delivery_options set fee_paise = fee_paise + 100 where option = 'standard'"],
  testimonials: ["update testimonials set said = said || '!' where place = 1"],
  shop_facts: [
    "insert into shop_facts values ('company', '{Kulfi Foods}', now()), ('name', '{Kulfi House}', now()) on conflict do nothing",
    "update shop_facts set lines = array[lines[1] || '!'] where fact = 'company'",
    "delete from shop_facts where fact = 'name'",
  ],
};

let database: OpenDatabase;
let shop: WholeShop;
const tablesRead = new Set<string>();

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  const db = reopened(database, (query) => {
    for (const [, name = ""] of query.matchAll(/(?:from|join) "(\w+)"/g)) tablesRead.add(name);
  });
  shop = await openWholeShop({ ...database, db });
  shop.testApp.setClock(new Date("2026-11-23T06:30:00Z"));
  const review = {
    email: "a@example.com",
    phone: "",
    message: "Good",
    stars: 5,
    bought: "1 kg",
    isDemo: true,
  };
  const at = new Date("2026-11-20T06:30:00Z");
  const decided = { status: "approved", decidedBy: "demo", decidedAt: at } as const;
  await db.insert(reviews).values([
    { ...review, ...decided, id: "r1", productId: "PTRUFFLE", name: "Asha", digest: "1", createdAt: at },
    { ...review, ...decided, id: "r2", productId: null, name: "Ravi", digest: "2", createdAt: at },
    {
      ...review,
      id: "r3",
      productId: "PPHOTO",
      name: "Meera",
      status: "pending",
      digest: "3",
      createdAt: at,
    },
  ]);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const read = (url: string) => shop.visitor().send({ method: "GET", url });

test("every public route has a page here", () => {
  expect(Object.keys(PAGES).sort()).toEqual(routePaths(({ isPersonal }) => !isPersonal).sort());
  expect(Object.keys(ROUTE_PROPERTIES)).toEqual(expect.arrayContaining(Object.keys(PAGES)));
});

describe("of every table that a public page reads", () => {
  beforeAll(async () => {
    tablesRead.clear();
    await changeFeedOf(shop.services.db).check();
    for (const url of URLS) await read(url);
  });

  test("writing, deleting and truncating is recorded by the database itself", async () => {
    const triggers = (await database.db.execute(sql`
      select c.relname as name, bit_or(t.tgtype::int) & 60 as events
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'record_public_change' group by c.relname`)) as unknown as {
      rows: { name: string; events: number }[];
    };
    // Bits of INSERT, DELETE, UPDATE and TRUNCATE.
    const recorded = triggers.rows.filter(({ events }) => events === 60).map(({ name }) => name);
    expect(tablesRead.size).toBeGreaterThan(5);
    expect([...tablesRead].filter((name) => !recorded.includes(name) && !NOT_RECORDED[name])).toEqual([]);
    expect(Object.keys(CHANGES).sort()).toEqual(recorded.sort());
  });

  test.each(Object.entries(CHANGES))("a change of %s raises the version", async (_table, [change = ""]) => {
    const feed = changeFeedOf(shop.services.db);
    await feed.check();
    const before = feed.version;
    await database.db.execute(sql.raw(change));
    await feed.check();
    expect(feed.version).toBeGreaterThan(before);
  });

  test("a review that waits, and a write that changes nothing, make no page stale", async () => {
    const feed = changeFeedOf(shop.services.db);
    await feed.check();
    const before = feed.version;
    await database.db.update(reviews).set({ phone: "1" }).where(eq(reviews.status, "pending"));
    await database.db.execute(sql`update skus set active = active`);
    await feed.check();
    expect(feed.version).toBe(before);
  });
});

/** The ETags of all pages, and the results of searches, as an instance renders them that has nothing in memory. */
async function pagesOfFreshInstance(): Promise<Record<string, unknown>> {
  const db = reopened(database);
  const { log, machineFacts } = shop.services;
  const config = { url: ORIGIN, SHOP_URL: ORIGIN, SHOP_MODE: "demo" } as never;
  const currentSettings = await followSettings({ config, db, log, machineFacts });
  const services = { ...shop.services, db, settings: currentSettings() };
  const app = await buildApp({
    ...{ services, log: createLog("silent"), web: await builtPages() },
  });
  const pages: Record<string, unknown> = {};
  for (const url of URLS) {
    const { statusCode, headers, payload } = await app.inject({ url });
    pages[url] = [statusCode, headers.etag ?? payload];
  }
  await app.close();
  return pages;
}

test("a second after any change, no page is older than its data", async () => {
  const everyChange = fc.constantFrom(...Object.values(CHANGES).flat());
  await fc.assert(
    fc.asyncProperty(fc.array(everyChange, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const url of URLS) await read(url);
      for (const change of changes) await database.db.execute(sql.raw(change));
      const changedAt = performance.now();
      const expected = await pagesOfFreshInstance();
      await pause(Math.max(0, changedAt + 1_000 - performance.now()));
      const stale = [];
      for (const url of URLS) {
        const { status, headers, text } = await read(url);
        if (JSON.stringify([status, headers.etag ?? text]) !== JSON.stringify(expected[url])) stale.push(url);
      }
      expect(stale).toEqual([]);
    }),
    {
      numRuns: propertyRuns(15),
      endOnFailure: true,
      // Always: every page shows the shop's name.
      examples: [[(CHANGES.shop_facts ?? []).slice(0, 1)]],
    },
  );
}, 120_000);
