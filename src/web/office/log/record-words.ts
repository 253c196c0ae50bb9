import type { ChangedRecord, FieldValue, RecordKind } from "../../../shop/audit/rules/changed-record.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { type Paise, showMoney } from "../../../shop/basics/money.ts";
import { STATE_NAMES } from "../../../shop/basics/state-names.ts";
import { CATEGORY_WORDS } from "../../../shop/catalogue/rules/category-fields.ts";
import { allergenLabel, RECORDED_WORDS } from "../../../shop/catalogue/rules/product-fields.ts";
import { readPictureLines } from "../../../shop/catalogue/rules/product-pictures.ts";
import { RECORDED_SKU_WORDS } from "../../../shop/catalogue/rules/sku-fields.ts";
import { CONTENT_WORDS } from "../../../shop/content/rules/content-fields.ts";
import { KITCHEN_WORDS } from "../../../shop/delivery/rules/kitchen-fields.ts";
import { FACT_LABELS } from "../../../shop/shop-facts/rules/fact-names.ts";

/** A changed field in words: `Price`, `₹699`, `₹749`. */
export type FieldWords = { field: string; before: string; after: string };

/** Longer texts are cut in the log, which stores them whole. */
const MOST_SHOWN = 160;

/** The labels of the fields of each kind of record. */
const LABELS: Record<RecordKind, Readonly<Record<string, string>>> = {
  product: RECORDED_WORDS,
  sku: RECORDED_SKU_WORDS,
  category: CATEGORY_WORDS,
  page: CONTENT_WORDS,
  article: CONTENT_WORDS,
  settings: FACT_LABELS,
  kitchen: KITCHEN_WORDS,
};

/** The differing fields of a changed record. A created record differs from nothing. */
export function fieldWords({ kind, before, after }: ChangedRecord): FieldWords[] {
  return Object.entries(after).map(([name, value]) => ({
    field: fieldLabel(kind, name),
    before: before === null ? "" : showValue(name, before[name] ?? null),
    after: showValue(name, value),
  }));
}

export function fieldLabel(kind: RecordKind, name: string): string {
  return LABELS[kind][name] ?? name;
}

/** A stored value as people read it. Fields that end in `Paise` are money. */
export function showValue(name: string, value: FieldValue): string {
  if (value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && name.endsWith("Paise")) return showMoney(value as Paise);
  if (typeof value === "string" && name.endsWith("At")) return showInstant(new Date(value));
  if (name === "stateCode") return STATE_NAMES[String(value)] ?? String(value);
  if (name === "pictures" && Array.isArray(value)) return pictureWords(value);
  const text = Array.isArray(value) ? value.map(allergenLabel).join(", ") || "nothing" : String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** Pictures by what they show: `2: Mango cake; A slice of it`. */
function pictureWords(lines: string[]): string {
  if (lines.length === 0) return "none";
  const texts = readPictureLines(lines).map(({ id, text }) => text || id);
  return `${lines.length}: ${texts.join("; ")}`;
}
