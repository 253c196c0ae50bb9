import { data } from "react-router";
import { z } from "zod";
import { CombosForm } from "../../../../shop/catalogue/combos/combos.inputs.ts";
import { saveCombos } from "../../../../shop/catalogue/combos/save-combos.ts";
import {
  comboDifference,
  MOST_COMBOS,
  type OfferedCombo,
} from "../../../../shop/catalogue/rules/combo-lines.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import type { OfficeForm } from "../../office-form.ts";
import { readJsonField } from "../../read-json-field.ts";
import { WRONG_FIELDS } from "../../save-words.ts";
import { draftAnswers, listProblems } from "../draft-answers.ts";
import { applyButton, readDraft } from "./combo-draft.ts";
import { comboField } from "./combo-names.ts";

type Received = OfficeForm & { id: string };

type CombosDraft = {
  combos: OfferedCombo[];
  /** The stored combos that the editor has seen. */
  from: string[];
};

/** Compared with what is stored, and never stored. A price list may hold more combos and longer labels than a form. */
const AsRead = z.array(z.string().max(400)).max(10 * MOST_COMBOS);
const LONGEST_STATE = 60_000;

const CONFLICT = { what: "these combos", entries: "combos", difference: comboDifference };

/** Saves the combos, or changes their draft and shows it again. Nothing is stored before it is saved. */
export async function answerCombos(services: Services, { context, request, staff, id }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const from = readJsonField(AsRead, textOf(form, "from"), LONGEST_STATE);
  const combos = readDraft(form);
  if (!from || !combos) throw data("The form could not be read.", { status: 400 });
  const answers = draftAnswers<CombosDraft>(context, { combos, from });
  if (intent !== "save") return answers.shown(applyButton(combos, intent));
  const parsed = CombosForm.safeParse(combos);
  if (!parsed.success) return answers.wrong(listProblems(parsed.error, fieldOf));
  const saved = await saveCombos(services, { id, from, to: parsed.data, staff });
  if (saved.ok) return answers.saved(saved.value);
  if (saved.code === "unknown-product") throw data(null, { status: 404 });
  if (saved.code === "unknown-combo") {
    const { skus } = saved.details;
    const wrong = parsed.data.flatMap(({ sku }, index) =>
      skus.includes(sku) ? [[comboField("sku", index), REFUSAL_SENTENCES[saved.code]] as const] : [],
    );
    return answers.refused({ errors: Object.fromEntries(wrong), message: WRONG_FIELDS });
  }
  if (saved.code !== "catalogue-changed") return answers.refused({ message: REFUSAL_SENTENCES[saved.code] });
  const { conflicts } = saved.details;
  const message = listConflictWords(conflicts, CONFLICT);
  return answers.refused({ message, from: linesOf(conflicts[0]?.theirs) });
}

function fieldOf(field: PropertyKey | undefined, index: number): string {
  return comboField(field === "label" ? "label" : "sku", index);
}
