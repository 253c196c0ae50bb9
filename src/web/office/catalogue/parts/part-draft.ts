import {
  type ComboPart,
  LONGEST_PART_TEXT,
  MOST_PARTS,
} from "../../../../shop/catalogue/rules/combo-parts.ts";
import { MOST_SKUS } from "../../../../shop/catalogue/rules/sku-fields.ts";
import { textOf } from "../../../forms/read-form.ts";
import { moveEntry } from "../move-entry.ts";
import { type PartField, partField, sizeField } from "./part-names.ts";

/** A part as it is typed. */
export type PartTexts = Record<PartField, string>;
export type SizeDraft = { sku: string; parts: PartTexts[] };

/** Texts that are too long are carried so far that they are still refused. */
const LONGEST_TEXT = 5 * LONGEST_PART_TEXT + 1;

const NO_PART: PartTexts = { sku: "", quantity: "", words: "" };

/** The parts that the form carries, with what was typed; null if there are too many. */
export function readDraft(form: FormData): SizeDraft[] | null {
  const sizes: SizeDraft[] = [];
  for (let size = 0; form.has(sizeField(size)); size += 1) {
    if (size >= 2 * MOST_SKUS) return null;
    const parts: PartTexts[] = [];
    for (let index = 0; form.has(partField("sku", size, index)); index += 1) {
      if (index >= 2 * MOST_PARTS) return null;
      const text = (field: PartField) => textOf(form, partField(field, size, index)).slice(0, LONGEST_TEXT);
      parts.push({ sku: text("sku"), quantity: text("quantity"), words: text("words") });
    }
    sizes.push({ sku: textOf(form, sizeField(size)).slice(0, LONGEST_TEXT), parts });
  }
  return sizes;
}

export function toTexts(part: ComboPart): PartTexts {
  return "sku" in part
    ? { sku: part.sku, quantity: String(part.quantity), words: "" }
    : { ...NO_PART, words: part.words };
}

/** The draft after a button such as `up 0.2` or `add 1`, and the button or field that has the focus then. */
export function applyButton(
  draft: SizeDraft[],
  button: string,
): { sizes: SizeDraft[]; focus: string | null } {
  const [action, place = ""] = button.split(" ");
  const [at = Number.NaN, index = Number.NaN] = place.split(".").map(Number);
  const size = draft[at];
  const after = (parts: PartTexts[], focus: string) => ({
    sizes: draft.map((row, nth) => (nth === at ? { ...row, parts } : row)),
    focus,
  });
  if (!size) return { sizes: draft, focus: null };
  const { parts } = size;
  if (action === "add" && parts.length < MOST_PARTS)
    return after([...parts, NO_PART], partField("sku", at, parts.length));
  const part = parts[index];
  if (part && (action === "up" || action === "down")) {
    const { list, to } = moveEntry(parts, index, action);
    return after(list, `${action} ${at}.${to}`);
  }
  if (part && action === "remove") return after(parts.toSpliced(index, 1), `add ${at}`);
  return { sizes: draft, focus: null };
}
