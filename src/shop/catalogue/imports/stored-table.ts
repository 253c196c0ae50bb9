import { z } from "zod";
import type { RowDifference } from "../rules/row-difference.ts";
import { COLUMNS } from "./catalogue-file.inputs.ts";

/** The JSON of a stored table. It can be damaged, or written by another version of the shop. */
const Stored = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

const isLine = (line: unknown) => Array.isArray(line) && line.every((cell) => typeof cell === "string");

/** The cells of the file, header first. A schema for each of a million cells would block other requests. */
export const StoredCells = Stored.pipe(
  z.custom<string[][]>((lines) => Array.isArray(lines) && lines.every(isLine)),
);

/** The difference as it was shown. */
export const StoredRows = Stored.pipe(
  z.array(
    z.object({
      row: z.int(),
      sku: z.string(),
      productId: z.string(),
      product: z.string(),
      isNew: z.enum(["product", "sku"]).nullable(),
      cells: z.array(z.object({ column: z.enum(COLUMNS), before: z.string(), after: z.string() })),
    }),
  ),
) satisfies z.ZodType<RowDifference[]>;
