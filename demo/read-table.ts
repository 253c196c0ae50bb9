import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FOLDER = join(import.meta.dirname, "tables");

/** The rows of `tables/<name>.csv`, parsed. A wrong cell says its table, its line and what is wrong with it. */
export function readTable<S extends z.ZodType>(name: string, row: S): z.output<S>[] {
  const [header = [], ...lines] = parseCsv(readFileSync(join(FOLDER, `${name}.csv`), "utf8"));
  return lines.map((cells, index) => {
    const where = `demo/tables/${name}.csv, row ${index + 2}`;
    if (cells.length !== header.length) {
      throw new Error(`${where}: ${cells.length} cells, but the table has ${header.length} columns`);
    }
    const parsed = row.safeParse(Object.fromEntries(header.map((column, i) => [column, cells[i]])));
    if (parsed.success) return parsed.data;
    throw new Error(`${where}: ${z.prettifyError(parsed.error)}`);
  });
}

/** Comma-separated cells; a cell in double quotes may hold commas, line ends and doubled double quotes. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || cell !== "") rows.push(row);
    row = [];
    cell = "";
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ",") {
      row.push(cell);
      cell = "";
    } else if (char === "\n") endRow();
    else if (char !== "\r") cell += char;
  }
  endRow();
  return rows;
}
