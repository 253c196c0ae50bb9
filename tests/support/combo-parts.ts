import { inArray } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import { comboParts } from "../../src/shop/catalogue/combos/combo-parts.tables.ts";
import { saveComboParts } from "../../src/shop/catalogue/combos/save-combo-parts.ts";
import type { ComboPart } from "../../src/shop/catalogue/rules/combo-parts.ts";
import { getProductPage } from "../../src/shop/catalogue/storefront/get-product-page.ts";
import { changeFeedOf } from "../../src/shop/change-feed/change-feed.ts";
import { testSession } from "./session.ts";
import { openSmallShopFor } from "./small-shop-for.ts";

export const asha = testSession({ roles: ["manager"] });

export const CAKE: ComboPart = { sku: "TRUF10", quantity: 1 };

export const ROSES: ComboPart = { words: "Six red roses" };

/** `CAKE` and `ROSES` as stored. */
export const STORED = ["1 x TRUF10", "Six red roses"];

/**
 * Opens a small shop for a file of tests about the parts of combos. Before each test COMBO1 is made of `CAKE` and
 * `ROSES`, and all of it is on sale.
 * @returns the shop, and what the tests do with parts
 */
export function openCombosFor() {
  const shop = openSmallShopFor();

  beforeEach(async () => {
    await shop.db.delete(comboParts);
    await shop.db.delete(auditEntries);
    await setSale(["TRUF10", "COMBO1", "ROSES12"], true);
    expect(await save([CAKE, ROSES], asha, [])).toEqual({ ok: true, value: 1 });
  });

  const save = (to: ComboPart[], staff = asha, from = STORED, sku = "COMBO1", id = "PCOMBO") =>
    saveComboParts(shop.services, { id, edits: [{ sku, from, to }], staff });

  async function setSale(keys: string[], active: boolean): Promise<void> {
    await shop.db.update(skus).set({ active }).where(inArray(skus.sku, keys));
  }

  async function page(sku: string) {
    await changeFeedOf(shop.db).check();
    const result = await getProductPage(shop.services, { sku });
    if (!result.ok) throw new Error(`no page of ${sku}`);
    return result.value;
  }

  const shownParts = async (sku = "COMBO1") => (await page(sku)).partsOf.get(sku);

  return { shop, save, setSale, page, shownParts };
}
