import { z } from "zod";
import { paise } from "../../basics/money.ts";
import { QUESTION_KINDS, QUESTIONS } from "../rules/add-on-question.ts";
import { ALLERGENS, readAllergens } from "../rules/allergens.ts";
import { arePartWords, LONGEST_PART_TEXT, MOST_PARTS, MOST_PIECES } from "../rules/combo-parts.ts";
import { PERSONALIZATION_NAMES } from "../rules/customised.ts";
import { PRINT_KINDS } from "../rules/photo-prints.ts";
import { PRODUCT_KINDS } from "../rules/product-kinds.ts";
import { TILES } from "../rules/tile-colours.ts";

/** Rows of a whole catalogue for `loadCatalogue`: one list per table, with its columns. */

const text = z.string().min(1);
const count = z.int().nonnegative();
const day = z.iso.date();
const slug = z.string().regex(/^[a-z0-9&-]+(\/[a-z0-9&-]+)*$/, "must be a path in lower case");
const skuId = z.string().regex(/^[A-Z0-9-]{2,40}$/, "must be capitals, figures and hyphens");

const product = z
  .object({
    id: z.string().regex(/^[A-Z0-9]{2,16}$/, "must be capitals and figures"),
    name: text.max(80),
    kind: z.enum(PRODUCT_KINDS),
    category: slug,
    flavour: z.string(),
    occasions: z.array(text),
    personalization: z.array(z.enum(PERSONALIZATION_NAMES)),
    description: text,
    care: text,
    delivery: text,
    allergens: z.string(),
    kcalPer100g: z.int().positive().nullable(),
    takesMessage: z.boolean(),
    photoPrint: z.enum(PRINT_KINDS).nullable().default(null),
    deliveryTime: z.enum(["same", "next", "scheduled"]),
    leadHours: count,
    taxClass: text,
    pictureId: text,
    morePictureIds: z.array(text),
    pictureTexts: z.array(z.string()).default([]),
    tile: z.enum(TILES),
    stars5: count,
    stars4: count,
    stars3: count,
    stars2: count,
    stars1: count,
    rank: z.int().positive(),
    createdOn: day,
  })
  .transform((row) => ({ ...row, ...readAllergens(row.allergens) }));

const money = z.int().positive().transform(paise);

const sku = z
  .object({
    sku: skuId,
    productId: text,
    weight: text,
    serves: z.string(),
    flavour: z.string(),
    shape: z.string(),
    eggless: z.boolean(),
    pricePaise: money,
    sellPaise: money,
    costPaise: money.nullable().default(null),
    points: count,
    active: z.boolean(),
    position: count,
  })
  .refine((row) => row.sellPaise <= row.pricePaise, "is sold above its price");

export const catalogueRows = z.object({
  taxRates: z.array(
    z.object({ taxClass: text, fromOn: day, hsn: z.string().regex(/^\d{4,8}$/), rateBp: count.max(10_000) }),
  ),
  products: z.array(product),
  skus: z.array(sku),
  categories: z.array(z.object({ slug, title: text, description: z.string(), aliasOf: slug.nullable() })),
  productCategories: z.array(z.object({ category: slug, productId: text })),
  menuItems: z.array(z.object({ menu: text, group: text, label: text, slug, position: count })),
  addOns: z.array(
    z
      .object({
        sku: skuId,
        name: text,
        pricePaise: money,
        pictureId: text,
        taxClass: text,
        active: z.boolean(),
        position: count,
        question: z.enum(QUESTION_KINDS).nullable(),
        answerLimit: z.int().positive().nullable(),
        forCakes: z.boolean(),
        isFood: z.boolean(),
        contains: z.array(z.enum(ALLERGENS)),
        mayContain: z.array(z.enum(ALLERGENS)),
        otherAllergens: z.string(),
      })
      .refine(
        ({ question, answerLimit }) => (question === null) === (answerLimit === null),
        "has a question without a limit, or a limit without a question",
      )
      .refine(
        ({ question, answerLimit }) =>
          question === null || (answerLimit ?? 0) <= QUESTIONS[question].mostLimit,
        "asks for more characters than its kind of question takes",
      ),
  ),
  combos: z.array(z.object({ productId: text, sku: skuId, label: text, position: count })),
  comboParts: z.array(
    z
      .object({
        sku: skuId,
        position: count.max(MOST_PARTS - 1),
        partSku: skuId.nullable(),
        quantity: z.int().min(1).max(MOST_PIECES).nullable(),
        words: text
          .max(LONGEST_PART_TEXT)
          .refine(arePartWords, "reads as a SKU, or has a semicolon")
          .nullable(),
      })
      .refine(
        ({ partSku, quantity, words }) =>
          (partSku === null) === (quantity === null) && (partSku === null) !== (words === null),
        "has neither a SKU with its quantity nor words, or both",
      ),
  ),
});

export type CatalogueRows = z.infer<typeof catalogueRows>;
