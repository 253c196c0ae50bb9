import {
  CategoryForm,
  MOST_ROWS,
  ProductIds,
  ProductPlace,
} from "../../../../shop/catalogue/categories/category.inputs.ts";
import {
  type CategoryFields,
  MOST_FIRST_PRODUCTS,
} from "../../../../shop/catalogue/rules/category-fields.ts";
import type { SetMinutes } from "../../../../shop/catalogue/rules/work.ts";
import { errorsOf } from "../../../forms/form-answer.ts";
import { textOf, textsOf } from "../../../forms/read-form.ts";
import { placeField } from "./category-names.ts";

export type ParsedCategory = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Null if a field is wrong. */
  fields: Pick<CategoryFields, "title" | "description" | "firstProducts" | keyof SetMinutes> | null;
  /** Products that the form showed and that are no longer ticked. */
  removed: string[];
};

/** Parses the form of a category, with a row for each product that it showed. `first` is the order that it showed. */
export function parseCategoryForm(form: FormData, { first }: { first: string[] }): ParsedCategory {
  const names = ["title", "description", "ovenMinutes", "decoratorMinutes"];
  const texts = textsOf(form, names);
  const ids = ProductIds.safeParse(form.getAll("row").slice(0, MOST_ROWS).map(String)).data ?? [];
  const listed = new Set(form.getAll("listed").map(String));
  const words = CategoryForm.safeParse(texts);
  const errors: Record<string, string> = words.success
    ? {}
    : (errorsOf(words.error) as Record<string, string>);
  const values: Record<string, string> = { ...texts };
  const placed: { id: string; place: number; order: number }[] = [];
  for (const id of ids) {
    const name = placeField(id);
    values[name] = textOf(form, name);
    values[`listed.${id}`] = listed.has(id) ? "yes" : "";
    const place = ProductPlace.safeParse(values[name]);
    if (!place.success) errors[name] = "Please enter a whole number from 1.";
    else if (place.data !== null && listed.has(id))
      placed.push({ id, place: place.data, order: orderOf(first, id, place.data) });
  }
  placed.sort((a, b) => a.place - b.place || a.order - b.order);
  if (placed.length > MOST_FIRST_PRODUCTS)
    errors[placeField(placed.at(-1)?.id ?? "")] = `Please place at most ${MOST_FIRST_PRODUCTS} products.`;
  const isRight = words.success && Object.keys(errors).length === 0;
  return {
    ...{ values, errors },
    fields: isRight ? { ...words.data, firstProducts: placed.map(({ id }) => id) } : null,
    removed: ids.filter((id) => !listed.has(id)),
  };
}

/** Of two products with the same number, the one that moved up comes first, and one that moved down last. */
function orderOf(first: string[], id: string, place: number): number {
  const was = first.indexOf(id) + 1;
  if (was === 0 || place < was) return -1;
  return place > was ? 1 : 0;
}
