import { z } from "zod";
import { asciiDigits } from "../basics/digits.ts";
import { isPlain, isPlainText, trimmed } from "../basics/plain-text.ts";
import { PRINT_KINDS } from "./rules/photo-prints.ts";
import { PRODUCT_KINDS } from "./rules/product-kinds.ts";

const text = z.string().overwrite(trimmed).refine(isPlain, "must be one line of plain text");
const filled = text.min(1, "is empty");
const prose = z.string().overwrite(trimmed).min(1, "is empty").refine(isPlainText, "must be plain text");
const listOf = (cell: string) =>
  cell
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");
const yesNo = z
  .string()
  .regex(/^(yes|no)$/i, "must be Yes or No")
  .transform((answer) => answer.toLowerCase() === "yes");
const whole = (most: number) =>
  z
    .string()
    .overwrite(asciiDigits)
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .refine((number) => number <= most, `must be ${most} at most`);
const rupees = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "must be an amount in rupees, such as 649 or 649.50")
  .transform((amount) => Math.round(Number(amount) * 100))
  .refine((paise) => paise > 0, "must be more than 0");
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

/** One SKU with its product, as a line of the owner's table. Names and order are those of the columns. */
export const CatalogueLine = z.object({
  ProductID: z.string().regex(/^[A-Z0-9]{2,16}$/, "must be 2 to 16 capitals and figures"),
  ProductName: filled.max(80, "is longer than 80 characters"),
  SKU: z.string().regex(/^[A-Z0-9-]{2,40}$/, "must be 2 to 40 capitals, figures and hyphens"),
  Flavour: text,
  Weight: filled,
  Serves: text,
  Shape: text,
  Eggless: yesNo,
  Price: rupees,
  Sell: rupees,
  Points: whole(1_000_000),
  Status: oneOf(["Active", "Inactive"]),
  Kind: oneOf(PRODUCT_KINDS),
  /** Slug of the main category, and of all categories that list it. */
  Category: filled,
  ListedUnder: text.transform(listOf),
  Occasions: text.transform(listOf),
  Personalization: text.transform(listOf).pipe(z.array(oneOf(["Photo", "Name", "Message"]))),
  MessageText: yesNo,
  /** What the customer's photo is printed on. A file without the column leaves it as it is. */
  PhotoPrint: z
    .union(
      [z.literal("").transform(() => null), oneOf(PRINT_KINDS)],
      `must be one of ${PRINT_KINDS.join(", ")}, or empty`,
    )
    .optional(),
  DeliveryTime: oneOf(["same", "next", "scheduled"]),
  LeadHours: whole(2_000),
  TaxClass: filled,
  Image: filled,
  Description: prose,
  Care: prose,
  Delivery: prose,
  Allergens: text,
  KcalPer100g: z.union(
    [z.literal("").transform(() => null), whole(1_000)],
    "must be a whole number, or empty",
  ),
});

export type CatalogueLine = z.output<typeof CatalogueLine>;
export const COLUMNS = Object.keys(CatalogueLine.shape) as (keyof CatalogueLine)[];
/** Columns that a file may leave out. */
const OPTIONAL: readonly (keyof CatalogueLine)[] = ["PhotoPrint"];
/** Columns that a spreadsheet reads as numbers. Elsewhere digits are text: a name may be 007. */
export const NUMBERS: readonly (keyof CatalogueLine)[] = [
  "Price",
  "Sell",
  "Points",
  "LeadHours",
  "KcalPer100g",
];

/** A line with its row in the file; the header is row 1. */
export type PlacedLine = CatalogueLine & { row: number };

/** Parses a file's cells, header first, or returns sentences that name row and column. */
export function readCatalogueFile([header = [], ...rows]: string[][]): {
  lines: PlacedLine[];
  problems: string[];
} {
  const columns = header.map(trimmed);
  const problems = [
    ...COLUMNS.filter((name) => !columns.includes(name) && !OPTIONAL.includes(name)).map(
      (name) => `row 1: there is no column ${name}`,
    ),
    ...columns
      .filter((name, at) => !COLUMNS.includes(name as never) || columns.indexOf(name) !== at)
      .map((name) => `row 1: the column ${name || "without a name"} is not known, or there twice`),
  ];
  if (problems.length > 0) return { lines: [], problems };
  const lines: PlacedLine[] = [];
  rows.forEach((cells, index) => {
    const row = index + 2;
    if (cells.length !== columns.length) {
      problems.push(`row ${row}: ${cells.length} cells, but the table has ${columns.length} columns`);
      return;
    }
    const parsed = CatalogueLine.safeParse(
      Object.fromEntries(columns.map((name, at) => [name, trimmed(cells[at] ?? "")])),
    );
    if (parsed.success) lines.push({ ...parsed.data, row });
    else
      for (const { path, message } of parsed.error.issues)
        problems.push(`row ${row}, ${String(path[0])}: ${message}`);
  });
  return { lines, problems };
}
