import { describe, expect, test } from "vitest";
import { coinsForPaying } from "../src/shop/basics/coins.ts";
import { discountPercent, paise } from "../src/shop/basics/money.ts";
import { isCustomised } from "../src/shop/catalogue/rules/customised.ts";
import { generateDemo } from "./generate.ts";
import { readTables } from "./tables.ts";

const { catalogue } = generateDemo();
const productOf = new Map(catalogue.products.map((product) => [product.id, product]));

describe("the range", () => {
  test("it has 450 products and 15,000 SKUs or more, no two alike", () => {
    expect(catalogue.products.length).toBeGreaterThanOrEqual(450);
    expect(catalogue.skus.length).toBeGreaterThanOrEqual(15_000);
    expect(new Set(catalogue.products.map(({ name }) => name.toLowerCase())).size).toBe(
      catalogue.products.length,
    );
    expect(new Set(catalogue.products.map(({ id }) => id)).size).toBe(catalogue.products.length);
    expect(new Set(catalogue.skus.map(({ sku }) => sku)).size).toBe(catalogue.skus.length);
    expect(catalogue.skus.filter(({ sku }) => !/^[A-Z0-9-]{3,32}$/.test(sku))).toEqual([]);
  });

  test("every kind of thing is sold", () => {
    expect([...new Set(catalogue.products.map(({ kind }) => kind))].sort()).toEqual([
      "balloons",
      "cake",
      "chocolates",
      "combo",
      "flowers",
      "gift",
      "hamper",
      "pastry",
      "plant",
      "soft-toy",
    ]);
  });

  test("generating the shop again gives the same rows", () => {
    expect(generateDemo().catalogue).toEqual(catalogue);
  });

  test("the six popular products are bestsellers of six flavours, all in stock", () => {
    const six = catalogue.products.slice(0, 6);
    expect(six.map(({ name, rank }) => `${rank} ${name}`)).toEqual([
      "1 Belgian Chocolate Truffle Cake",
      "2 Classic Black Forest Cake",
      "3 Red Velvet Cream Cheese Cake",
      "4 Strawberry Drip Cake",
      "5 Fresh Pineapple Cake",
      "6 Blueberry Compote Cake",
    ]);
    expect(new Set(six.map(({ flavour }) => flavour)).size).toBe(6);
    for (const { id } of six) {
      const first = catalogue.skus.find(({ productId, position }) => productId === id && position === 0);
      expect(first).toMatchObject({ weight: "0.5 kg", eggless: true, active: true });
    }
  });

  test("the demo has every state: sold out, one size sold out, no message, an inactive combo", () => {
    const active = (id: string) =>
      catalogue.skus.filter((sku) => sku.productId === id).map((sku) => sku.active);
    const ids = catalogue.products.map(({ id }) => id);
    expect(ids.some((id) => active(id).every((isActive) => !isActive))).toBe(true);
    expect(ids.some((id) => new Set(active(id)).size === 2)).toBe(true);
    expect(catalogue.products.some(({ takesMessage }) => !takesMessage)).toBe(true);
    const combos = catalogue.combos.map(({ sku }) => catalogue.skus.find((row) => row.sku === sku)?.active);
    expect(new Set(combos)).toEqual(new Set([true, false]));
    const onTheFirst = catalogue.combos.filter(({ productId }) => productId === "BTC").map(({ sku }) => sku);
    const sold = catalogue.skus.filter(({ sku }) => onTheFirst.includes(sku)).map((row) => row.active);
    expect(new Set(sold)).toEqual(new Set([true, false]));
    expect(new Set(catalogue.products.map(({ deliveryTime }) => deliveryTime))).toEqual(
      new Set(["same", "next", "scheduled"]),
    );
  });

  test("ratings are believable: a mean of 4.5 to 4.9 of 20 to 400 reviews, low stars among them", () => {
    for (const { name, stars1, stars2, stars3, stars4, stars5 } of catalogue.products) {
      const count = stars1 + stars2 + stars3 + stars4 + stars5;
      const mean = (stars1 + 2 * stars2 + 3 * stars3 + 4 * stars4 + 5 * stars5) / count;
      expect(stars4, name).toBeGreaterThanOrEqual(0);
      expect(stars1, name).toBeGreaterThan(0);
      expect(count, name).toBeGreaterThanOrEqual(20);
      expect(count, name).toBeLessThanOrEqual(400);
      expect(mean, name).toBeGreaterThanOrEqual(4.5);
      expect(mean, name).toBeLessThanOrEqual(4.9);
    }
  });
});

describe("prices", () => {
  test("the badge reads 0, 10, 15 or 20% off, and 10 on four of five", () => {
    const badges = catalogue.skus.map((sku) => discountPercent(paise(sku.pricePaise), paise(sku.sellPaise)));
    expect([...new Set(badges)].sort((a, b) => a - b)).toEqual([0, 10, 15, 20]);
    expect(badges.filter((badge) => badge === 10).length / badges.length).toBeGreaterThan(0.75);
  });

  test("they look like shop prices, and cards promise the coins that the payment earns", () => {
    for (const { sku, sellPaise, pricePaise, points } of catalogue.skus) {
      expect(sellPaise % 1000, sku).toBe(900);
      expect(pricePaise % 100, sku).toBe(0);
      expect(points, sku).toBe(coinsForPaying(paise(sellPaise)));
    }
  });

  test("cakes stand on the ladder: 0.5 kg from 529 to 799, 1 kg 1.7 to 1.9 times, 2 kg 3.4 to 3.7 times that", () => {
    const plain = catalogue.skus.filter(({ productId, shape, eggless }) => {
      const product = productOf.get(productId);
      return (
        product?.kind === "cake" && eggless && shape !== "Heart" && !product.personalization.includes("Photo")
      );
    });
    const half = plain.filter(({ weight }) => weight === "0.5 kg");
    expect(half.length).toBeGreaterThan(100);
    const sells = half.map(({ sellPaise }) => sellPaise / 100).sort((a, b) => a - b);
    expect(sells[0]).toBeGreaterThanOrEqual(529);
    expect(sells.at(-1)).toBeLessThanOrEqual(799);
    for (const { productId, sellPaise, flavour } of half) {
      const at = (weight: string) =>
        plain.find((row) => row.productId === productId && row.flavour === flavour && row.weight === weight);
      const [oneKilo, twoKilos] = [at("1 kg"), at("2 kg")];
      if (oneKilo) expect(oneKilo.sellPaise / sellPaise, oneKilo.sku).toBeGreaterThanOrEqual(1.7);
      if (oneKilo) expect(oneKilo.sellPaise / sellPaise, oneKilo.sku).toBeLessThanOrEqual(1.9);
      if (twoKilos) expect(twoKilos.sellPaise / sellPaise, twoKilos.sku).toBeGreaterThanOrEqual(3.4);
      if (twoKilos) expect(twoKilos.sellPaise / sellPaise, twoKilos.sku).toBeLessThanOrEqual(3.7);
    }
  });

  test("everything has a tax class with a rate", () => {
    const classes = new Set(catalogue.taxRates.map(({ taxClass }) => taxClass));
    const used = [...catalogue.products, ...catalogue.addOns].map(({ taxClass }) => taxClass);
    expect(used.filter((taxClass) => !classes.has(taxClass))).toEqual([]);
  });
});

describe("categories", () => {
  const filed = new Set(catalogue.productCategories.map(({ category }) => category));
  const bySlug = new Map(catalogue.categories.map((category) => [category.slug, category]));
  const products = (slug: string) => filed.has(bySlug.get(slug)?.aliasOf ?? slug);

  test("the menu has seven categories, and products behind every item", () => {
    expect(new Set(catalogue.menuItems.map(({ menu }) => menu)).size).toBe(7);
    expect(catalogue.menuItems.filter(({ slug }) => !filed.has(slug))).toEqual([]);
  });

  test("an item's URL is its label in lower case with hyphens", () => {
    const wrong = catalogue.menuItems.filter(
      ({ label, slug }) => slug !== label.toLowerCase().replace(/\s+/g, "-"),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ..."wedding-cakes birthday-cakes raksha-bandhan anniversary-cake plants combos-cakes thankyou-cakes".split(
      " ",
    ),
    ..."flowers photo-cake first 18th 25th 50th customized-cakes designer-cakes cakes occasions".split(" "),
    ..."birthday-flowers birthday-personalized birthday-balloons".split(" ").map((s) => `category/${s}`),
    ..."anniversary-flowers anniversary-plants anniversary-hampers".split(" ").map((s) => `category/${s}`),
    ..."specialday-flowers specialday-plants specialday-hampers".split(" ").map((s) => `category/${s}`),
    ..."roses orchids carnations hampers".split(" ").map((s) => `category/flowers/${s}`),
    ..."cakes teddy chocolates teddy-chocolates".split(" ").map((s) => `category/combo/flowers-${s}`),
  ])("/%s has products", (slug) => {
    expect(bySlug.get(slug)).toBeDefined();
    expect(products(slug)).toBe(true);
  });

  test("every category has a one-sentence description, and every alias names a category", () => {
    expect(catalogue.categories.filter(({ description }) => !/[.]$/.test(description))).toEqual([]);
    expect(catalogue.categories.filter(({ aliasOf }) => aliasOf !== null && !bySlug.has(aliasOf))).toEqual(
      [],
    );
    expect(bySlug.size).toBe(catalogue.categories.length);
  });

  test("every product has an existing main category", () => {
    expect(catalogue.products.filter(({ category }) => !filed.has(category)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test("a combo is shown on the page of its cake", () => {
    for (const { productId, sku } of catalogue.combos) {
      const combo = productOf.get(catalogue.skus.find((row) => row.sku === sku)?.productId ?? "");
      const cake = productOf.get(productId);
      expect(combo?.kind).toBe("combo");
      expect([combo?.pictureId, ...(combo?.morePictureIds ?? [])]).toContain(cake?.pictureId);
    }
  });

  test("every SKU of a combo says what is in it: the cake of its size, and what goes with it", () => {
    const partsOf = Map.groupBy(catalogue.comboParts, ({ sku }) => sku);
    const skuOf = new Map(catalogue.skus.map((row) => [row.sku, row]));
    for (const sku of catalogue.skus) {
      const { kind } = productOf.get(sku.productId) ?? {};
      const parts = partsOf.get(sku.sku) ?? [];
      expect(parts.length, sku.sku).toBe(kind === "combo" ? Math.max(2, parts.length) : 0);
      for (const { partSku } of parts.filter(({ partSku }) => partSku !== null)) {
        const cake = skuOf.get(partSku ?? "");
        expect(productOf.get(cake?.productId ?? "")?.kind).toBe("cake");
        expect([cake?.weight, cake?.eggless]).toEqual([sku.weight, sku.eggless]);
      }
    }
    const lines = partsOf.get("BTCR-500G-E")?.map(({ partSku, words }) => partSku ?? words);
    expect(lines).toEqual(["BTC-500G-E", "Six red roses"]);
  });

  test("designer and customised cakes, and all else that is made for one customer, take a day", () => {
    const designs = new Set(["designer", "theme", "number", "two-tier", "three-tier"]);
    const looks = readTables().looks.filter(({ sizes }) => designs.has(sizes));
    const designPictures = new Set(looks.map(({ picture }) => picture));
    const soon = catalogue.products.filter(
      (product) => product.leadHours < 24 && (isCustomised(product) || designPictures.has(product.pictureId)),
    );
    expect(soon.map(({ name }) => name)).toEqual([]);
  });

  test("there are twelve add-ons or more to choose from", () => {
    expect(catalogue.addOns.filter(({ active }) => active).length).toBeGreaterThanOrEqual(12);
  });
});
