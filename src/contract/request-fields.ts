import { z } from "zod";
import { parseDay } from "../shop/basics/india-time.ts";
import { identifier, line } from "../shop/basics/text-fields.ts";
import { MAX_QUANTITY, MOST_ORDER_LINES } from "../shop/cart/rules/cart-limits.ts";
import { MOST_PIECE_MINUTES } from "../shop/catalogue/rules/work.ts";
import { parseMonth } from "../shop/invoices/rules/months.ts";

/** A whole number in a URL: digits only, so that neither `1e3` nor an empty text counts as one. */
export const WholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, "must be a whole number")
  .transform(Number);

/** A version that a program read before a change: at most the highest number of its column. */
export const VersionField = z.int().min(0).max(2_147_483_647).describe("The version that the program read");

/**
 * For the `refine` of a change: whether `from` has each field of `to`, so that no field is overwritten that the program
 * has not read.
 */
export function namesEachField({ from, to }: { from: object; to: object }): boolean {
  return Object.keys(to).every((field) => field in from);
}
export const MISSING_FIELD = {
  path: ["from"],
  message: "must name each field of `to`, as the program read it",
};

/** A calendar day, `YYYY-MM-DD`. */
export const DayField = line({ most: 40 }).transform((text, context) => {
  const parsed = parseDay(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "must be a day like 2026-11-22" });
  return z.NEVER;
});

const NO_MONTH = "must be a month like 2026-11";

/** A calendar month, `YYYY-MM`. */
export const MonthField = z
  .string()
  .regex(/^\d{4}-\d{2}$/, NO_MONTH)
  .transform((text, context) => {
    const parsed = parseMonth(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: NO_MONTH });
    return z.NEVER;
  });

/** An instant of this century, as days of the shop: the database has no year 0. */
export const InstantField = z.iso
  .datetime()
  .regex(/^20/, "must be in this century")
  .transform((text) => new Date(text));

/** The work of one piece. */
export const PieceMinutes = z
  .int()
  .min(0)
  .max(MOST_PIECE_MINUTES)
  .nullable()
  .describe("Minutes of work for one piece; null for the usual ones of its category or kind");

export const SkuField = identifier({ most: 40, unknown: "There is no such SKU." });

/** A SKU, with its quantity if that is not 1. */
const PieceField = identifier({ most: 43, unknown: "There is no such SKU." }).transform((text, context) => {
  const [, sku = "", quantity = "1"] = /^(.{1,40}?)(?:\*(\d{1,2}))?$/.exec(text) ?? [];
  if (sku !== "" && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY)
    return { sku, quantity: Number(quantity) };
  context.addIssue({
    code: "custom",
    message: `must be a SKU, or a SKU*2 for two of it, at most ${MAX_QUANTITY}`,
  });
  return z.NEVER;
});

/** One SKU or several with their quantities, as `?sku=A*2&sku=B`. */
export const PiecesField = z
  .union([PieceField, z.array(PieceField).max(MOST_ORDER_LINES)])
  .optional()
  .transform((pieces) => (pieces === undefined ? [] : [pieces].flat()));

/** Rupees as a client sends them back. No order costs more. */
export const AskedRupees = z.number().describe("Rupees").min(0).max(10_000_000);

/** The id of an order. Any text: an unknown one is a 404. */
export const OrderParams = z.object({ uuid: z.string().max(100) });

/** The token that opens an order without a session. */
export const OrderLink = z.object({
  token: z.string().max(200).optional().describe("The token of the order's signed link"),
});
