import { z } from "zod";
import { parseDay } from "../shop/basics/india-time.ts";
import { identifier, line } from "../shop/basics/text-fields.ts";
import { MOST_LINES } from "../shop/cart/rules/cart-limits.ts";

/** A whole number in a URL: digits only, so that neither `1e3` nor an empty text counts as one. */
export const WholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, "must be a whole number")
  .transform(Number);

/** A calendar day, `YYYY-MM-DD`. */
export const DayField = line({ most: 40 }).transform((text, context) => {
  const parsed = parseDay(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "must be a day like 2026-11-22" });
  return z.NEVER;
});

export const SkuField = identifier({ most: 40, unknown: "There is no such SKU." });

/** One SKU or several, as `?sku=A&sku=B`. */
export const SkusField = z
  .union([SkuField, z.array(SkuField).max(MOST_LINES)])
  .optional()
  .transform((skus) => (skus === undefined ? [] : [skus].flat()));

/** Rupees as a client sends them back: no order comes to more. */
export const AskedRupees = z.number().describe("Rupees").min(0).max(10_000_000);

/** The id of an order. Any text: an unknown one is a 404. */
export const OrderParams = z.object({ uuid: z.string().max(100) });

/** What opens an order without a session. */
export const OrderLink = z.object({
  token: z.string().max(200).optional().describe("Of the order's signed link"),
});
