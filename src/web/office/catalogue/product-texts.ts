import { dayOf, minuteOf } from "../../../shop/basics/india-time.ts";
import { ALLERGENS } from "../../../shop/catalogue/rules/allergens.ts";
import { inUnit, NUTRIENTS } from "../../../shop/catalogue/rules/nutrition.ts";
import type { ProductFields, PublicationFields } from "../../../shop/catalogue/rules/product-fields.ts";
import type { SkuFields } from "../../../shop/catalogue/rules/sku-fields.ts";
import type { SetMinutes } from "../../../shop/catalogue/rules/work.ts";

/** Form fields of a product that hold text; each allergen is a choice by its code. */
export const TEXT_FIELDS = [
  ...(["name", "description", "care", "delivery", "kind", "taxClass"] as const),
  ...(["category", "flavour", "occasions", "leadHours", "bestBeforeHours"] as const),
  ...(["ovenMinutes", "decoratorMinutes", "otherAllergens", "kcalPer100g", "photoPrint"] as const),
  ...NUTRIENTS,
  ...ALLERGENS,
] as const;

export const PRODUCT_TICKS = ["takesMessage", "takesName"] as const;

export const SKU_TEXTS = ["weight", "serves", "pricePaise", "sellPaise"] as const;
export const SKU_TICKS = ["eggless", "active"] as const;

/** Fields that only the form of a new product has. */
export const NEW_FIELDS = ["code", "pictureId"] as const;

/** The row for a size that is added to a product, and those of a new product. */
export const NEW_SIZE = "new";
export const FIRST_SIZES = ["new1", "new2", "new3", "new4"] as const;
export const SIZE_TEXTS = [...SKU_TEXTS, "costPaise", "sku"] as const;

/** The name of a SKU's field in the form. */
export function skuField(sku: string, field: string): string {
  return `${sku}.${field}`;
}

/** The fields of a product as its form shows them. Ticks are `yes` or empty. */
export function productTexts(fields: ProductFields): Record<string, string> {
  const nutrients = NUTRIENTS.map((nutrient) => {
    const amount = fields[nutrient];
    return [nutrient, amount === null ? "" : String(inUnit(nutrient, amount))];
  });
  const { name, description, care, delivery, kind, taxClass } = fields;
  const { category, flavour, otherAllergens, kcalPer100g } = fields;
  return {
    ...{ name, description, care, delivery, kind, taxClass, category, flavour, otherAllergens },
    ...{ occasions: fields.occasions.join(", "), leadHours: String(fields.leadHours) },
    ...{ takesMessage: fields.takesMessage ? "yes" : "", listedUnder: fields.listedUnder.join(" ") },
    ...{ takesName: fields.personalization.includes("Name") ? "yes" : "" },
    photoPrint: fields.photoPrint ?? "",
    bestBeforeHours: textOf(fields.bestBeforeHours),
    ...{ kcalPer100g: textOf(kcalPer100g), ...workTexts(fields) },
    ...Object.fromEntries(nutrients),
    ...allergenTexts(fields),
  };
}

/** The answer to each allergen as a form shows it; empty for one without. */
export function allergenTexts({
  contains,
  mayContain,
  openAllergens,
}: Pick<ProductFields, "contains" | "mayContain" | "openAllergens">): Record<string, string> {
  const answers = ALLERGENS.map((code) => {
    if (contains.includes(code)) return [code, "contains"];
    if (openAllergens.includes(code)) return [code, ""];
    return [code, mayContain.includes(code) ? "may" : "free"];
  });
  return Object.fromEntries(answers);
}

const textOf = (number: number | null) => (number === null ? "" : String(number));

/** An amount as a field shows it: `699`, `699.50`. */
export function rupeesText(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** Minutes of a piece as a form shows them. */
export function workTexts({ ovenMinutes, decoratorMinutes }: SetMinutes): Record<keyof SetMinutes, string> {
  return { ovenMinutes: textOf(ovenMinutes), decoratorMinutes: textOf(decoratorMinutes) };
}

/** The fields of a SKU as its row shows them, by their names in the form. */
export function skuTexts(sku: string, fields: SkuFields): Record<string, string> {
  const { weight, serves, pricePaise, sellPaise, eggless, active } = fields;
  const texts = {
    ...{ weight, serves, pricePaise: rupeesText(pricePaise), sellPaise: rupeesText(sellPaise) },
    ...{ eggless: eggless ? "yes" : "", active: active ? "yes" : "" },
  };
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [skuField(sku, field), text]));
}

/** A row for a new size, as it begins. */
export function sizeTexts(row: string): Record<string, string> {
  return { [skuField(row, "eggless")]: "yes", [skuField(row, "active")]: "yes" };
}

/** When a product is published, as its form shows it; the time is India's. */
export function publicationTexts({ isDraft, publishAt }: PublicationFields): Record<string, string> {
  if (!isDraft) return {};
  if (publishAt === null) return { publication: "draft" };
  const at = new Date(publishAt);
  const [hour, minute] = [Math.floor(minuteOf(at) / 60), minuteOf(at) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return { publication: "at", publishAt: `${dayOf(at)}T${hour}:${minute}` };
}
