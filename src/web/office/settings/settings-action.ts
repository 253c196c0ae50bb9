import { data } from "react-router";
import { z } from "zod";
import type { Fields } from "../../../shop/audit/rules/changed-record.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import type { EditableFact } from "../../../shop/shop-facts/get-editable-facts.ts";
import { readTypedFacts } from "../../../shop/shop-facts/rules/fact-fields.ts";
import { FACTS, type Fact } from "../../../shop/shop-facts/rules/fact-names.ts";
import { saveFacts } from "../../../shop/shop-facts/save-facts.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { conflictWords } from "../log/conflict-words.ts";
import type { OfficeForm } from "../office-form.ts";
import { readJsonField } from "../read-json-field.ts";

const LONGEST_STATE = 20_000;
/** The facts that the form was made from. They are compared with the stored ones, and never stored. */
const FormState = z.partialRecord(z.enum(FACTS), z.union([z.string(), z.null(), z.array(z.string())]));

/** The facts that a form is made from, as a hidden field carries them: those that the screen may change. */
export function formStateOf(facts: EditableFact[]): string {
  const editable = facts.filter(({ source }) => source !== "variable");
  return JSON.stringify(Object.fromEntries(editable.map(({ fact, given }) => [fact, given])));
}

type Reply = { message?: string; errors?: Partial<Record<Fact, string>>; state?: string };

/** Saves the facts of the shop. After a refusal it shows what was typed; `formState` is what it was made from. */
export async function answerSettings(services: Services, { context, request, staff }: OfficeForm) {
  const { formState, ...values } = await readForm(request, ["formState", ...FACTS]);
  checkReauthentication(staff, "strict", services.clock(), "/admin/settings");
  const from: Fields | null = readJsonField(FormState, formState, LONGEST_STATE);
  if (!from) throw data("The form could not be read.", { status: 400 });
  const answer = ({ message = "", errors = {}, state = formState }: Reply, status: number) => {
    const reply = answerForm<Fact>(context, { ok: status < 400, message, errors, values }, status);
    return data({ ...reply.data, formState: state }, reply.init ?? {});
  };
  const message = REFUSAL_SENTENCES["facts-wrong"];
  const typed = readTypedFacts(
    values,
    FACTS.filter((fact) => fact in from),
  );
  if (Object.keys(typed.errors).length > 0) return answer({ message, errors: typed.errors }, 422);
  const saved = await saveFacts(services, { from, to: typed.fields, staff });
  if (saved.ok)
    return answer(
      {
        message: saved.value
          ? "Saved. Every page, mail and new invoice shows it now."
          : "Nothing has changed.",
      },
      200,
    );
  if (saved.code === "facts-wrong") return answer({ message, errors: saved.details.errors }, 422);
  if (saved.code !== "facts-changed") return answer({ message: REFUSAL_SENTENCES[saved.code] }, 409);
  const { conflicts } = saved.details;
  const theirs = Object.fromEntries(conflicts.map((conflict) => [conflict.field, conflict.theirs]));
  // The editor has seen these now. Other facts that another person has changed must not be overwritten.
  return answer({ message: conflictWords(conflicts), state: JSON.stringify({ ...from, ...theirs }) }, 409);
}
