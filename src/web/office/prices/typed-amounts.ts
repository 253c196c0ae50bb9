import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import { FIELDS_OF_ROW } from "./seen-amounts.ts";

/** Characters that the field of an amount takes. */
export const AMOUNT_LENGTH = 20;

/** Most fields and characters that are read. No form of the shop has more. */
const MOST_FIELDS = 80;
const SEEN_LENGTH = 80;

/** Separates the texts of a row, and marks a changed text: an emptied field differs from an untouched one. */
const GAP = "\t";
const CHANGED = "=";

/**
 * Returns the amounts typed into the form without script, to show them again after a refusal: for each changed SKU a
 * line with three texts. A field that was not changed shows what is stored by then.
 */
export function typedAmounts(fields: FormDataEntryValue[]): string {
  const texts = fields
    .slice(0, MOST_FIELDS)
    .map((field) => (typeof field === "string" ? field.slice(0, SEEN_LENGTH).replace(/\s+/g, " ") : ""));
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += FIELDS_OF_ROW) {
    const [seen = "", ...amounts] = texts.slice(at, at + FIELDS_OF_ROW);
    const [sku = "", ...stored] = seen.split(" ");
    const typed = amounts.map((text, index) =>
      text === shownAmount(stored[index]) ? "" : CHANGED + text.slice(0, AMOUNT_LENGTH),
    );
    if (typed.some((text) => text !== "")) lines.push([sku, ...typed].join(GAP));
  }
  return lines.join("\n");
}

function shownAmount(paise: string | undefined): string {
  return paise === undefined || paise === "-" ? "" : showAmount(Number(paise));
}

/** The typed texts of each changed SKU: MRP, price and cost; null for a field that was not changed. */
export function readTypedAmounts(text: string): Map<string, (string | null)[]> {
  const lines = text.split("\n").map((line) => line.split(GAP));
  return new Map(
    lines.map(([sku = "", ...amounts]) => [
      sku,
      amounts.map((amount) => (amount.startsWith(CHANGED) ? amount.slice(CHANGED.length) : null)),
    ]),
  );
}
