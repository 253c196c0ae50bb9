/**
 * First characters that make a spreadsheet read a formula, full-width forms included. Some spreadsheets skip a
 * leading line end or tab, so those count too.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Spreadsheets hide a leading apostrophe, and read the rest as text. */
const TEXT_FOLLOWS = "'";
/** A plain number can't do anything, and stays one to calculate with. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Makes a CSV cell safe: prefixes an apostrophe to texts that look like a formula or start with an apostrophe.
 * `fromSafeCell` reverses it exactly.
 */
export function toSafeCell(text: string): string {
  const isRisky = (FORMULA.test(text) && !NUMBER.test(text)) || text.startsWith(TEXT_FOLLOWS);
  return isRisky ? `${TEXT_FOLLOWS}${text}` : text;
}

/** The text of a cell that `toSafeCell` wrote. An apostrophe that a person typed before other text stays. */
export function fromSafeCell(cell: string): string {
  const text = cell.slice(1);
  const wasEscaped = cell.startsWith(TEXT_FOLLOWS) && toSafeCell(text) === cell;
  return wasEscaped ? text : cell;
}
