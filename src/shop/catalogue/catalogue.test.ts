import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aProduct, aSku } from "../../../tests/support/small-shop.ts";
import { openSmallShopFor, succeeded } from "../../../tests/support/small-shop-for.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import { day, instant } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import {
  getAddOns,
  getKitchenNeeds,
  getMenu,
  listAddOns,
  listCombos,
  popularProducts,
} from "./catalogue.reads.ts";
import { products, skus } from "./catalogue.tables.ts";
import { getSellables } from "./get-sellables.ts";
import type { ProductKind } from "./rules/product-kinds.ts";
import { listRows } from "./snapshot/list-rows.ts";
import { cardsOfSkus } from "./storefront/cards-of-skus.ts";
import { findCategory } from "./storefront/find-category.ts";
import { getProductPage } from "./storefront/get-product-page.ts";
import { listProducts } from "./storefront/list-products.ts";
import { similarProducts } from "./storefront/similar-products.ts";

const shop = openSmallShopFor();

async function skusOf(listing: ReturnType<typeof listProducts>): Promise<string[]> {
  return (await listing).cards.map((card) => card.sku);
}

describe("a listing", () => {
  test("shows each product once, by its default SKU, in the shop's order", async () => {
    expect(await skusOf(listProducts(shop.services, {}))).toEqual(["TRUF05", "PHOTO10", "ROSES12", "COMBO1"]);
  });

  test("of a category shows only its products and says how many there are", async () => {
    const listing = await listProducts(shop.services, { category: "birthday" });
    expect(listing).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(listing.cards.map((card) => card.sku)).toEqual(["TRUF05", "PHOTO10", "ROSES12"]);
  });

  test.each([
    ["below ₹500", { filter: { price: "below-500" } }, ["ROSES12"]],
    ["₹500 to ₹1,000", { filter: { price: "500-1000" } }, ["TRUF05", "PHOTO10"]],
    ["above ₹1,000", { filter: { price: "above-1000" } }, ["COMBO1"]],
    ["next day", { filter: { delivery: "next" } }, ["PHOTO10"]],
    ["with photo and name", { filter: { personalization: ["photo", "name"] } }, ["PHOTO10"]],
    ["eggless, by the SKU that is", { filter: { eggless: true } }, ["TRUF10E", "PHOTO10"]],
    ["vanilla", { filter: { flavours: ["vanilla"] } }, ["PHOTO10"]],
    ["flowers", { filter: { gifts: ["flowers"] } }, ["ROSES12"]],
    ["flowers or combos", { filter: { gifts: ["flowers", "combos"] } }, ["ROSES12", "COMBO1"]],
    ["made in two hours", { filter: { ready: 2 } }, ["TRUF05", "ROSES12", "COMBO1"]],
    [
      "of one kilo above ₹1,000, by the SKU of one kilo",
      { filter: { weights: ["1-kg"], price: "above-1000" } },
      ["TRUF10", "COMBO1"],
    ],
    [
      "a flavour that nobody has is no filter",
      { filter: { flavours: ["soap"], gifts: ["flowers"] } },
      ["ROSES12"],
    ],
    [
      "named products in the order of the names",
      { ids: ["PROSES", "NOPE", "PTRUFFLE"] },
      ["ROSES12", "TRUF05"],
    ],
    [
      "named products, dearest first",
      { ids: ["PROSES", "PTRUFFLE"], sort: "price-high" },
      ["TRUF05", "ROSES12"],
    ],
    ["cheapest first", { sort: "price-low" }, ["ROSES12", "TRUF05", "PHOTO10", "COMBO1"]],
    ["dearest first", { sort: "price-high" }, ["COMBO1", "PHOTO10", "TRUF05", "ROSES12"]],
    [
      "same-day cakes with a message below ₹1,000",
      { filter: { delivery: "same", personalization: ["message"], price: "500-1000" } },
      ["TRUF05"],
    ],
  ] as const)("can be narrowed or sorted: %s", async (_what, filter, expected) => {
    expect(await skusOf(listProducts(shop.services, filter as object))).toEqual(expected);
  });

  test("beyond its last page is empty and still knows its total", async () => {
    expect(await listProducts(shop.services, { page: 9 })).toMatchObject({ cards: [], total: 4, pages: 1 });
  });

  test("a card has the product's price, rating and link", async () => {
    const [card] = (await listProducts(shop.services, {})).cards;
    expect(card).toMatchObject({
      name: "Belgian Chocolate Truffle Cake",
      href: "/cake/TRUF05",
      pricePaise: paise(79_900),
      sellPaise: paise(71_900),
      discount: 10,
      rating: 4.8,
      reviews: 210,
    });
  });
});

describe("the contract's rows", () => {
  test.each([
    [0, 8],
    [2, 4],
    [2, 7],
    [4, 6],
    [5, 8],
    [7, 90],
    [8, 9],
  ])("from %i to %i are the same as in the whole list", async (start, end) => {
    const rows = succeeded(await listRows(shop.services, { start: 0, end: 100 }));
    expect(succeeded(await listRows(shop.services, { start, end }))).toEqual(rows.slice(start, end));
  });

  test("put every product before a second SKU of any", async () => {
    const rows = succeeded(await listRows(shop.services, { start: 0, end: 100 }));
    expect(rows.map((row) => row.sku)).toEqual([
      ...["TRUF05", "PHOTO10", "ROSES12", "COMBO1"],
      ...["TRUF10", "TRUF10E", "TRUF20", "COMBO2"],
    ]);
  });

  test("continue where the last range ended", async () => {
    const rows = succeeded(await listRows(shop.services, { start: 3, end: 6 }));
    expect(rows.map((row) => row.sku)).toEqual(["COMBO1", "TRUF10", "TRUF10E"]);
  });

  test("the popular products are rows 1 to 7", async () => {
    const rows = succeeded(await listRows(shop.services, { start: 1, end: 7 }));
    const popular = await popularProducts(shop.services);
    expect(popular.map((card) => card.sku)).toEqual(rows.slice(0, popular.length).map((row) => row.sku));
  });

  test.each([
    [-1, 5],
    [5, 4],
    [0, 1_001],
  ])("are refused from %i to %i", async (start, end) => {
    expect(await listRows(shop.services, { start, end })).toMatchObject({
      ok: false,
      code: "range-out-of-bounds",
    });
  });
});

describe("a product's page", () => {
  test("shows every SKU, the one of the address chosen", async () => {
    const page = succeeded(await getProductPage(shop.services, { sku: "TRUF10E" }));
    expect(page.choices.map((choice) => choice.sku)).toEqual(["TRUF05", "TRUF10", "TRUF10E", "TRUF20"]);
    expect(page.chosen).toMatchObject({ sku: "TRUF10E", eggless: true, sellPaise: 130_400 });
    expect(page.trail).toEqual([
      { label: "Cakes", href: null },
      { label: "All Cakes", href: "/all-cakes" },
    ]);
    expect(page.rating.byStars[0]).toEqual({ stars: 5, reviews: 176 });
    expect(page.photos).toHaveLength(2);
  });

  test("shows its combos, including those that are not available now", async () => {
    const { combos } = succeeded(await getProductPage(shop.services, { sku: "TRUF05" }));
    expect(combos.map(({ sku, label, active }) => [sku, label, active])).toEqual([
      ["COMBO1", "With six red roses", true],
      ["COMBO2", "With a cuddly teddy", false],
    ]);
    // The combo has the cake's own picture, so the cake's page shows the picture of what it adds.
    expect(combos[0]?.cutout.id).toBe("chocolate-truffle-slice-cake");
    const listed = succeeded(await listCombos(shop.services, { productId: "PTRUFFLE" }));
    expect(listed.map(({ sku }) => sku)).toEqual(["COMBO1", "COMBO2"]);
  });

  test("of an unknown SKU is refused", async () => {
    expect(await getProductPage(shop.services, { sku: "NOPE" })).toMatchObject({ code: "unknown-sku" });
  });

  test("links to others of its flavour, category or occasion, never to itself", async () => {
    const like = { flavour: "Chocolate Truffle", category: "all-cakes", productId: "PCOMBO", rank: 4 };
    const alike = async (kind: ProductKind, occasions: string[], limit = 4) => {
      const cards = await similarProducts(shop.services, { ...like, kind, occasions, limit });
      return cards.map((card) => card.sku);
    };
    expect(await alike("combo", [])).toEqual(["TRUF05"]);
    expect(await alike("cake", ["Birthday"])).toEqual(["TRUF05", "PHOTO10"]);
    expect(await alike("cake", ["Birthday"], 1)).toEqual(["TRUF05"]);
  });
});

test("cards of SKUs come in the requested order, each with its own price, without unknown SKUs", async () => {
  const request = { skus: ["COMBO2", "NOPE", "TRUF10", "TRUF05"] };
  const cards = await cardsOfSkus(shop.services, request);
  expect(cards.map(({ sku, sellPaise, active }) => [sku, sellPaise, active])).toEqual([
    ["COMBO2", 157_400, false],
    ["TRUF10", 125_900, true],
    ["TRUF05", 71_900, true],
  ]);
});

test("a product without combos has none, an unknown product is refused", async () => {
  expect(await listCombos(shop.services, { productId: "PROSES" })).toEqual({ ok: true, value: [] });
  expect(await listCombos(shop.services, { productId: "NOPE" })).toMatchObject({ code: "unknown-product" });
});

describe("a category", () => {
  test.each([
    ["birthday", "birthday", "birthday"],
    ["birthday-cakes", "birthday-cakes", "birthday"],
    ["Birthday-Cakes", "birthday-cakes", "birthday"],
    ["BirthdayGifts", "birthday", "birthday"],
    ["category/flowers/roses", "category/flowers/roses", "roses"],
    ["PhotoCakes", "photo-cake", "photo-cake"],
  ])("is found as %j", async (name, slug, listedAs) => {
    expect(succeeded(await findCategory(shop.services, { name }))).toMatchObject({ slug, listedAs });
  });

  test.each(["unicorns", "", "%"])("is not found as %j", async (name) => {
    expect(await findCategory(shop.services, { name })).toMatchObject({ code: "unknown-category" });
  });
});

test("the menu leaves out items without products", async () => {
  expect(await getMenu(shop.services)).toEqual([
    { label: "Cakes", groups: [{ label: "Types", items: [{ label: "All Cakes", href: "/all-cakes" }] }] },
    {
      label: "Occasions",
      groups: [{ label: "Birthday", items: [{ label: "Birthday", href: "/birthday" }] }],
    },
    {
      label: "Flowers",
      groups: [{ label: "Flower varieties", items: [{ label: "Roses", href: "/roses" }] }],
    },
  ]);
});

test("a new product is on the pages within a minute", async () => {
  let now = instant(day("2026-11-21"), 600);
  const laterServices = testServices(shop.db, () => now);
  const names = async () => (await popularProducts(laterServices)).map((card) => card.name);
  now = new Date(now.getTime() + 3_600_000);
  expect(await names()).not.toContain("Plum Cake");
  await shop.db
    .insert(products)
    .values(aProduct(5, { id: "PPLUM", name: "Plum Cake", category: "all-cakes" }));
  await shop.db.insert(skus).values(aSku("PLUM10", "PPLUM", 0));
  now = new Date(now.getTime() + 60_000);
  expect(await names()).toContain("Plum Cake");
  await shop.db.delete(products).where(eq(products.id, "PPLUM"));
});

test("unavailable add-ons are not offered", async () => {
  const addOns = await listAddOns(shop.services);
  expect(addOns.map(({ sku, icon }) => [sku, icon])).toEqual([
    ["ADDCANDLE", "candle"],
    ["ADDBALLOONS", "candle"],
    ["ADDCARD", "candle"],
  ]);
});

describe("what checkout gets", () => {
  test("is today's price and the tax of the day", async () => {
    const sold = await getSellables(shop.services, ["TRUF10", "ROSES12", "NOPE"]);
    expect([...sold.keys()].sort()).toEqual(["ROSES12", "TRUF10"]);
    expect(sold.get("TRUF10")).toMatchObject({
      sellPaise: paise(125_900),
      hsn: "1905",
      taxRateBp: 500,
      leadHours: 2,
    });
    expect(sold.get("ROSES12")).toMatchObject({ taxRateBp: 0, takesMessage: false });
  });

  test("is the older rate before the newer one begins", async () => {
    const summer = testServices(shop.db, () => instant(day("2025-09-21"), 600));
    expect((await getSellables(summer, ["TRUF10"])).get("TRUF10")?.taxRateBp).toBe(1800);
  });

  test("names add-ons likewise, and whether they are available", async () => {
    const sold = await getAddOns(shop.services, ["ADDCANDLE", "ADDKNIFE", "NOPE"]);
    expect(sold.get("ADDCANDLE")).toMatchObject({ pricePaise: 4_900, hsn: "3406", active: true });
    expect(sold.get("ADDKNIFE")?.active).toBe(false);
    expect(sold.has("NOPE")).toBe(false);
  });

  test("is the longest time that anything in the order takes", async () => {
    const needs = (...skus: string[]) =>
      getKitchenNeeds(
        shop.services,
        skus.map((sku) => ({ sku, quantity: 2 })),
      );
    expect(await needs("TRUF10", "PHOTO10")).toMatchObject({ ok: true, value: { leadHours: 24 } });
    expect(await needs("TRUF10", "NOPE")).toMatchObject({ code: "unknown-sku" });
  });
});
