import { data } from "react-router";
import { z } from "zod";
import { PincodeForm } from "../../../shop/delivery/pincodes/pincode.inputs.ts";
import { savePincode } from "../../../shop/delivery/pincodes/save-pincode.ts";
import { DELIVERY_OPTIONS } from "../../../shop/delivery/rules/options.ts";
import type { PincodeFields } from "../../../shop/delivery/rules/pincode-fields.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { conflictWords } from "../log/conflict-words.ts";
import type { OfficeForm } from "../office-form.ts";
import { readJsonField } from "../read-json-field.ts";
import { saveWords } from "../save-words.ts";

export type PincodeField = "area" | "options" | "formState";

const LONGEST_STATE = 1_000;
/** The fields that the form was made from. They are compared with the stored ones, and never stored. */
const FormState = z.object({
  area: z.string(),
  options: z.array(z.enum(DELIVERY_OPTIONS)).max(DELIVERY_OPTIONS.length),
});

type Received = OfficeForm & { pincode: string };

/** Saves what a pincode is offered, and the name of its area. */
export async function answerPincode(services: Services, { context, request, staff, pincode }: Received) {
  const form = await readFormData(request);
  const from = readJsonField(FormState, textOf(form, "formState"), LONGEST_STATE);
  if (!from) throw data("The form could not be read.", { status: 400 });
  const area = textOf(form, "area");
  // One more than there are: a form with too many is refused, not shortened.
  const options = form
    .getAll("options")
    .slice(0, DELIVERY_OPTIONS.length + 1)
    .map(String);
  const answer = (ok: boolean, status: number, result: Partial<Reply>) => {
    const { message = "", errors = {}, state = from } = result;
    const values = { area, options: options.join(" "), formState: JSON.stringify(state) };
    return answerForm<PincodeField>(context, { ok, message, errors, values }, status);
  };
  const sent = PincodeForm.safeParse({ area, options });
  if (!sent.success) return answer(false, 422, { errors: errorsOf(sent.error) });
  const saved = await savePincode(services, { pincode, from, to: sent.data, staff });
  if (saved.ok) return answer(true, 200, { message: saveWords(saved.value) });
  if (saved.code === "pincode-not-served") throw data(null, { status: 404 });
  if (saved.code !== "delivery-changed")
    return answer(false, 409, { message: REFUSAL_SENTENCES[saved.code] });
  const { conflicts } = saved.details;
  const theirs = Object.fromEntries(conflicts.map((conflict) => [conflict.field, conflict.theirs]));
  // The editor has seen these now. Other fields that another person has changed must not be overwritten.
  return answer(false, 409, { message: conflictWords(conflicts), state: { ...from, ...theirs } });
}

type Reply = {
  message: string;
  errors: Partial<Record<PincodeField, string>>;
  state: PincodeFields;
};
