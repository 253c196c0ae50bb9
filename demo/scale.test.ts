import { expect, test } from "vitest";
import { parseRows } from "../src/shop/basics/parse-rows.ts";
import { catalogueRows } from "../src/shop/catalogue/imports/catalogue-rows.inputs.ts";
import { generateDemo } from "./generate.ts";
import { scaleDemo } from "./scale.ts";

const demo = generateDemo();

test.each([150, 15_000, 150_000])("a demo shop of %i SKUs has exactly that many, each once", (size) => {
  const { catalogue } = scaleDemo(demo, size);
  const { products, skus } = catalogue;
  expect(parseRows(catalogueRows, catalogue).problems ?? []).toEqual([]);
  expect(skus).toHaveLength(size);
  expect(new Set(skus.map(({ sku }) => sku)).size).toBe(size);
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
});
