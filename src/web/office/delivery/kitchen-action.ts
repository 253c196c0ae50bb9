import { data, redirect } from "react-router";
import { z } from "zod";
import { saveKitchen } from "../../../shop/back-office/save-kitchen.ts";
import { setKitchensOpen } from "../../../shop/back-office/set-kitchens-open.ts";
import { createKitchen } from "../../../shop/delivery/kitchens/create-kitchen.ts";
import { KitchenForm } from "../../../shop/delivery/kitchens/kitchen.inputs.ts";
import { KITCHEN_FIELDS, type KitchenFields } from "../../../shop/delivery/rules/kitchen-fields.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { conflictWords } from "../log/conflict-words.ts";
import type { OfficeForm } from "../office-form.ts";
import { readJsonField } from "../read-json-field.ts";
import { saveWords, WRONG_FIELDS } from "../save-words.ts";

const LONGEST_STATE = 4_000;
const NAMED_ORDERS = 5;
/** The fields that the form was made from. They are compared with the stored ones, and never stored. */
const FormState = z.partialRecord(z.enum(KITCHEN_FIELDS), z.string());

/** Creates a kitchen, and redirects to its page. */
export async function answerNewKitchen(services: Services, { context, request, staff }: OfficeForm) {
  const values = await readForm(request, KITCHEN_FIELDS);
  const wrong = (errors: Partial<Record<keyof KitchenFields, string>>, message = WRONG_FIELDS) =>
    answerForm<keyof KitchenFields>(context, { ok: false, message, errors, values }, 422);
  const kitchen = KitchenForm.safeParse(values);
  if (!kitchen.success) return wrong(errorsOf(kitchen.error));
  const created = await createKitchen(services, { kitchen: kitchen.data, staff });
  if (created.ok) throw redirect(`/admin/delivery/kitchens/${created.value}?created=yes`);
  const sentence = REFUSAL_SENTENCES[created.code];
  return created.code === "kitchen-name-taken" ? wrong({ name: sentence }) : wrong({}, sentence);
}

/** Closes the kitchens of the demo shop. */
export async function answerKitchens(services: Services, { context, staff }: OfficeForm) {
  const answers = intentAnswers<never>(context, "close-demo", {});
  const closed = await setKitchensOpen(services, { which: "demo", isOpen: false, staff });
  if (!closed.ok) return answers.refused(refusedWords(closed));
  if (closed.value === 0) return answers.done("They are closed already.");
  return answers.done(closed.value === 1 ? "1 kitchen is closed." : `${closed.value} kitchens are closed.`);
}

type Field = keyof KitchenFields | "formState";

/** Saves a kitchen, closes it or opens it again. */
export async function answerKitchen(services: Services, { id, ...received }: OfficeForm & { id: string }) {
  const { context, request, staff } = received;
  const { intent, formState, ...values } = await readForm(request, [
    "intent",
    "formState",
    ...KITCHEN_FIELDS,
  ]);
  if (intent !== "save") {
    const isOpen = intent === "reopen";
    const answers = intentAnswers<Field>(context, isOpen ? "reopen" : "close", {});
    const changed = await setKitchensOpen(services, { which: { id }, isOpen, staff });
    if (!changed.ok) return answers.refused(refusedWords(changed));
    return answers.done(isOpen ? "It is open again." : "It is closed. Nobody can order from it.");
  }
  const from = readJsonField(FormState, formState, LONGEST_STATE);
  if (!from) throw data("The form could not be read.", { status: 400 });
  const answersWith = (state: string) =>
    intentAnswers<Field>(context, "save", { ...values, formState: state });
  const answers = answersWith(formState);
  const kitchen = KitchenForm.safeParse(values);
  if (!kitchen.success) return answers.wrong(errorsOf(kitchen.error));
  const saved = await saveKitchen(services, { id, from, to: kitchen.data, staff });
  if (saved.ok) return answers.done(saveWords(saved.value));
  if (saved.code === "kitchen-name-taken") return answers.wrong({ name: REFUSAL_SENTENCES[saved.code] });
  if (saved.code === "kitchen-has-orders")
    return answers.wrong({
      stateCode: "This kitchen has open orders, which are taxed by its state. Nothing was saved.",
    });
  if (saved.code !== "kitchen-edited") return answers.refused(REFUSAL_SENTENCES[saved.code]);
  const { conflicts } = saved.details;
  const theirs = Object.fromEntries(conflicts.map((conflict) => [conflict.field, conflict.theirs]));
  // The editor has seen these now. Other fields that another person has changed must not be overwritten.
  return answersWith(JSON.stringify({ ...from, ...theirs })).refused(conflictWords(conflicts));
}

type Refused = Extract<Awaited<ReturnType<typeof setKitchensOpen>>, { ok: false }>;

function refusedWords(refused: Refused): string {
  if (refused.code !== "kitchen-has-orders") return REFUSAL_SENTENCES[refused.code];
  const { orders, total } = refused.details;
  const numbers = orders.slice(0, NAMED_ORDERS).map(({ number }) => number);
  const others = total - numbers.length;
  return [
    REFUSAL_SENTENCES[refused.code],
    `Make, move or cancel them first: ${numbers.join(", ")}${others > 0 ? ` and ${others} more` : ""}.`,
  ].join("\n");
}
