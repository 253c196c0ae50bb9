import { z } from "zod";
import { coinsForPaying } from "../../basics/coins.ts";
import { asciiDigits } from "../../basics/digits.ts";
import { paise } from "../../basics/money.ts";
import { paragraphs } from "../../basics/paragraphs.ts";
import { pickFields, recordOf } from "../../basics/record-of.ts";
import { line } from "../../basics/text-fields.ts";
import { MOST_CATEGORIES } from "../rules/category-fields.ts";
import { NUTRIENT_WORDS, NUTRIENTS } from "../rules/nutrition.ts";
import { PRINT_KINDS } from "../rules/photo-prints.ts";
import { HIGHEST_PAISE } from "../rules/price-limits.ts";
import type { ProductFields } from "../rules/product-fields.ts";
import { PRODUCT_KINDS } from "../rules/product-kinds.ts";
import { MOST_BEST_BEFORE_HOURS } from "../rules/shelf-life.ts";
import type { SkuFields } from "../rules/sku-fields.ts";
import { allergenAnswers, readAnswers } from "./allergen-answers.inputs.ts";
import { workFields } from "./work.inputs.ts";

const slug = z
  .string()
  .max(80)
  .min(1, "Please choose one.")
  .regex(/^[a-z0-9&/-]+$/, "There is no such category.");

/** An amount with up to one decimal, in thousandths of its unit; null if empty. */
const grams = z
  .string()
  .max(20)
  .overwrite(asciiDigits)
  .regex(/^(\d{1,3}(\.\d)?)?$/, "Please enter grams, such as 4.5.")
  .transform((text) => (text === "" ? null : Math.round(Number(text) * 1000)))
  .refine((milligrams) => (milligrams ?? 0) <= 100_000, "Please enter at most 100 g.");
const milligrams = z
  .string()
  .max(20)
  .overwrite(asciiDigits)
  .regex(/^\d{0,5}$/, "Please enter whole milligrams.")
  .transform((text) => (text === "" ? null : Number(text)));

const nutrients = recordOf(NUTRIENTS, (nutrient) =>
  NUTRIENT_WORDS[nutrient].unit === "g" ? grams : milligrams,
);

/** Texts and categories of a product, which forms and programs send alike. */
export const PRODUCT_TEXTS = {
  name: line({ least: 2, most: 80, missing: "Please name it." }),
  description: paragraphs({ most: 2_000, missing: "Please describe it." }),
  care: paragraphs({ most: 1_000, missing: "Please say how it is kept." }),
  delivery: paragraphs({ most: 1_000, missing: "Please say how it is delivered." }),
  category: slug,
  listedUnder: z.array(slug).max(MOST_CATEGORIES, `Please tick at most ${MOST_CATEGORIES} categories.`),
  flavour: line({ most: 60 }),
};

/** A product that takes longer is nothing that a shop delivers. */
export const MOST_LEAD_HOURS = 2_000;

/**
 * The product fields that the form sends. Whether it bears the customer's name is a separate tick: the form has no
 * other field of the personalization.
 */
export type SentProduct = Omit<ProductFields, "personalization"> & { takesName: boolean };

/** The form of a product, without its SKUs. */
export const ProductForm = z
  .object({
    ...PRODUCT_TEXTS,
    kind: z.enum(PRODUCT_KINDS, "Please choose one."),
    taxClass: line({ least: 1, most: 60, missing: "Please choose one." }),
    occasions: line({ most: 400 }).transform(listed),
    leadHours: z
      .string()
      .max(20)
      .overwrite(asciiDigits)
      .regex(/^\d{1,4}$/, "Please enter whole hours.")
      .transform(Number)
      .refine((hours) => hours <= MOST_LEAD_HOURS, `Please enter at most ${MOST_LEAD_HOURS} hours.`),
    bestBeforeHours: z
      .string()
      .max(20)
      .overwrite(asciiDigits)
      .regex(/^([1-9]\d{0,3})?$/, "Please enter whole hours, or nothing.")
      .transform((text) => (text === "" ? null : Number(text)))
      .refine(
        (hours) => (hours ?? 0) <= MOST_BEST_BEFORE_HOURS,
        `Please enter at most ${MOST_BEST_BEFORE_HOURS} hours.`,
      ),
    ...workFields,
    takesMessage: z.boolean(),
    takesName: z.boolean(),
    photoPrint: z.union(
      [z.literal("").transform(() => null), z.enum(PRINT_KINDS)],
      "Please choose one of the list.",
    ),
    otherAllergens: line({ most: 120 }),
    kcalPer100g: z
      .string()
      .max(20)
      .overwrite(asciiDigits)
      .regex(/^([1-9]\d{0,2})?$/, "Please enter a whole number up to 999.")
      .transform((text) => (text === "" ? null : Number(text))),
    ...nutrients,
    ...allergenAnswers,
  })
  .transform((form): SentProduct => {
    const { name, description, care, delivery, kind, taxClass } = form;
    const { category, flavour, occasions, leadHours, takesMessage, takesName, photoPrint } = form;
    const nutrition = pickFields(form, NUTRIENTS);
    return {
      ...{ name, description, care, delivery, kind, taxClass },
      ...{ category, flavour, occasions, leadHours, ...nutrition },
      ...{ takesMessage, takesName, photoPrint },
      ...readAnswers(form),
      ...{ otherAllergens: form.otherAllergens, kcalPer100g: form.kcalPer100g },
      bestBeforeHours: form.bestBeforeHours,
      ...{ ovenMinutes: form.ovenMinutes, decoratorMinutes: form.decoratorMinutes },
      // The main category lists it too.
      listedUnder: [...new Set([...form.listedUnder, category])].sort(),
    };
  });

function listed(text: string): string[] {
  const names = text.split(/[,;]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/** Rupees as people type them, in paise. */
export const rupees = z
  .string()
  .max(20)
  .overwrite((text) => asciiDigits(text).replace(/[₹,\s]/g, ""))
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "Please enter rupees, such as 699.")
  .transform((text) => Math.round(Number(text) * 100))
  .refine((amount) => amount > 0 && amount <= HIGHEST_PAISE, "Please enter more than ₹0.")
  .transform(paise);

/** Texts of a SKU, which forms and programs send alike. */
export const SKU_TEXTS = {
  weight: line({ least: 1, most: 40, missing: "Please name the size." }),
  serves: line({ most: 40 }),
};

const skuRow = {
  ...SKU_TEXTS,
  pricePaise: rupees,
  sellPaise: rupees,
  eggless: z.boolean(),
  active: z.boolean(),
};

const isAtMostMrp = ({ sellPaise, pricePaise }: { sellPaise: number; pricePaise: number }) =>
  sellPaise <= pricePaise;
const aboveMrp = { path: ["sellPaise"], message: "This is above the MRP." };

/** The row of a SKU in the form. Its cost is changed with the prices of all, its coins by the price list. */
export const SkuForm = z.object(skuRow).refine(isAtMostMrp, aboveMrp) satisfies z.ZodType<
  Omit<SkuFields, "points" | "costPaise">
>;

const capitals = (text: string) => text.toUpperCase();
const nullIfEmpty = (text: string) => (text === "" ? null : text);

/** A SKU that is added. */
export const NewSkuForm = z
  .object({
    ...skuRow,
    /** Null: made from the product's code and the size. */
    sku: line({ most: 40 })
      .overwrite(capitals)
      .regex(/^([A-Z0-9-]{2,40})?$/, "Please use letters, figures and hyphens.")
      .transform(nullIfEmpty),
    costPaise: z.union([z.literal("").transform(() => null), rupees], "Please enter rupees, such as 299."),
  })
  .refine(isAtMostMrp, aboveMrp)
  .refine(({ sellPaise, costPaise }) => costPaise === null || costPaise <= sellPaise, {
    ...{ path: ["costPaise"], message: "This is above the price." },
  })
  .transform((row) => ({ ...row, points: coinsForPaying(paise(row.sellPaise)) }));

/** The fields that the form of a new product has besides those of `ProductForm`. */
export const NewProductForm = z.object({
  /** Null: made from the name. */
  code: line({ most: 16 })
    .overwrite(capitals)
    .regex(/^([A-Z0-9]{2,16})?$/, "Please use 2 to 16 letters and figures.")
    .transform(nullIfEmpty),
  /** Empty: none yet. */
  pictureId: line({ most: 80 }),
});

/** Whether a draft stays a draft, is published now, or at a set time. */
export const PUBLISH_CHOICES = ["draft", "now", "at"] as const;

export const PublishChoice = z.enum(PUBLISH_CHOICES, "Please choose one.");

/** The alternative text of a picture. */
export const PictureText = line({ least: 3, most: 150, missing: "Please say what it shows." });
