import { z } from "zod";
import { recordOf } from "../../shop/basics/record-of.ts";
import { line } from "../../shop/basics/text-fields.ts";
import {
  MOST_LEAD_HOURS,
  PictureText,
  PRODUCT_TEXTS,
  SKU_TEXTS,
} from "../../shop/catalogue/products/product.inputs.ts";
import { PERSONALIZATION_NAMES } from "../../shop/catalogue/rules/customised.ts";
import { NUTRIENTS, type Nutrient } from "../../shop/catalogue/rules/nutrition.ts";
import { PRINT_KINDS } from "../../shop/catalogue/rules/photo-prints.ts";
import { MOST_PICTURES } from "../../shop/catalogue/rules/picture-limits.ts";
import { PRODUCT_KINDS } from "../../shop/catalogue/rules/product-kinds.ts";
import { MOST_SKUS } from "../../shop/catalogue/rules/sku-fields.ts";
import { InstantField, PieceMinutes } from "../request-fields.ts";
import { AllergenList } from "./allergen-list.requests.ts";
import { BestBeforeHours, Occasions, Price, Version } from "./catalogue.requests.ts";

const LONGEST_ALT = 150;

const Milligrams = z.int().min(0).max(100_000).nullable().describe("Per 100 g; null if not measured");
/** The same field for each nutrient. */
function nutrients<Field extends z.ZodType>(field: Field): Record<Nutrient, Field> {
  return recordOf(NUTRIENTS, () => field);
}

const KindAndTax = z.object({
  kind: z.enum(PRODUCT_KINDS),
  taxClass: line({ least: 1, most: 60 }).describe(
    "One of `/api/admin/tax-classes`. Invoices that are issued keep theirs",
  ),
});

/** Whether customers give a message or a photo for the product. */
const Personal = z.object({
  photoPrint: z
    .enum(PRINT_KINDS)
    .nullable()
    .describe("Kind of print of the customer's photo; null if the product takes no photo"),
  personalization: z
    .array(z.enum(PERSONALIZATION_NAMES))
    .max(PERSONALIZATION_NAMES.length)
    .refine((names) => new Set(names).size === names.length, "must not name one twice")
    .describe(
      "Kinds of personalization by which listings find it. Photo and Message follow `photoPrint` and `takesMessage`",
    ),
});

/** The facts on the label, and the minutes of work that a piece takes. */
const Facts = z.object({
  contains: AllergenList.describe("Allergens in it; an empty list says that it holds none"),
  mayContain: AllergenList.describe("Allergens of which it may hold traces"),
  otherAllergens: line({ most: 120 }),
  openAllergens: AllergenList.describe(
    "Allergens without an answer yet. With any, the product stays a draft",
  ),
  kcalPer100g: z.int().min(1).max(999).nullable(),
  ...nutrients(Milligrams),
  ovenMinutes: PieceMinutes,
  decoratorMinutes: PieceMinutes,
});

type SentAllergens = Partial<Pick<z.output<typeof Facts>, "contains" | "mayContain" | "openAllergens">>;

const isDisjoint = ({ contains = [], mayContain = [], openAllergens = [] }: SentAllergens) => {
  const named = [...contains, ...mayContain, ...openAllergens];
  return new Set(named).size === named.length;
};
const inBoth = { path: ["contains"], message: "must not name what `mayContain` or `openAllergens` names" };

export const ProductFactsPatch = z
  .object({
    ...{ version: Version, ...KindAndTax.partial().shape },
    ...{ ...Personal.partial().shape, ...Facts.partial().shape },
  })
  .refine(isDisjoint, inBoth);

const NewSku = z.object({
  SKU: z
    .string()
    .regex(/^[A-Z0-9-]{2,40}$/, "must be capital letters, figures and hyphens")
    .nullable()
    .default(null)
    .describe("Null: made from the product's code and the size"),
  ...SKU_TEXTS,
  eggless: z.boolean(),
  mrp: Price,
  price: Price,
  cost: Price.nullable().default(null),
  active: z.boolean().default(true).describe("Whether this SKU is on sale once the product is published"),
});
export type NewSku = z.output<typeof NewSku>;

const optional = Facts.omit({ contains: true, mayContain: true }).shape;

export const NewProductBody = z
  .object({
    code: z
      .string()
      .regex(/^[A-Z0-9]{2,16}$/, "must be 2 to 16 capital letters and figures")
      .nullable()
      .default(null)
      .describe("Null: made from the name"),
    ...PRODUCT_TEXTS,
    flavour: PRODUCT_TEXTS.flavour.default(""),
    listedUnder: PRODUCT_TEXTS.listedUnder.default([]).describe("Besides the main category"),
    ...KindAndTax.shape,
    occasions: Occasions.default([]),
    leadHours: z.int().min(0).max(MOST_LEAD_HOURS),
    bestBeforeHours: BestBeforeHours.default(null),
    takesMessage: z.boolean(),
    photoPrint: Personal.shape.photoPrint.default(null),
    personalization: Personal.shape.personalization.default([]),
    ...Facts.pick({ contains: true, mayContain: true }).shape,
    ...nutrients(Milligrams.default(null)),
    otherAllergens: optional.otherAllergens.default(""),
    openAllergens: optional.openAllergens.default([]),
    kcalPer100g: optional.kcalPer100g.default(null),
    ovenMinutes: PieceMinutes.default(null),
    decoratorMinutes: PieceMinutes.default(null),
    skus: z.array(NewSku).min(1).max(MOST_SKUS),
  })
  .refine(isDisjoint, inBoth);

export const NewSkus = z.object({ skus: z.array(NewSku).min(1).max(MOST_SKUS) });

export const ProductPublication = z.object({
  version: Version,
  publishAt: z
    .union([z.literal("now"), InstantField])
    .nullable()
    .describe("Null keeps it a draft without a time"),
});

const PictureId = z.string().regex(/^[\w-]{1,80}$/, "There is no such picture.");

export const PictureList = z.object({
  from: z
    .array(z.object({ id: PictureId, text: line({ most: LONGEST_ALT }) }))
    .max(MOST_PICTURES)
    .describe("The pictures that the program read"),
  to: z
    .array(z.object({ id: PictureId, text: z.union([z.literal(""), PictureText]) }))
    .max(MOST_PICTURES)
    .describe("In their new order. One that is left out is removed"),
});

export const PictureUploadQuery = z.object({
  text: PictureText.describe("Alternative text: it says in words what the picture shows"),
});
