import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { invalidFile, UsageError } from "./usage-error.ts";

/** A workbook is a zip archive: a small one may unfold to more than the machine has. */
const MOST_UNFOLDED = 100e6;
/** Cells up to the last row and column in use. The reader makes all of them, also those that nobody filled. */
const MOST_CELLS = 5_000_000;
/** The rows that a sheet may have by its format. Spreadsheets note the last one even where it is empty. */
const MOST_ROWS = 1_048_576;

const ROWS = /<(?:\w+:)?row\s[^<>]*?\br\s*=\s*["'](\d+)/g;
/** The addresses of cells with something in them. */
const CELLS = /<(?:\w+:)?c\s(?:[^<>]*?\s)?r\s*=\s*["']([A-Z]+)(\d+)["'][^<>]*(?<!\/)>/g;
/** What a formula without a result leaves in its cell. */
const BROKEN = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/;

/**
 * A `.xlsx` file's first sheet as text: numbers as the spreadsheet shows them, nothing for empty cells. A hostile file may
 * keep it busy for minutes: only a thread that can be ended runs it.
 */
export async function cellsOfWorkbook(file: string, bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const rows = await firstSheet(file, bytes);
  const problems: string[] = [];
  const cells = rows.map((row, at) => {
    if (row.every((cell) => cell === null)) problems.push(`row ${at + 1} is empty: delete it`);
    return row.map((cell, column) => {
      const place = `row ${at + 1}, ${rows[0]?.[column] ?? `column ${column + 1}`}`;
      if (cell instanceof Date)
        problems.push(`${place}: is a date. Format the cell as text, and type it again`);
      const text = cell === null ? "" : String(cell);
      if (BROKEN.test(text)) problems.push(`${place}: is a formula without a result (${text})`);
      return text;
    });
  });
  if (problems.length > 0) throw invalidFile(file, problems);
  return cells;
}

async function firstSheet(file: string, bytes: Buffer<ArrayBuffer>) {
  try {
    refuseBombs(file, bytes);
    // Not the package's reader for Node: that one unfolds whatever comes, this one no more than the archive declares.
    return await readSheet(new Blob([bytes]), 1, { parseNumber: asShown });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Whatever the reader stumbles over is in the file.
    throw new UsageError(
      `${file} can't be read as a workbook (${(error as Error).message}). Save it as "Excel workbook (.xlsx)", without a password.`,
    );
  }
}

function refuseBombs(file: string, bytes: Buffer): void {
  let unfolded = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unfolded += originalSize;
      if (unfolded > MOST_UNFOLDED)
        throw new UsageError(`${file} unfolds to more than ${MOST_UNFOLDED / 1e6} MB. That is no catalogue.`);
      return name.endsWith(".xml");
    },
  });
  for (const part of Object.values(parts)) {
    const xml = new TextDecoder().decode(part);
    const rows = [...xml.matchAll(ROWS)].map(([, number]) => Number(number));
    let [row, column] = [0, 0];
    for (const [, letters = "", number] of xml.matchAll(CELLS)) {
      row = Math.max(row, Number(number));
      column = Math.max(column, columnOf(letters));
    }
    if (row * column > MOST_CELLS || rows.some((number) => number > MOST_ROWS))
      throw new UsageError(
        `${file} has cells in use far away from the table. Copy the table into a new file.`,
      );
  }
}

/** `A` is 1, `AA` is 27. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** With 15 digits, as spreadsheets do: a calculated 658.9 is kept as 658.9000000000001. */
function asShown(digits: string): string {
  return String(Number(Number(digits).toPrecision(15)));
}
