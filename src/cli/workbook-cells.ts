import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { invalidFile, UsageError } from "./usage-error.ts";

/** Limit against zip bombs: a small workbook may unzip to more than the memory. */
const MAX_UNZIPPED_BYTES = 100e6;
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
export async function readFirstSheet(file: string, bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const rows = await parseFirstSheet(file, bytes);
  const problems: string[] = [];
  const cells = rows.map((row, at) => {
    if (row.every((cell) => cell === null)) problems.push(`row ${at + 1} is empty: delete it`);
    return row.map((cell, column) => {
      const location = `row ${at + 1}, ${rows[0]?.[column] ?? `column ${column + 1}`}`;
      if (cell instanceof Date)
        problems.push(`${location}: is a date. Format the cell as text, and type it again`);
      const text = cell === null ? "" : String(cell);
      if (FORMULA_ERROR.test(text)) problems.push(`${location}: is a formula without a result (${text})`);
      return text;
    });
  });
  if (problems.length > 0) throw invalidFile(file, problems);
  return cells;
}

async function parseFirstSheet(file: string, bytes: Buffer<ArrayBuffer>) {
  try {
    refuseZipBombs(file, bytes);
    // Not the package's reader for Node, which unzips without limit; this one unzips at most the declared size.
    return await readSheet(new Blob([bytes]), 1, { parseNumber: roundToShownDigits });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Every error of the reader is caused by the file.
    throw new UsageError(
      `${file} can't be read as a workbook (${(error as Error).message}). Save it as "Excel workbook (.xlsx)", without a password.`,
    );
  }
}

function refuseZipBombs(file: string, bytes: Buffer): void {
  let unzippedBytes = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unzippedBytes += originalSize;
      if (unzippedBytes > MAX_UNZIPPED_BYTES)
        throw new UsageError(
          `${file} unzips to more than ${MAX_UNZIPPED_BYTES / 1e6} MB. That is no catalogue.`,
        );
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
      throw new UsageError(
        `${file} has cells in use far away from the table. Copy the table into a new file.`,
      );
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
