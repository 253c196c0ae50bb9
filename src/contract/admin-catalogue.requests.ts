import { z } from "zod";
import { identifier } from "../shop/basics/text-fields.ts";
import { HIGHEST_PAISE, MOST_EDITS } from "../shop/catalogue/rules/price-limits.ts";
import { SkuField } from "./request-fields.ts";

export const AdminProductsQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,9}$/, "is no `next` of a reply")
    .optional()
    .describe("`next` of the reply before"),
});

export const AdminProductParams = z.object({
  ProductID: identifier({ most: 40, unknown: "There is no such product." }),
});

const Price = z
  .number()
  .describe("Rupees")
  .positive()
  .max(HIGHEST_PAISE / 100)
  .refine(
    (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4,
    "must have two decimals at most",
  );

const Prices = z.object({ mrp: Price, price: Price });

export const PriceChanges = z.object({
  prices: z
    .array(z.object({ SKU: SkuField, from: Prices.describe("As the program read them"), to: Prices }))
    .min(1)
    .max(MOST_EDITS)
    .refine(
      (edits) => new Set(edits.map(({ SKU }) => SKU)).size === edits.length,
      "must not name a SKU twice",
    ),
});
