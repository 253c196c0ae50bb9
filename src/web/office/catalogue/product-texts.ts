import { ALLERGENS } from "../../../shop/catalogue/rules/allergens.ts";
import { inUnit, NUTRIENTS } from "../../../shop/catalogue/rules/nutrition.ts";
import type { ProductFields } from "../../../shop/catalogue/rules/product-fields.ts";
import type { SkuFields } from "../../../shop/catalogue/rules/sku-fields.ts";

/** Form fields of a product that hold text; each allergen is a choice by its code. */
export const TEXT_FIELDS = [
  ...(["name", "description", "care", "category", "flavour", "occasions", "leadHours"] as const),
  ...(["otherAllergens", "kcalPer100g"] as const),
  ...NUTRIENTS,
  ...ALLERGENS,
] as const;

export const SKU_TEXTS = ["weight", "serves", "pricePaise", "sellPaise"] as const;
export const SKU_TICKS = ["eggless", "active"] as const;

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
  const allergens = ALLERGENS.map((code) => {
    if (fields.contains.includes(code)) return [code, "contains"];
    return [code, fields.mayContain.includes(code) ? "may" : "free"];
  });
  const { name, description, care, category, flavour, otherAllergens, kcalPer100g } = fields;
  return {
    ...{ name, description, care, category, flavour, otherAllergens },
    ...{ occasions: fields.occasions.join(", "), leadHours: String(fields.leadHours) },
    ...{ takesMessage: fields.takesMessage ? "yes" : "", listedUnder: fields.listedUnder.join(" ") },
    kcalPer100g: kcalPer100g === null ? "" : String(kcalPer100g),
    ...Object.fromEntries([...nutrients, ...allergens]),
  };
}

/** The fields of a SKU as its row shows them, by their names in the form. */
export function skuTexts(sku: string, fields: SkuFields): Record<string, string> {
  const { weight, serves, pricePaise, sellPaise, eggless, active } = fields;
  const rupees = (amount: number) => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));
  const texts = {
    ...{ weight, serves, pricePaise: rupees(pricePaise), sellPaise: rupees(sellPaise) },
    ...{ eggless: eggless ? "yes" : "", active: active ? "yes" : "" },
  };
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [skuField(sku, field), text]));
}
