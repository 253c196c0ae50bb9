import type {
  ChangedRecord,
  Fields,
  FieldValue,
  RecordKind,
} from "../../../shop/audit/rules/changed-record.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { paise, showMoney } from "../../../shop/basics/money.ts";
import { STATE_NAMES } from "../../../shop/basics/state-names.ts";
import { ADD_ON_WORDS, questionWords } from "../../../shop/catalogue/rules/add-on-fields.ts";
import { CATEGORY_WORDS } from "../../../shop/catalogue/rules/category-fields.ts";
import { comboDifference } from "../../../shop/catalogue/rules/combo-lines.ts";
import { partDifference } from "../../../shop/catalogue/rules/combo-parts.ts";
import { homeDifference } from "../../../shop/catalogue/rules/home-sections.ts";
import { menuDifference } from "../../../shop/catalogue/rules/menu-lines.ts";
import { readPlannedKey } from "../../../shop/catalogue/rules/planned-price-record.ts";
import { allergenLabel, RECORDED_WORDS } from "../../../shop/catalogue/rules/product-fields.ts";
import { readPictureLines } from "../../../shop/catalogue/rules/product-pictures.ts";
import { RECORDED_SKU_WORDS } from "../../../shop/catalogue/rules/sku-fields.ts";
import { CONTENT_WORDS, STORED_CONTENT_WORDS } from "../../../shop/content/rules/content-fields.ts";
import { isEndedWords } from "../../../shop/delivery/rules/blackout-record.ts";
import { findOption } from "../../../shop/delivery/rules/find-option.ts";
import { KITCHEN_WORDS } from "../../../shop/delivery/rules/kitchen-fields.ts";
import { OPTION_WORDS, settingWords } from "../../../shop/delivery/rules/option-settings.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { optionWords, pincodeWords } from "../../../shop/delivery/rules/pincode-record.ts";
import { FACT_LABELS } from "../../../shop/shop-facts/rules/fact-names.ts";
import { rolesText } from "../../../shop/staff/rules/role-words.ts";
import { codeWords } from "../catalogue/code-words.ts";

/** A changed field in words: `Price`, `₹699`, `₹749`. */
export type FieldWords = { field: string; before: string; after: string };

/** Longer texts are cut in the log, which stores them whole. */
const MOST_SHOWN = 160;

/** The labels of the fields of each kind of record. */
const LABELS: Record<RecordKind, Readonly<Record<string, string>>> = {
  product: RECORDED_WORDS,
  sku: RECORDED_SKU_WORDS,
  combos: { combos: "Combos" },
  "combo-parts": { parts: "What is in it" },
  category: CATEGORY_WORDS,
  menu: { items: "Items" },
  "add-on": ADD_ON_WORDS,
  home: { sections: "Sections" },
  page: CONTENT_WORDS,
  article: STORED_CONTENT_WORDS,
  settings: FACT_LABELS,
  kitchen: KITCHEN_WORDS,
  option: OPTION_WORDS,
  pincode: { kitchenId: "Kitchen", area: "Area", city: "City", options: "Offers" },
  slot: { places: "Places" },
  blackout: { isEnded: "These times" },
  roles: { roles: "Roles" },
  "planned-price": {
    ...{ sellPaise: RECORDED_SKU_WORDS.sellPaise, pricePaise: RECORDED_SKU_WORDS.pricePaise },
    ...{ fromAt: "From", untilAt: "Until", isEnded: "Ended" },
  },
};

/** Returns the name by which people know a record; null if its entry in the log names it already. */
export function recordName({ kind, key }: { kind: RecordKind; key: string }): string | null {
  if (kind === "settings" || kind === "blackout" || kind === "slot" || kind === "roles") return null;
  if (kind === "planned-price") return readPlannedKey(key).sku;
  const option = kind === "option" && findOption(key);
  return option ? OPTION_NAMES[option] : key;
}

/** The differing fields of a changed record. A created record differs from nothing. */
export function fieldWords({ kind, before, after }: ChangedRecord): FieldWords[] {
  if (kind === "menu")
    return [listWords("Items", menuDifference, [before?.items ?? null, after.items ?? null])];
  if (kind === "home")
    return [listWords("Sections", homeDifference, [before?.sections ?? null, after.sections ?? null])];
  if (kind === "combos")
    return [listWords("Combos", comboDifference, [before?.combos ?? null, after.combos ?? null])];
  if (kind === "combo-parts")
    return [listWords("What is in it", partDifference, [before?.parts ?? null, after.parts ?? null])];
  // A change of what one pincode is offered leaves its kitchen out.
  if (kind === "pincode" && "kitchenId" in after) return [servedWords(before ?? {}, after)];
  if (kind === "blackout") return [openWords(before, after)];
  // In the order of the form, because the database does not store the order of fields.
  const places = Object.keys(LABELS[kind]);
  const names = Object.keys(after)
    .filter((name) => kind !== "planned-price" || isTold(name, { before, after }))
    .sort((one, next) => places.indexOf(one) - places.indexOf(next));
  return names.map((name) => ({
    field: fieldLabel(kind, name),
    before: before === null ? "" : showField(kind, name, before[name] ?? null),
    after: showField(kind, name, after[name] ?? null),
  }));
}

/** A value as people read it. Settings of delivery have words of their own. */
export function showField(kind: RecordKind, name: string, value: FieldValue): string {
  if (kind === "pincode" && name === "options") return optionWords(value);
  if (kind === "slot" && value === null) return "as usual";
  if (kind === "roles" && Array.isArray(value)) return rolesText(value);
  return kind === "option" ? settingWords(name, value) : showValue(name, value);
}

/** The kitchen is named where it differs: the entry of a list names the one that serves its pincodes. */
function servedWords(before: Fields, after: Fields): FieldWords {
  const isMoved = before.kitchenId !== null && after.kitchenId !== null;
  const [was, is] = [pincodeWords(before, isMoved), pincodeWords(after, isMoved)];
  return { field: "", before: was, after: is };
}

/** A new plan is not ended, and one without an end lasts. */
function isTold(name: string, { before, after }: Pick<ChangedRecord, "before" | "after">): boolean {
  return before !== null || (name !== "isEnded" && after[name] !== null);
}

/** A new blackout closes times that were open. */
function openWords(before: Fields | null, after: Fields): FieldWords {
  const words = isEndedWords(before === null ? true : (before.isEnded ?? null));
  return { field: LABELS.blackout.isEnded ?? "", before: words, after: isEndedWords(after.isEnded ?? null) };
}

/** A menu and the home page are long: only the lines that differ are shown. */
function listWords(
  field: string,
  difference: typeof menuDifference,
  [before, after]: [FieldValue, FieldValue],
): FieldWords {
  const { removed, added } = difference(
    Array.isArray(before) ? before : [],
    Array.isArray(after) ? after : [],
  );
  if (removed.length + added.length === 0) return { field, before: "", after: "in another order" };
  return { field, before: removed.join("; "), after: added.join("; ") || "removed" };
}

export function fieldLabel(kind: RecordKind, name: string): string {
  return LABELS[kind][name] ?? name;
}

/** A stored value as people read it. Fields that end in `Paise` are money. */
function showValue(name: string, value: FieldValue): string {
  if (value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && name.endsWith("Paise")) return showMoney(paise(value));
  if (typeof value === "string" && name.endsWith("At")) return showInstant(new Date(value));
  if (name === "stateCode") return STATE_NAMES[String(value)] ?? String(value);
  if (name === "kind" || name === "taxClass") return codeWords(String(value));
  if (name === "question") return questionWords(String(value));
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
