import { keysOf, recordOf } from "../../basics/record-of.ts";
import { ALLERGEN_WORDS, type Allergen, type AllergenFacts, allergenText } from "./allergens.ts";
import type { PersonalizationName } from "./customised.ts";
import type { DeliveryTime } from "./listing-filter.ts";
import { NUTRIENT_WORDS, NUTRIENTS, type Nutrition } from "./nutrition.ts";
import type { PrintKind } from "./photo-prints.ts";
import type { ProductKind } from "./product-kinds.ts";
import type { SetMinutes } from "./work.ts";
import { WORK_WORDS } from "./work-words.ts";

/** The fields of a product that staff can change, besides its SKUs. */
export type ProductFields = AllergenFacts &
  Nutrition &
  SetMinutes & {
    name: string;
    description: string;
    care: string;
    /** How it is delivered, for shoppers. */
    delivery: string;
    kind: ProductKind;
    taxClass: string;
    /** Slug of the main category. */
    category: string;
    /** Slugs of all categories that list it, sorted. */
    listedUnder: string[];
    flavour: string;
    occasions: string[];
    leadHours: number;
    /** Null for what is usual of its kind. */
    bestBeforeHours: number | null;
    takesMessage: boolean;
    /** The kind of print of the customer's photo; null if it takes none. */
    photoPrint: PrintKind | null;
    /** The personalization by which listings find it. Photo and message follow `photoPrint` and `takesMessage`. */
    personalization: PersonalizationName[];
    /** Allergens without an answer yet. Only a draft has any. */
    openAllergens: Allergen[];
    kcalPer100g: number | null;
  };

/** The fields as people call them, in the order of the form. */
export const PRODUCT_WORDS: Record<keyof ProductFields, string> = {
  name: "Name",
  description: "Description",
  care: "Care",
  delivery: "Delivery text",
  kind: "Kind",
  taxClass: "Tax class",
  category: "Main category",
  listedUnder: "Listed under",
  flavour: "Flavour",
  occasions: "Occasions",
  leadHours: "Lead time in hours",
  bestBeforeHours: "Best before, hours after it is finished",
  ...WORK_WORDS,
  takesMessage: "Takes a message",
  photoPrint: "Photo print",
  personalization: "Personalization",
  contains: "Contains",
  mayContain: "May contain",
  otherAllergens: "Other allergens",
  openAllergens: "Allergens not answered",
  kcalPer100g: "Energy in kcal per 100 g",
  ...recordOf(NUTRIENTS, (nutrient) => `${NUTRIENT_WORDS[nutrient].label} in mg per 100 g`),
};

/** When shoppers see a product, as form and log have it: `publishAt` as ISO text. */
export type PublicationFields = { isDraft: boolean; publishAt: string | null };
export const PUBLICATION_FIELDS = ["isDraft", "publishAt"] as const satisfies (keyof PublicationFields)[];

/** Whether it is public, or scheduled to be. */
export function isReleased({ isDraft, publishAt }: PublicationFields): boolean {
  return !isDraft || publishAt !== null;
}

/** Fields that only a table changes, or that follow from others. */
export type TableFields = { deliveryTime: DeliveryTime };

/** The fields of a product that the log records: all that forms and tables change, pictures as in `toPictureLines`. */
export type RecordedProduct = ProductFields &
  PublicationFields &
  TableFields & { allergens: string; pictures: string[] };

export const RECORDED_WORDS: Record<keyof RecordedProduct, string> = {
  ...PRODUCT_WORDS,
  allergens: "Text of the label",
  pictures: "Pictures",
  isDraft: "Draft",
  publishAt: "Published at",
  deliveryTime: "Delivery time",
};

export const PRODUCT_FIELDS = keysOf(PRODUCT_WORDS);

/**
 * The fields with the label's text. A handwritten text stays while the allergens are the same. Contained allergens
 * leave the traces, and answered ones the open ones: the lists merge separately, so two can name one.
 */
export function withLabelText(
  fields: Omit<RecordedProduct, "allergens">,
  stored: RecordedProduct,
): RecordedProduct {
  const mayContain = fields.mayContain.filter((code) => !fields.contains.includes(code));
  const openAllergens = fields.openAllergens.filter(
    (code) => !fields.contains.includes(code) && !mayContain.includes(code),
  );
  const text = allergenText({ ...fields, mayContain });
  return {
    ...fields,
    mayContain,
    openAllergens,
    allergens: text === allergenText(stored) ? stored.allergens : text,
  };
}

export function allergenLabel(code: string): string {
  const words: Record<string, { label: string } | undefined> = ALLERGEN_WORDS;
  return words[code]?.label ?? code;
}
