/**
 * The first characters by which a spreadsheet takes a text for a formula, also full-width as some keyboards type them. A
 * line end or tab before them is skipped by some spreadsheets, so it counts too.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Of an apostrophe at the beginning, spreadsheets show nothing; what follows is text to them. */
const TEXT_FOLLOWS = "'";
/** A plain number can't do anything, and stays one to calculate with. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A cell of a CSV file that no spreadsheet executes: an apostrophe is put before what looks like a formula, and before an
 * apostrophe, so that `fromSafeCell` restores each text exactly.
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
