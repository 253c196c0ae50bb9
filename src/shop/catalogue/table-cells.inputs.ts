import { z } from "zod";
import { asciiDigits } from "../basics/digits.ts";
import { isPlain, isPlainText, trimmed } from "../basics/plain-text.ts";

/** Cells of the owner's tables, and how a table is read. */

export const text = z.string().overwrite(trimmed).refine(isPlain, "must be one line of plain text");
export const filled = text.min(1, "is empty");
export const prose = z
  .string()
  .overwrite(trimmed)
  .min(1, "is empty")
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
  .refine((paise) => paise > 0, "must be more than 0");
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

/** A line with its row in the file; the header is row 1. */
export type Placed<Line> = Line & { row: number };

/** Parses a file's cells, header first, or returns sentences that name row and column. A file may leave out optional columns. */
export function readTable<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  [header = [], ...rows]: string[][],
): { lines: Placed<z.output<z.ZodObject<Shape>>>[]; problems: string[] } {
  const known = Object.keys(schema.shape);
  const needed = known.filter((name) => !z.safeParse(schema.shape[name] as z.ZodType, undefined).success);
  const columns = header.map(trimmed);
  const problems = [
    ...needed.filter((name) => !columns.includes(name)).map((name) => `row 1: there is no column ${name}`),
    ...columns
      .filter((name, at) => !known.includes(name) || columns.indexOf(name) !== at)
      .map((name) => `row 1: the column ${name || "without a name"} is not known, or there twice`),
  ];
  if (problems.length > 0) return { lines: [], problems };
  const lines: Placed<z.output<z.ZodObject<Shape>>>[] = [];
  rows.forEach((cells, index) => {
    const row = index + 2;
    if (cells.length !== columns.length) {
      problems.push(`row ${row}: ${cells.length} cells, but the table has ${columns.length} columns`);
      return;
    }
    const parsed = schema.safeParse(
      Object.fromEntries(columns.map((name, at) => [name, trimmed(cells[at] ?? "")])),
    );
    if (parsed.success) lines.push({ ...parsed.data, row });
    else
      for (const { path, message } of parsed.error.issues)
        problems.push(`row ${row}, ${String(path[0])}: ${message}`);
  });
  return { lines, problems };
}
