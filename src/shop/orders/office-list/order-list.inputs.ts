import { z } from "zod";
import { parseDay } from "../../basics/india-time.ts";
import { tidy } from "../../basics/plain-text.ts";
import { identifier } from "../../basics/text-fields.ts";
import { DELIVERY_OPTIONS } from "../../delivery/rules/options.ts";
import { ORDER_STATUSES } from "../rules/order-status.ts";

const LONGEST_TEXT = 80;
const LAST_MINUTE = 24 * 60;

const Day = z.iso.date().transform(parseDay).nullable().catch(null);
const Slot = z
  .string()
  .regex(/^\d{1,4}-\d{1,4}$/)
  .transform((text): [number, number] => {
    const [start = 0, end = 0] = text.split("-").map(Number);
    return [start, end];
  })
  .refine(([start, end]) => start < end && end <= LAST_MINUTE);

/**
 * The filter of a list of orders, as the query of a URL holds it. Unreadable parts are left out, because people edit
 * URLs.
 */
export const OrderListFilter = z.object({
  /** The day of work; it wins over a range. */
  on: Day,
  from: Day,
  to: Day,
  statuses: z
    .array(z.enum(ORDER_STATUSES).nullable().catch(null))
    .max(ORDER_STATUSES.length)
    .transform((codes) => ORDER_STATUSES.filter((status) => codes.includes(status)))
    .catch([]),
  option: z.enum(DELIVERY_OPTIONS).nullable().catch(null),
  /** The slot in minutes of the shop's day, as `540-720`. */
  slot: Slot.nullable().catch(null),
  kitchenId: z.string().min(1).max(40).nullable().catch(null),
  /** The account of a rider, or `none` for orders that are on no run. */
  rider: identifier({ most: 64, unknown: "There is no such rider." }).nullable().catch(null),
  /** A number, phone, name, e-mail or message. */
  text: z.string().max(400).overwrite(tidy).max(LONGEST_TEXT).catch(""),
});

export type OrderListFilter = z.infer<typeof OrderListFilter>;

/** The start of a page of the list: day, slot and number of an order. */
export const OrderListKey = z
  .string()
  .regex(
    new RegExp(
      `^\\d{4}-\\d{2}-\\d{2}~\\d{1,4}~\\d{1,4}~(${DELIVERY_OPTIONS.join("|")})~[A-Z]{1,4}\\d{1,12}$`,
    ),
  );
