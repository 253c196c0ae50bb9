import { z } from "zod";
import type { CellDifference, RowDifference } from "../rules/row-difference.ts";
import { COLUMNS } from "./catalogue-file.inputs.ts";

const COLUMN_NAMES: ReadonlySet<unknown> = new Set(COLUMNS);

/** The JSON of a stored table. It can be damaged, or written by another version of the shop. */
const Stored = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

// Plain checks, because a schema for each of a million cells would block other requests.

/** The cells of the file, header first. */
export const StoredCells = Stored.pipe(
  z.custom<string[][]>((lines) => Array.isArray(lines) && lines.every(isLine)),
);

/** The difference as it was shown. */
export const StoredRows = Stored.pipe(
  z.custom<RowDifference[]>((rows) => Array.isArray(rows) && rows.every(isRow)),
);

function isLine(line: unknown): boolean {
  return Array.isArray(line) && line.every((cell) => typeof cell === "string");
}

function isRow(value: Partial<RowDifference> | null): boolean {
  const { row, sku, productId, product, isNew, cells } = value ?? {};
  return (
    Number.isInteger(row) &&
    [sku, productId, product].every((text) => typeof text === "string") &&
    (isNew === null || isNew === "product" || isNew === "sku") &&
    Array.isArray(cells) &&
    cells.every(isCell)
  );
}

function isCell(value: Partial<CellDifference> | null): boolean {
  const { column, before, after } = value ?? {};
  return COLUMN_NAMES.has(column) && typeof before === "string" && typeof after === "string";
}
