import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openSmallShopFor } from "../../../../tests/support/small-shop-for.ts";
import { paise } from "../../basics/money.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import { skus } from "../catalogue.tables.ts";
import { getProductPage } from "../storefront/get-product-page.ts";
import { loadCatalogueSnapshot } from "./catalogue-snapshot.ts";

const shop = openSmallShopFor({ resetsClock: false });

const later = (ms: number) => {
  shop.now = new Date(shop.now.getTime() + ms);
};

async function priceOnPage(): Promise<number> {
  const page = await getProductPage(shop.services, { sku: "TRUF05" });
  if (!page.ok) throw new Error(page.code);
  return page.value.chosen.sellPaise;
}

test("a price that the owner changes is on the page a minute later", async () => {
  const before = await priceOnPage();
  await shop.db
    .update(skus)
    .set({ sellPaise: paise(before - 1_000) })
    .where(eq(skus.sku, "TRUF05"));
  later(59_000);
  expect(await priceOnPage()).toBe(before);
  later(2_000);
  expect(await priceOnPage()).toBe(before - 1_000);
});

test("a catalogue that has not changed is not read again", async () => {
  const first = await loadCatalogueSnapshot(shop.services);
  later(61_000);
  expect(await loadCatalogueSnapshot(shop.services)).toBe(first);
});

describe("an update of which a read fails", () => {
  let failingRead = 0;
  let reads = 0;

  /** An instance whose read number `failingRead` fails; 0 fails none. */
  async function openInstance() {
    const services = shop.otherInstance(() => {
      reads += 1;
      if (reads === failingRead) throw new Error("connection lost");
    });
    const snapshot = () => loadCatalogueSnapshot(services);
    await snapshot();
    return { check: () => changeFeedOf(services.db).check(), snapshot };
  }

  beforeAll(async () => {
    await shop.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'PCOPY' || n, 'rank', 100 + n))).*
      from products p, generate_series(1, 300) n where p.id = 'PROSES'`);
    await shop.db.execute(sql`
      insert into skus select (jsonb_populate_record(s, jsonb_build_object('sku', 'COPY' || n, 'product_id', 'PCOPY' || n))).*
      from skus s, generate_series(1, 300) n where s.sku = 'ROSES12'`);
    await shop.db.execute(sql`
      insert into product_categories select category, 'PCOPY' || n
      from product_categories, generate_series(1, 300) n where product_id = 'PROSES'`);
  });

  test.each([
    ["one product", [sql`update skus set sell_paise = sell_paise - 100 where sku = 'ROSES12'`]],
    ["@all more than a batch", [sql`update skus set sell_paise = sell_paise - 100 where sku like 'COPY%'`]],
    [
      "@all the order, names and sizes",
      [
        sql`update products set rank = 1000 - rank, name = name || '!'`,
        sql`update skus set active = not active where sku in ('TRUF05', 'ROSES12')`,
        sql`update categories set title = title || '!'`,
      ],
    ],
    [
      "@all the whole catalogue",
      [
        sql`update skus set sell_paise = sell_paise - 100`,
        sql`insert into public_changes (kind, key) values ('product', null)`,
      ],
    ],
  ])("is complete once it has been repeated: %s", async (_what, changes) => {
    const change = async () => {
      for (const statement of changes) await shop.db.execute(statement);
      reads = 0;
    };
    failingRead = 0;
    const instance = await openInstance();
    await change();
    await instance.check();
    const readsOfUpdate = reads;
    expect(readsOfUpdate).toBeGreaterThan(8);
    for (let read = 1; read <= readsOfUpdate; read += 1) {
      await change();
      failingRead = read;
      await expect(instance.check(), `read ${read}`).rejects.toThrow();
      failingRead = 0;
      await instance.check();
      const fresh = await openInstance();
      expect(await instance.snapshot(), `read ${read}`).toEqual(await fresh.snapshot());
    }
  });
});
