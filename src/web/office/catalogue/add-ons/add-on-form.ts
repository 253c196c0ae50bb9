import type { z } from "zod";
import { AddOnForm } from "../../../../shop/catalogue/add-ons/add-on.inputs.ts";
import { type AddOnFields, readQuestionLine } from "../../../../shop/catalogue/rules/add-on-fields.ts";
import { ALLERGENS } from "../../../../shop/catalogue/rules/allergens.ts";
import { errorsOf } from "../../../forms/form-answer.ts";
import { textOf } from "../../../forms/read-form.ts";
import { allergenTexts, rupeesText } from "../product-texts.ts";

const ADD_ON_NAMES = [
  ...(["name", "pricePaise", "taxClass", "pictureId", "kind", "limit", "otherAllergens"] as const),
  ...ALLERGENS,
] as const;
const ADD_ON_TICKS = ["forCakes", "isFood", "active"] as const;

export type ParsedAddOn = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Null if a field is wrong. */
  fields: z.output<typeof AddOnForm> | null;
};

/** Parses the form of an add-on. */
export function parseAddOnForm(form: FormData): ParsedAddOn {
  const texts = Object.fromEntries(ADD_ON_NAMES.map((name) => [name, textOf(form, name)]));
  const ticks = Object.fromEntries(ADD_ON_TICKS.map((name) => [name, textOf(form, name)]));
  const ticked = Object.entries(ticks).map(([name, value]) => [name, value !== ""]);
  const parsed = AddOnForm.safeParse({ ...texts, ...Object.fromEntries(ticked) });
  return {
    values: { ...texts, ...ticks },
    errors: parsed.success ? {} : (errorsOf(parsed.error) as Record<string, string>),
    fields: parsed.data ?? null,
  };
}

/** The fields of an add-on as its form shows them. */
export function addOnTexts(fields: AddOnFields): Record<string, string> {
  const { name, pricePaise, taxClass, pictureId, forCakes, isFood, otherAllergens } = fields;
  const parsedQuestion = readQuestionLine(fields.question);
  return {
    ...{ name, pricePaise: rupeesText(pricePaise), taxClass, pictureId },
    ...{ forCakes: forCakes ? "yes" : "", isFood: isFood ? "yes" : "", otherAllergens },
    // A person who marks it as food answers each allergen.
    ...(isFood ? allergenTexts({ ...fields, openAllergens: [] }) : {}),
    ...{ kind: parsedQuestion?.kind ?? "", limit: parsedQuestion ? String(parsedQuestion.limit) : "" },
  };
}
