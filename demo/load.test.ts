import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { products, skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { loadCatalogue } from "../src/shop/catalogue/snapshot/load-catalogue.ts";
import { pincodes } from "../src/shop/delivery/delivery.tables.ts";
import { loadDelivery } from "../src/shop/delivery/load-delivery.ts";
import { testDatabase } from "../tests/support/database.ts";
import { generateDemo } from "./generate.ts";
import { loadDemo } from "./load.ts";

const demo = generateDemo();
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const offered = (pincode: string) => {
  const row = demo.delivery.pincodes.find((row) => row.pincode === pincode);
  return row && [row.standard, row.express, row.fixedTime, row.midnight, row.pickup];
};

test("25 kitchens in 12 cities serve 400 pincodes or more, each from a kitchen of its city", () => {
  const { kitchens, pincodes } = demo.delivery;
  expect(kitchens).toHaveLength(25);
  expect(new Set(kitchens.map(({ city }) => city)).size).toBe(12);
  expect(pincodes.length).toBeGreaterThanOrEqual(400);
  expect(new Set(pincodes.map(({ pincode }) => pincode)).size).toBe(pincodes.length);
  const cityOf = new Map(kitchens.map(({ id, city }) => [id, city]));
  expect(pincodes.filter(({ city, kitchenId }) => cityOf.get(kitchenId) !== city)).toEqual([]);
  const served = new Set(pincodes.map(({ pincode }) => pincode));
  expect(kitchens.filter(({ pincode }) => !served.has(pincode))).toEqual([]);
});

test("some pincodes lack an option, and 999999 is not served", () => {
  expect(offered("110001")).toEqual([true, true, true, true, true]);
  expect(offered("560001")).toEqual([true, true, true, false, true]);
  expect(offered("400001")).toEqual([true, false, true, true, true]);
  expect(offered("700001")).toEqual([true, true, true, true, false]);
  expect(offered("999999")).toBeUndefined();
});

test("wrong rows are refused with table, row and column, and nothing is loaded", async () => {
  const { catalogue, delivery } = demo;
  const [first, ...others] = catalogue.products;
  const refused = await loadCatalogue(database, {
    rows: { ...catalogue, products: [{ ...first, rank: -1 }, ...others] },
  });
  expect(refused).toMatchObject({ ok: false, code: "catalogue-rows-invalid" });
  expect(JSON.stringify(refused)).toContain("products, row 1, rank");
  const [kitchen] = delivery.kitchens;
  const alsoRefused = await loadDelivery(database, {
    rows: { ...delivery, kitchens: [{ ...kitchen, stateCode: "Delhi" }] },
  });
  expect(JSON.stringify(alsoRefused)).toContain("kitchens, row 1, stateCode: must be the two digits");
  expect(await database.db.$count(products)).toBe(0);
});

test("an empty database gets the whole demo shop, and a second load leaves it alone", async () => {
  const shares: number[] = [];
  const loaded = await loadDemo(database, { onProgress: (share) => shares.push(share) });
  expect(loaded).toMatchObject({ demo: true, loaded: true });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(await database.db.$count(skus)).toBe(demo.catalogue.skus.length);
  expect(await database.db.$count(pincodes)).toBe(demo.delivery.pincodes.length);
  // The cake page says what the further pictures show.
  const [truffle] = await database.db.select().from(products).where(eq(products.id, "BTC"));
  expect(truffle?.morePictureIds).toEqual([
    "belgian-chocolate-truffle-cake-cut",
    "belgian-chocolate-truffle-cake-scale",
    "belgian-chocolate-truffle-cake-close",
  ]);
  expect(truffle?.pictureTexts).toEqual([
    "",
    "Cut open, with its layers",
    "A cake of 1 kg, 19 cm across, beside a tea cup",
    "The Belgian Chocolate Truffle Cake from close by",
  ]);
  expect(await loadDemo(database)).toMatchObject({ loaded: false });
  expect(await loadCatalogue(database, { rows: demo.catalogue })).toMatchObject({
    code: "catalogue-not-empty",
  });
}, 60_000);
