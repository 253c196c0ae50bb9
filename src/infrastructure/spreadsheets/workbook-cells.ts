import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { type TableProblem, UnreadableTable, unreadableFile } from "../../shop/basics/table-problem.ts";

/** Limit against zip bombs: a small workbook may unzip to more than the memory. */
const MAX_UNZIPPED_BYTES = 100e6;
/** Files in the zip. A workbook has one for each sheet and picture, and about ten others. */
const MAX_ENTRIES = 1_000;
/** Up to the last row and column in use. The reader allocates all of them, even the empty ones. */
const MAX_CELLS = 5_000_000;
/** The format's limit. Some programs store the last row even if it is empty. */
const MAX_ROWS = 1_048_576;

const ROWS = /<(?:\w+:)?row\s[^<>]*?\br\s*=\s*["'](\d+)/g;
/** References of cells with content. */
const CELLS = /<(?:\w+:)?c\s(?:[^<>]*?\s)?r\s*=\s*["']([A-Z]+)(\d+)["'][^<>]*(?<!\/)>/g;
/** The value of a formula without a result. */
const FORMULA_ERROR = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/;

/**
 * The first sheet of an `.xlsx` file as text: numbers as the spreadsheet shows them, empty cells as "". A hostile
 * file may take minutes, so only a worker thread may run this.
 */
export async function readFirstSheet(bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const rows = await parseFirstSheet(bytes);
  const problems: TableProblem[] = [];
  const cells = rows.map((row, at) => {
    const isEmpty = row.every((cell) => cell === null);
    if (isEmpty) problems.push({ row: at + 1, column: null, text: "is empty: delete it" });
    return row.map((cell, column) => {
      const header = rows[0]?.[column];
      const wrong = (text: string) =>
        problems.push({ row: at + 1, column: header ? String(header) : `column ${column + 1}`, text });
      if (cell instanceof Date) wrong("is a date. Format the cell as text, and type it again");
      const text = cell === null ? "" : String(cell);
      if (FORMULA_ERROR.test(text)) wrong(`is a formula without a result (${text})`);
      return text;
    });
  });
  if (problems.length > 0) throw new UnreadableTable(problems);
  return cells;
}

async function parseFirstSheet(bytes: Buffer<ArrayBuffer>) {
  try {
    refuseZipBombs(bytes);
    // Not the package's reader for Node, which unzips without limit; this one unzips at most the declared size.
    return await readSheet(new Blob([bytes]), 1, { parseNumber: roundToShownDigits });
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    // Every error of the reader is caused by the file.
    const why = error instanceof Error ? error.message : String(error);
    throw unreadableFile(
      `can't be read as a workbook (${why}). Save it as "Excel workbook (.xlsx)", without a password.`,
    );
  }
}

function refuseZipBombs(bytes: Buffer): void {
  let unzippedBytes = 0;
  let entries = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unzippedBytes += originalSize;
      entries += 1;
      if (unzippedBytes > MAX_UNZIPPED_BYTES)
        throw unreadableFile(`unzips to more than ${MAX_UNZIPPED_BYTES / 1e6} MB. That is no catalogue.`);
      if (entries > MAX_ENTRIES)
        throw unreadableFile(`holds more than ${MAX_ENTRIES} files. That is no catalogue.`);
      return name.endsWith(".xml");
    },
  });
  for (const part of Object.values(parts)) {
    const xml = new TextDecoder().decode(part);
    const rows = [...xml.matchAll(ROWS)].map(([, number]) => Number(number));
    let [row, column] = [0, 0];
    for (const [, letters = "", number] of xml.matchAll(CELLS)) {
      row = Math.max(row, Number(number));
      column = Math.max(column, columnNumber(letters));
    }
    if (row * column > MAX_CELLS || rows.some((number) => number > MAX_ROWS))
      throw unreadableFile("has cells in use far away from the table. Copy the table into a new file.");
  }
}

/** `A` is 1, `AA` is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Rounds to 15 digits as spreadsheets do: a calculated 658.9 is stored as 658.9000000000001. */
function roundToShownDigits(digits: string): string {
  return String(Number(Number(digits).toPrecision(15)));
}
