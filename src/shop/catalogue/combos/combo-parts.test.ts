import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CAKE, openCombosFor, ROSES } from "../../../../tests/support/combo-parts.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import { findProducts } from "../../search/find-products.ts";
import { suggest } from "../../search/suggest.ts";
import { countOnSale, getAvailability, listCombos } from "../catalogue.reads.ts";
import { products } from "../catalogue.tables.ts";
import { findSkus } from "../find-skus.ts";
import { getSellables } from "../get-sellables.ts";
import { listRows } from "../snapshot/list-rows.ts";
import { getCake } from "../storefront/get-cake.ts";
import { listProducts } from "../storefront/list-products.ts";

const { shop, save, setSale, page, shownParts } = openCombosFor();

/** Whether COMBO1 can be ordered, wherever the shop says so. */
async function saidAvailable(): Promise<Record<string, boolean | undefined>> {
  const { chosen, choices } = await page("COMBO1");
  const cake = await page("TRUF05");
  const listing = await listProducts(shop.services, { category: "combos" });
  const combos = await listCombos(shop.services, { productId: "PTRUFFLE" });
  const detail = await getCake(shop.services, { sku: "COMBO1" });
  const rows = await listRows(shop.services, { start: 0, end: 4 });
  return {
    page: chosen.active,
    choice: choices.find(({ sku }) => sku === "COMBO1")?.active,
    "page of the cake": cake.combos.find(({ sku }) => sku === "COMBO1")?.active,
    listing: listing.cards[0]?.active,
    suggestion: (await suggest(shop.services, { q: "truffle" })).find(({ sku }) => sku === "COMBO1")?.active,
    "phone order": (await findSkus(shop.services, { code: "COMBO1", products: [] })).length > 0,
    cart: (await getAvailability(shop.services, ["COMBO1"])).get("COMBO1"),
    checkout: (await getSellables(shop.services, ["COMBO1"])).get("COMBO1")?.active,
    "call for one": detail.ok ? detail.value.active : undefined,
    "call for combos": combos.ok ? combos.value[0]?.active : undefined,
    "call for all": rows.ok ? rows.value.find(({ sku }) => sku === "COMBO1")?.active : undefined,
  };
}

const EVERYWHERE = (value: boolean, said: object) =>
  Object.fromEntries(Object.keys(said).map((name) => [name, value]));

test("a combo can be ordered only while each of its parts is on sale, and everything says the same", async () => {
  const before = await saidAvailable();
  expect(before).toEqual(EVERYWHERE(true, before));
  const { onSale } = await countOnSale(shop.services);
  await setSale(["TRUF10"], false);
  const without = await saidAvailable();
  expect({ ...without, suggestion: false }).toEqual(EVERYWHERE(false, without));
  // Only the first suggestions are shown, and those that can be ordered come first.
  expect(without.suggestion).not.toBe(true);
  expect((await countOnSale(shop.services)).onSale).toBe(onSale - 1);
  await setSale(["TRUF10"], true);
  expect(await saidAvailable()).toEqual(before);
  // A combo that is off sale itself stays so.
  await setSale(["COMBO1"], false);
  expect((await page("COMBO1")).chosen.active).toBe(false);
});

test("a search finds a combo behind what can be ordered while a part is off sale", async () => {
  const namesFound = async () => {
    await changeFeedOf(shop.db).check();
    return (await findProducts(shop.services, { q: "roses" })).ids;
  };
  await setSale(["ROSES12"], false);
  expect(await namesFound()).toEqual(["PCOMBO", "PROSES"]);
  await setSale(["TRUF10"], false);
  await setSale(["ROSES12"], true);
  expect(await namesFound()).toEqual(["PROSES", "PCOMBO"]);
});

test("its page lists the parts, with links to those that are sold alone", async () => {
  expect(await shownParts()).toEqual([
    { title: "Belgian Chocolate Truffle Cake, 1 kg", href: "/cake/TRUF10", isOnSale: true },
    { title: "Six red roses", href: null, isOnSale: true },
  ]);
  await save([{ sku: "ROSES12", quantity: 2 }, CAKE]);
  await setSale(["TRUF10"], false);
  expect(await shownParts()).toEqual([
    { title: "2 × Twelve Red Roses, 12 stems", href: "/cake/ROSES12", isOnSale: true },
    { title: "Belgian Chocolate Truffle Cake, 1 kg", href: null, isOnSale: false },
  ]);
  expect(await shownParts("COMBO2")).toBeUndefined();
});

test("a combo that takes no message has a cake while one of its parts is one, on its page and at the checkout", async () => {
  const said = async (sku: string) => [
    (await page(sku)).chosen.hasCake,
    (await getSellables(shop.services, [sku])).get(sku)?.hasCake,
  ];
  const named = (name: string, takesMessage: boolean) =>
    shop.db.update(products).set({ name, takesMessage }).where(eq(products.id, "PCOMBO"));
  await named("Truffle & Roses", false);
  try {
    expect(await said("COMBO1")).toEqual([true, true]);
    expect(await said("COMBO2")).toEqual([false, false]);
    await save([{ sku: "ROSES12", quantity: 1 }, ROSES]);
    expect(await said("COMBO1")).toEqual([false, false]);
    // Without parts of the catalogue, words and name tell.
    await save([{ words: "Half a kilo of cheesecake" }, ROSES]);
    expect(await said("COMBO1")).toEqual([true, true]);
  } finally {
    await named("Truffle Cake & Roses", true);
  }
  expect(await said("COMBO2")).toEqual([true, true]);
  expect(await said("ROSES12")).toEqual([false, false]);
});

test("a part that is published later makes the combo available at its minute, without a job", async () => {
  const publishAt = new Date(shop.now.getTime() + 60_000);
  await shop.db.update(products).set({ isDraft: true, publishAt }).where(eq(products.id, "PROSES"));
  await save([CAKE, { sku: "ROSES12", quantity: 1 }]);
  try {
    const before = await saidAvailable();
    expect({ ...before, suggestion: false }).toEqual(EVERYWHERE(false, before));
    shop.now = publishAt;
    const after = await saidAvailable();
    expect(after).toEqual(EVERYWHERE(true, after));
  } finally {
    await shop.db.update(products).set({ isDraft: false, publishAt: null }).where(eq(products.id, "PROSES"));
  }
});

test("a draft in a combo that has no time of publication keeps the combo from being ordered", async () => {
  await save([CAKE, { sku: "ROSES12", quantity: 1 }]);
  await shop.db.update(products).set({ isDraft: true, publishAt: null }).where(eq(products.id, "PROSES"));
  try {
    const said = await saidAvailable();
    expect({ ...said, suggestion: false }).toEqual(EVERYWHERE(false, said));
  } finally {
    await shop.db.update(products).set({ isDraft: false }).where(eq(products.id, "PROSES"));
  }
});
