import type { AdminProduct } from "../contract/admin/catalogue.ts";
import type { FieldValue } from "../shop/audit/rules/changed-record.ts";
import { toRupees } from "../shop/basics/money.ts";
import { refuse } from "../shop/basics/outcome.ts";
import { getVersionedProduct } from "../shop/catalogue/products/patch-product.ts";
import { NUTRIENTS } from "../shop/catalogue/rules/nutrition.ts";
import { readPictureLines } from "../shop/catalogue/rules/product-pictures.ts";
import type { Services } from "../shop/services.ts";
import { accepted } from "./refusals.ts";
import type { Conflicts } from "./shown-conflicts.ts";

/** A product in the form of the API. Throws 404 if there is none. */
export async function shownProduct(services: Services, id: string): Promise<AdminProduct> {
  const versioned = await getVersionedProduct(services, { id });
  if (!versioned) return accepted(refuse("unknown-product"));
  const { product, version } = versioned;
  const { fields, publication, pictureLines } = product;
  const { name, category, flavour, description, care, takesMessage, listedUnder, occasions } = fields;
  const { kind, taxClass, delivery, photoPrint, personalization } = fields;
  return {
    ...{ version: String(version), ProductID: product.id, state: product.state },
    ...{ name, category, flavour, description, care, takesMessage, listedUnder, occasions },
    ...{ kind, taxClass, delivery, photoPrint, personalization, leadHours: fields.leadHours },
    bestBeforeHours: fields.bestBeforeHours,
    ...{ publishAt: product.state === "planned" ? publication.publishAt : null },
    ...{ contains: fields.contains, mayContain: fields.mayContain, otherAllergens: fields.otherAllergens },
    openAllergens: fields.openAllergens,
    ...{ kcalPer100g: fields.kcalPer100g, ovenMinutes: fields.ovenMinutes },
    decoratorMinutes: fields.decoratorMinutes,
    nutrition: Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, fields[nutrient]])),
    pictures: readPictureLines(pictureLines),
    skus: product.skus.map(({ sku: SKU, fields: { weight, serves, eggless, active, ...amounts } }) => ({
      ...{ SKU, weight, serves, eggless, active },
      mrp: toRupees(amounts.pricePaise),
      price: toRupees(amounts.sellPaise),
      cost: amounts.costPaise === null ? null : toRupees(amounts.costPaise),
    })),
  };
}

/** The conflicting fields without the name of the person, which only the audit log shows. */
export function differingFields({ conflicts }: Conflicts) {
  return {
    conflicts: conflicts.map(({ kind, key, field, was, theirs, mine }) => ({
      ...(kind === "sku" ? { SKU: key } : { ProductID: key }),
      field: field === "isDraft" ? "publishAt" : field,
      ...{ from: shownValue(field, was), now: shownValue(field, theirs), to: shownValue(field, mine) },
    })),
  };
}

/** A value of a product as programs send it. */
function shownValue(field: string, value: FieldValue): unknown {
  if (field === "isDraft") return value === false ? "now" : null;
  return field === "pictures" && Array.isArray(value) ? readPictureLines(value) : value;
}
