import { data } from "react-router";
import { z } from "zod";
import type { Session } from "../../../../shop/accounts/identity.ts";
import { CombosForm } from "../../../../shop/catalogue/combos/combos.inputs.ts";
import { saveCombos } from "../../../../shop/catalogue/combos/save-combos.ts";
import {
  comboDifference,
  MOST_COMBOS,
  type OfferedCombo,
} from "../../../../shop/catalogue/rules/combo-lines.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { documentContext } from "../../../request-context.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import { formOf, textOf } from "../product-form.ts";
import { applyButton, readDraft } from "./combo-draft.ts";
import { comboField } from "./combo-names.ts";

type Received = {
  context: { get: (key: typeof documentContext) => boolean };
  request: Request;
  staff: Session;
  id: string;
};

/** What the page shows after a button: the draft, which is stored only if `isSaved`. */
export type CombosAnswer = {
  ok: boolean;
  isSaved: boolean;
  message: string;
  errors: Record<string, string>;
  combos: OfferedCombo[];
  /** The stored combos that the editor has seen. */
  from: string[];
  /** The field or button that gets the focus. */
  focus: string | null;
};

/** Compared with what is stored, and never stored. A price list may hold more combos and longer labels than a form. */
const AsRead = z.array(z.string().max(400)).max(10 * MOST_COMBOS);

const CONFLICT = { what: "these combos", entries: "combos", difference: comboDifference };
const WRONG = "Some fields need a look. Nothing was saved.";

/** Saves the combos, or changes their draft and shows it again. Nothing is stored before it is saved. */
export async function answerCombos(services: Services, { context, request, staff, id }: Received) {
  const form = await formOf(request);
  const intent = textOf(form, "intent");
  const from = readState(textOf(form, "from"));
  const combos = readDraft(form);
  if (!from || !combos) throw data("The form could not be read.", { status: 400 });
  const answer = (changes: Partial<CombosAnswer>, status = 200) => {
    const empty = { ok: status < 400, isSaved: false, message: "", errors: {}, focus: null };
    const reply: CombosAnswer = { ...empty, combos, from, ...changes };
    return data(reply, { status: context.get(documentContext) ? status : 200 });
  };
  if (intent !== "save") return answer(applyButton(combos, intent));
  const parsed = CombosForm.safeParse(combos);
  if (!parsed.success) return answer(problemsOf(parsed.error), 422);
  const saved = await saveCombos(services, { id, from, to: parsed.data, staff });
  if (saved.ok)
    return answer({
      isSaved: true,
      message: saved.value ? "Saved. Shoppers see it now." : "Nothing has changed.",
    });
  if (saved.code === "unknown-product") throw data(null, { status: 404 });
  if (saved.code === "unknown-combo") {
    const { skus } = saved.details;
    const wrong = parsed.data.flatMap(({ sku }, index) =>
      skus.includes(sku) ? [[comboField("sku", index), REFUSAL_SENTENCES[saved.code]] as const] : [],
    );
    return answer({ errors: Object.fromEntries(wrong), message: WRONG }, 409);
  }
  if (saved.code !== "catalogue-changed") return answer({ message: REFUSAL_SENTENCES[saved.code] }, 409);
  const { conflicts } = saved.details;
  const message = listConflictWords(conflicts, CONFLICT);
  return answer({ message, from: linesOf(conflicts[0]?.theirs) }, 409);
}

function problemsOf(error: z.ZodError): Partial<CombosAnswer> {
  const errors: Record<string, string> = {};
  const sentences: string[] = [];
  for (const { path, message } of error.issues) {
    const [index, field] = path;
    if (typeof index !== "number") sentences.push(message);
    else errors[comboField(field === "label" ? "label" : "sku", index)] ??= message;
  }
  return { errors, message: [WRONG, ...sentences].join("\n") };
}

function readState(text: string): string[] | null {
  try {
    return AsRead.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
