import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { skus } from "./catalogue.tables.ts";
import { loadCatalogueSnapshot } from "./catalogue-snapshot.ts";
import { getProductPage } from "./get-product-page.ts";

let opened: OpenDatabase;
let now = SATURDAY_MORNING.getTime();

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());

const services = () => testServices(opened.db, () => new Date(now));

async function priceOnPage(): Promise<number> {
  const page = await getProductPage(services(), { sku: "TRUF05" });
  if (!page.ok) throw new Error(page.code);
  return page.value.chosen.sellPaise;
}

test("a price that the owner changes is on the page a minute later", async () => {
  const before = await priceOnPage();
  await opened.db
    .update(skus)
    .set({ sellPaise: before - 1_000 })
    .where(eq(skus.sku, "TRUF05"));
  now += 59_000;
  expect(await priceOnPage()).toBe(before);
  now += 2_000;
  expect(await priceOnPage()).toBe(before - 1_000);
});

test("a catalogue that has not changed is not read again", async () => {
  const first = await loadCatalogueSnapshot(services());
  now += 61_000;
  expect(await loadCatalogueSnapshot(services())).toBe(first);
});
