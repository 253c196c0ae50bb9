import { z } from "zod";
import { identifier, line } from "../../shop/basics/text-fields.ts";
import { PartsForm } from "../../shop/catalogue/combos/combo-parts.inputs.ts";
import { MOST_LEAD_HOURS, PRODUCT_TEXTS, SKU_TEXTS } from "../../shop/catalogue/products/product.inputs.ts";
import { LONGEST_PART_TEXT, MOST_PARTS, MOST_PIECES } from "../../shop/catalogue/rules/combo-parts.ts";
import { HIGHEST_PAISE, MOST_EDITS } from "../../shop/catalogue/rules/price-limits.ts";
import { MOST_BEST_BEFORE_HOURS } from "../../shop/catalogue/rules/shelf-life.ts";
import { MOST_SKUS } from "../../shop/catalogue/rules/sku-fields.ts";
import { InstantField, SkuField } from "../request-fields.ts";

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

export const Occasions = z.array(line({ least: 1, most: 60 })).max(20);

/** A `version` of a product. */
export const Version = z
  .string()
  .regex(/^\d{1,15}$/, "is no `version` of a reply")
  .describe("The version that the program read");

export const BestBeforeHours = z.int().min(1).max(MOST_BEST_BEFORE_HOURS).nullable();

const Fields = z
  .object({
    ...PRODUCT_TEXTS,
    occasions: Occasions,
    leadHours: z.int().min(0).max(MOST_LEAD_HOURS),
    bestBeforeHours: BestBeforeHours,
    takesMessage: z.boolean(),
  })
  .partial();

const SkuPatch = z.object({
  SKU: SkuField,
  ...z
    .object({
      ...SKU_TEXTS,
      eggless: z.boolean(),
      active: z.boolean().describe("Whether this SKU is on sale"),
    })
    .partial().shape,
});

export const ProductPatch = z
  .object({
    version: Version,
    ...Fields.shape,
    skus: z.array(SkuPatch).max(MOST_SKUS).default([]),
  })
  .refine(({ skus }) => new Set(skus.map(({ SKU }) => SKU)).size === skus.length, {
    ...{ path: ["skus"], message: "must not name a SKU twice" },
  });

/** A part of a combo: pieces of a SKU, or words. The rules of the form hold for programs too. */
const SentPart = z
  .object({
    SKU: SkuField.nullable().default(null).describe("A SKU of another product; null with `words`"),
    quantity: z.int().min(1).max(MOST_PIECES).default(1).describe("Pieces of the SKU"),
    words: line({ most: LONGEST_PART_TEXT })
      .default("")
      .describe("A part that the shop does not sell alone, in words"),
  })
  .transform(({ SKU, quantity, words }) => ({
    ...{ sku: SKU ?? "", words },
    quantity: SKU === null && quantity === 1 ? "" : String(quantity),
  }));

const SentParts = z.array(SentPart).max(MOST_PARTS).pipe(PartsForm);

export const PartsChange = z.object({
  skus: z
    .array(
      z.object({
        SKU: SkuField,
        from: SentParts.describe("The parts that the program read"),
        to: SentParts.describe("In their new order. Empty: nothing is written about it"),
      }),
    )
    .min(1)
    .max(MOST_SKUS)
    .refine((skus) => new Set(skus.map(({ SKU }) => SKU)).size === skus.length, "must not name a SKU twice"),
});

export const Price = z
  .number()
  .describe("Rupees")
  .positive()
  .max(HIGHEST_PAISE / 100)
  .refine(
    (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4,
    "must have two decimals at most",
  );

const Prices = z.object({ mrp: Price, price: Price });

export const PlanParams = z.object({ id: z.uuid().toLowerCase() });

export const NewPlan = z
  .object({
    id: PlanParams.shape.id.describe("Made by the program. A repeat with the same one plans nothing twice"),
    prices: z
      .array(z.object({ SKU: SkuField, ...Prices.shape }))
      .min(1)
      .max(MOST_EDITS)
      .refine(
        (prices) => new Set(prices.map(({ SKU }) => SKU)).size === prices.length,
        "must not name a SKU twice",
      ),
    from: InstantField.nullable().default(null).describe("Null from now on"),
    until: InstantField.nullable().default(null).describe("Null for new normal prices"),
  })
  .refine(({ from, until }) => from !== null || until !== null, {
    ...{ path: ["from"], message: "is needed without `until`" },
  });

export const PriceChanges = z.object({
  prices: z
    .array(z.object({ SKU: SkuField, from: Prices.describe("The prices that the program read"), to: Prices }))
    .min(1)
    .max(MOST_EDITS)
    .refine(
      (edits) => new Set(edits.map(({ SKU }) => SKU)).size === edits.length,
      "must not name a SKU twice",
    ),
});
