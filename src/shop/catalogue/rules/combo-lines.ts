/** A combo that the page of a product offers: its SKU, and what it adds in words. */
export type OfferedCombo = { sku: string; label: string };

/** Combos that one page offers. */
export const MOST_COMBOS = 6;
export const LONGEST_COMBO_LABEL = 40;

/** The key of the combos of a product in the log is the product's id; this is their only field. */
export type ComboFields = { combos: string[] };

/** Combos in their order, as form and log have them: SKU, a space, and the label. */
export function comboLinesOf(combos: readonly OfferedCombo[]): string[] {
  return combos.map(({ sku, label }) => `${sku} ${label}`);
}

export function readComboLines(lines: readonly string[]): OfferedCombo[] {
  return lines.map((line) => {
    const [sku = "", ...words] = line.split(" ");
    return { sku, label: words.join(" ") };
  });
}

/** The combos that only one of two lists has, in words: `With six red roses (BTCR-05)`. */
export function comboDifference(
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    removed: readComboLines(before.filter((line) => !current.has(line))).map(comboWords),
    added: readComboLines(after.filter((line) => !old.has(line))).map(comboWords),
  };
}

function comboWords({ sku, label }: OfferedCombo): string {
  return `${label} (${sku})`;
}
