import { z } from "zod";
import { DAY_WORDS } from "../../shop/basics/day-words.ts";
import { parseDay } from "../../shop/basics/india-time.ts";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { SavedView } from "../../shop/saved-views/saved-views.inputs.ts";

const DayOrWord = z
  .string()
  .regex(/^[\w-]{5,20}$/, "must be a day like 2026-11-22, or a word")
  .refine((text) => text in DAY_WORDS || parseDay(text) !== null, "must be a day like 2026-11-22, or a word")
  .describe(`A day, or ${Object.keys(DAY_WORDS).join(", ")}, which are read anew on each day`);

/** The filters of the list of orders. There is no searched text, which may name a customer. */
const ViewFilter = z
  .object({
    on: DayOrWord.describe("The day of work; it wins over a range"),
    from: DayOrWord,
    to: DayOrWord,
    status: z.array(z.enum(ORDER_STATUSES)).min(1).max(ORDER_STATUSES.length),
    option: z.enum(DELIVERY_OPTIONS),
    slot: z
      .string()
      .regex(/^\d{1,4}-\d{1,4}$/, "must be minutes of the day like 540-720")
      .describe("In minutes of the shop's day: 540-720 is 9 AM to 12 PM"),
    kitchen: z
      .string()
      .regex(/^[\w-]{1,40}$/, "There is no such kitchen.")
      .describe("The id of one kitchen"),
  })
  .partial()
  .refine((filter) => Object.values(filter).some((value) => value !== undefined), "must not be empty");

export const NewViewBody = z.object({
  name: SavedView.shape.name,
  shared: z.boolean().default(false).describe("For all staff who see orders"),
  filter: ViewFilter,
});

export const ViewParams = z.object({ id: z.uuid().toLowerCase() });
