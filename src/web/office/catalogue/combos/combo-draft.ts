import {
  LONGEST_COMBO_LABEL,
  MOST_COMBOS,
  type OfferedCombo,
} from "../../../../shop/catalogue/rules/combo-lines.ts";
import { textOf } from "../../../forms/read-form.ts";
import { moveEntry } from "../move-entry.ts";
import { type ComboField, comboField } from "./combo-names.ts";

/** Texts that are too long are carried so far that they are still refused. */
const LONGEST_TEXT = 5 * LONGEST_COMBO_LABEL + 1;

/** The combos that the form carries, with what was typed; null if there are too many. */
export function readDraft(form: FormData): OfferedCombo[] | null {
  const combos: OfferedCombo[] = [];
  for (let index = 0; form.has(comboField("sku", index)); index += 1) {
    if (index >= 2 * MOST_COMBOS) return null;
    const text = (field: ComboField) => textOf(form, comboField(field, index)).slice(0, LONGEST_TEXT);
    combos.push({ sku: text("sku"), label: text("label") });
  }
  return combos;
}

/** The draft after a button such as `up 2`, and the button or field that has the focus then. */
export function applyButton(
  draft: OfferedCombo[],
  button: string,
): { combos: OfferedCombo[]; focus: string | null } {
  const [action, place] = button.split(" ");
  const at = Number(place);
  const combo = draft[at];
  if (action === "add" && draft.length < MOST_COMBOS)
    return { combos: [...draft, { sku: "", label: "" }], focus: comboField("sku", draft.length) };
  if (combo && (action === "up" || action === "down")) {
    const { list, to } = moveEntry(draft, at, action);
    return { combos: list, focus: `${action} ${to}` };
  }
  if (combo && action === "remove") return { combos: draft.toSpliced(at, 1), focus: "add" };
  return { combos: draft, focus: null };
}
