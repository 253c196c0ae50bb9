import { data } from "react-router";
import type { Session } from "../../../../shop/accounts/identity.ts";
import { saveAddOn } from "../../../../shop/catalogue/add-ons/save-add-on.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { answerForm } from "../../../forms/form-answer.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { conflictWords } from "../../log/conflict-words.ts";
import { readRecordState, stateWithTheirs } from "../record-form.ts";
import { parseAddOnForm } from "./add-on-form.ts";

type Context = Parameters<typeof answerForm>[0];
type Received = { context: Context; request: Request; staff: Session; sku: string };

/** The fields beside which a refusal stands. */
export const REFUSED_FIELDS: Partial<Record<string, string>> = {
  "add-on-name-taken": "name",
  "price-impossible": "pricePaise",
  "unknown-tax-class": "taxClass",
  "unknown-picture": "pictureId",
  "no-drawing": "pictureId",
  "add-on-without-picture": "pictureId",
  "sku-taken": "sku",
};

type Answer = {
  message?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
  state?: string;
};

/** Saves an add-on, or takes it off sale. After a refusal the form shows what was typed. */
export async function answerAddOn(services: Services, { context, request, staff, sku }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const formState = textOf(form, "formState");
  const answer = (result: Answer, status: number) => {
    const { message = "", errors = {}, values = {}, state = formState } = result;
    const reply = answerForm<string>(context, { ok: status < 400, message, errors, values }, status);
    const isUnsaved = status >= 400 && intent === "save";
    return data({ ...reply.data, formState: state, isUnsaved }, reply.init ?? {});
  };
  if (intent === "off-sale" || intent === "on-sale") {
    const active = intent === "on-sale";
    const edit = { from: { active: !active }, to: { active } };
    const changed = await saveAddOn(services, { sku, edit, staff });
    if (!changed.ok) return answer({ message: refusalWords(changed.code) }, 409);
    return answer({ message: active ? "Shoppers can choose it again." : "Nobody can choose it now." }, 200);
  }
  const read = readRecordState(formState);
  if (!read) throw data("The form could not be read.", { status: 400 });
  const { values, errors, fields } = parseAddOnForm(form);
  if (!fields) return answer({ message: "Some fields need a look. Nothing was saved.", errors, values }, 422);
  // Whether it is on sale has a button of its own.
  const { active: _apart, ...to } = fields;
  const saved = await saveAddOn(services, { sku, edit: { from: read, to }, staff });
  if (saved.ok)
    return answer({ message: saved.value ? "Saved. Shoppers see it now." : "Nothing has changed." }, 200);
  if (saved.code === "catalogue-changed") {
    const { conflicts } = saved.details;
    const state = stateWithTheirs(read, conflicts);
    return answer({ message: conflictWords(conflicts), values, state }, 409);
  }
  const field = REFUSED_FIELDS[saved.code];
  const sentence = refusalWords(saved.code);
  return field
    ? answer({ errors: { [field]: sentence }, values }, 422)
    : answer({ message: sentence, values }, 409);
}

function refusalWords(code: keyof typeof REFUSAL_SENTENCES): string {
  if (code === "unknown-add-on") throw data(null, { status: 404 });
  return REFUSAL_SENTENCES[code];
}
