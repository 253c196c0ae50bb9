import type { z } from "zod";
import { AddOnForm } from "../../../../shop/catalogue/add-ons/add-on.inputs.ts";
import { type AddOnFields, readQuestionLine } from "../../../../shop/catalogue/rules/add-on-fields.ts";
import { errorsOf } from "../../../forms/form-answer.ts";
import { textOf } from "../product-form.ts";
import { rupeesText } from "../product-texts.ts";

const ADD_ON_NAMES = ["name", "pricePaise", "taxClass", "pictureId", "kind", "limit"] as const;

export type ParsedAddOn = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Null if a field is wrong. */
  fields: z.output<typeof AddOnForm> | null;
};

/** Parses the form of an add-on. */
export function parseAddOnForm(form: FormData): ParsedAddOn {
  const texts = Object.fromEntries(ADD_ON_NAMES.map((name) => [name, textOf(form, name)]));
  const [forCakes, active] = [textOf(form, "forCakes"), textOf(form, "active")];
  const parsed = AddOnForm.safeParse({ ...texts, forCakes: forCakes !== "", active: active !== "" });
  return {
    values: { ...texts, forCakes, active },
    errors: parsed.success ? {} : (errorsOf(parsed.error) as Record<string, string>),
    fields: parsed.data ?? null,
  };
}

/** The fields of an add-on as its form shows them. */
export function addOnTexts({ name, pricePaise, taxClass, pictureId, forCakes, question }: AddOnFields) {
  const parsedQuestion = readQuestionLine(question);
  return {
    ...{ name, pricePaise: rupeesText(pricePaise), taxClass, pictureId },
    forCakes: forCakes ? "yes" : "",
    ...{ kind: parsedQuestion?.kind ?? "", limit: parsedQuestion ? String(parsedQuestion.limit) : "" },
  };
}
