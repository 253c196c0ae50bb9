import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseCsv } from "../src/shop/basics/csv.ts";

const FOLDER = join(import.meta.dirname, "tables");

/** The parsed rows of `tables/<name>.csv`. Throws with table, line and reason for a wrong cell. */
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
