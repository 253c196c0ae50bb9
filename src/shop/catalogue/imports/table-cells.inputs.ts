import { z } from "zod";
import { isEmptyLine } from "../../basics/csv.ts";
import { asciiDigits } from "../../basics/digits.ts";
import { eachInTurns } from "../../basics/in-turns.ts";
import { paise } from "../../basics/money.ts";
import { isPlain, isPlainText, trimmed } from "../../basics/plain-text.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import { HIGHEST_PAISE } from "../rules/price-limits.ts";

/** Cells of the owner's tables, and how a table is read. */

export const text = z.string().overwrite(trimmed).refine(isPlain, "must be one line of plain text");
export const filled = text.min(1, "is empty");
/** A cell that may be empty, with this many characters at most. */
export const textUpTo = (most: number) => text.max(most, `is longer than ${most} characters`);
export const prose = (most: number) =>
  z
    .string()
    .overwrite(trimmed)
    .min(1, "is empty")
    .max(most, `is longer than ${most} characters`)
    .refine(isPlainText, "must be plain text");
export const listOf = (cell: string) =>
  cell
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");
export const yesNo = z
  .string()
  .regex(/^(yes|no)$/i, "must be Yes or No")
  .transform((answer) => answer.toLowerCase() === "yes");
export const whole = (most: number) =>
  z
    .string()
    .overwrite(asciiDigits)
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .refine((number) => number <= most, `must be ${most} at most`);
export const rupees = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "must be an amount in rupees, such as 649 or 649.50")
  .transform((amount) => Math.round(Number(amount) * 100))
  .refine((amount) => amount > 0, "must be more than 0")
  .refine((amount) => amount <= HIGHEST_PAISE, `must be ${HIGHEST_PAISE / 100} at most`)
  .transform(paise);
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

/** A line with its row in the file; the header is row 1. */
export type Placed<Line> = Line & { row: number };

/**
 * Parses a file's cells, header first, or returns each problem with row and column. Optional columns may be missing.
 */
export async function readTable<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  [header = [], ...rows]: string[][],
): Promise<{ lines: Placed<z.output<z.ZodObject<Shape>>>[]; problems: TableProblem[] }> {
  const known = Object.keys(schema.shape);
  const needed = known.filter((name) => !z.safeParse(schema.shape[name] as z.ZodType, undefined).success);
  const columns = header.map(trimmed);
  if (isEmptyLine(header))
    return { lines: [], problems: [{ row: 1, column: null, text: "is empty. It must name the columns" }] };
  const separator = columns.length === 1 ? /[;\t]/.exec(header[0] ?? "")?.[0] : undefined;
  if (separator) {
    const text = `has ${separator === ";" ? "semicolons" : "tabs"} between its cells. Save the file as "CSV UTF-8 (comma delimited)" or as an Excel workbook`;
    return { lines: [], problems: [{ row: 1, column: null, text }] };
  }
  const inHeader = (column: string, text: string) => ({ row: 1, column, text });
  const problems: TableProblem[] = [
    ...needed
      .filter((name) => !columns.includes(name))
      .map((name) => inHeader(name, "there is no such column, and it is needed")),
    ...columns.flatMap((name, at) => {
      if (columns.indexOf(name) !== at) return inHeader(name, `is there twice, as column ${at + 1} too`);
      if (name === "") return inHeader(`column ${at + 1}`, "has no name");
      return known.includes(name) ? [] : inHeader(name, "is not a column of this table");
    }),
  ];
  if (problems.length > 0) return { lines: [], problems };
  const lines: Placed<z.output<z.ZodObject<Shape>>>[] = [];
  await eachInTurns(rows, (cells, index) => {
    const row = index + 2;
    if (isEmptyLine(cells)) return;
    if (cells.every((cell) => trimmed(cell) === "")) {
      problems.push({ row, column: null, text: "is empty: delete it" });
      return;
    }
    if (cells.length !== columns.length) {
      const text = `has ${cells.length} cells, but the table has ${columns.length} columns`;
      problems.push({ row, column: null, text });
      return;
    }
    const parsed = schema.safeParse(
      Object.fromEntries(columns.map((name, at) => [name, trimmed(cells[at] ?? "")])),
    );
    if (parsed.success) lines.push({ ...parsed.data, row });
    else
      for (const { path, message } of parsed.error.issues)
        problems.push({ row, column: String(path[0]), text: message });
  });
  return { lines, problems };
}
