import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { loadCatalogueSnapshot } from "./catalogue-snapshot.ts";
import type { LoadedProduct } from "./loaded-product.ts";
import { findChanges, replaceProducts } from "./snapshot-updates.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());

test("a SKU that moves to another product while both are read has the page of its new product", async () => {
  const snapshot = await loadCatalogueSnapshot(testServices(opened.db, () => SATURDAY_MORNING));
  const [from, to] = [...snapshot.loaded.values()] as [LoadedProduct, LoadedProduct];
  const [moving] = from.page.choices as [LoadedProduct["page"]["choices"][number]];
  const withChoices = (product: LoadedProduct, choices: LoadedProduct["page"]["choices"]): LoadedProduct =>
    structuredClone({ ...product, page: { ...product.page, choices } });
  const before = withChoices(from, from.page.choices);
  const after = withChoices(from, from.page.choices.slice(1));
  const read = withChoices(to, [...to.page.choices, moving]);
  const [oldId, newId] = [from.page.product.id, to.page.product.id];
  const update = (now: typeof snapshot, ids: string[], products: LoadedProduct[]) => {
    const byId = new Map(products.map((product) => [product.page.product.id, product]));
    return replaceProducts(now, findChanges(now, ids, byId));
  };
  // Read at last before the move, after its new product was read.
  const both = update(update(snapshot, [newId], [read]), [oldId], [{ ...before, categories: ["moved"] }]);
  const unchanged = structuredClone(both.loaded.get(newId)) as LoadedProduct;
  const moved = update(both, [oldId, newId], [after, unchanged]);
  expect(moved.pageOf.get(moving.sku)?.product.id).toBe(newId);
});
