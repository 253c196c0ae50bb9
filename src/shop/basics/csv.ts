import { CsvError, type CsvErrorCode, parse } from "csv-parse/sync";
import { UnreadableTable } from "./table-problem.ts";

/** Descriptions of errors in the words of a shop, by the code of csv-parse. */
const REASONS: Partial<Record<CsvErrorCode, string>> = {
  INVALID_OPENING_QUOTE:
    'a cell with a quote in it must stand in quotes, and that quote twice: "a 10"" cake"',
  CSV_INVALID_CLOSING_QUOTE: "the closing quote must be the end of the cell",
  CSV_QUOTE_NOT_CLOSED: "the quote is never closed",
};

/**
 * Parses comma-separated cells, quoted or not. An empty line is a row, so that row numbers match a spreadsheet's; an
 * empty last line is not. Throws `UnreadableTable` for a quote that would swallow the rows after it.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const keepRow = (row: string[]) => {
    rows.push(row);
    return null;
  };
  try {
    // Without this list, csv-parse takes the first line end for the whole file and loses rows of mixed files.
    parse(text, {
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      on_record: keepRow,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const column = Number(error.column);
    const name = rows[0]?.[column] || `column ${column + 1}`;
    const text = REASONS[error.code] ?? error.message;
    throw new UnreadableTable([{ row: rows.length + 1, column: name, text }]);
  }
  return rows.slice(0, rows.findLastIndex((row) => !isEmptyLine(row)) + 1);
}

/** Whether a row is a line without any character. */
export function isEmptyLine(row: readonly string[]): boolean {
  return row.length <= 1 && (row[0] ?? "") === "";
}

/** Writes cells as text, each row on a line, quoted where needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}
