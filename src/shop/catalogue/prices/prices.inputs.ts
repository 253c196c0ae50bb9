import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { instant, parseDay } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { tidy } from "../../basics/plain-text.ts";
import { parseAmount } from "../rules/parse-amount.ts";
import { HIGHEST_PAISE, MOST_EDITS } from "../rules/price-limits.ts";

const Sku = z.string().regex(/^[A-Z0-9-]{2,40}$/);
const Money = z.int().positive().max(HIGHEST_PAISE).transform(paise);

/** Prices of a SKU as they were read, and the new ones. */
const Edit = z
  .tuple([Sku, Money, Money, Money.nullable(), Money, Money, Money.nullable()])
  .transform(([sku, ...amounts]) => {
    const [wasPrice, wasSell, wasCost, pricePaise, sellPaise, costPaise] = amounts;
    return {
      sku,
      from: { pricePaise: wasPrice, sellPaise: wasSell, costPaise: wasCost },
      to: { pricePaise, sellPaise, costPaise },
    };
  });

export type PriceEdit = z.output<typeof Edit>;

/** Edits as the grid sends them: lists of seven values each, as JSON. No SKU twice. */
export const Edits = z
  .string()
  .max(64_000)
  .overwrite(tidy)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "The changes could not be read." });
      return z.NEVER;
    }
  })
  .pipe(z.array(Edit).min(1).max(MOST_EDITS))
  .refine((edits) => new Set(edits.map(({ sku }) => sku)).size === edits.length, "A SKU is there twice.");

/** A typed amount in rupees, as paise. */
export const Amount = z
  .string()
  .max(40)
  .overwrite(tidy)
  .overwrite(asciiDigits)
  .transform((text, context) => {
    const amount = parseAmount(text);
    if (amount !== null && amount > 0 && amount <= HIGHEST_PAISE) return paise(amount);
    context.addIssue({ code: "custom", message: "must be an amount in rupees, such as 649 or 649.50" });
    return z.NEVER;
  });

export const OptionalAmount = z.union([z.literal("").transform(() => null), Amount]);

/** A time in India as a form sends it: `2026-11-21T09:00`; null if it is empty. */
export const PlanTime = z
  .string()
  .max(20)
  .overwrite(tidy)
  .transform((text, context) => {
    if (text === "") return null;
    const [, date = "", hour = "", minute = ""] =
      /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
    const day = parseDay(date);
    if (day) return instant(day, Number(hour) * 60 + Number(minute));
    context.addIssue({ code: "custom", message: "Please choose a day and a time." });
    return z.NEVER;
  });

export const Batch = z.uuid();
