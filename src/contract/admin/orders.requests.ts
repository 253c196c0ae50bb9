import { z } from "zod";
import { daysBetween, parseDay } from "../../shop/basics/india-time.ts";
import { OrderListKey } from "../../shop/orders/office-list/order-list.inputs.ts";
import { MOST_LISTED_DAYS } from "../../shop/orders/rules/order-list-range.ts";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { DayField } from "../request-fields.ts";

const Status = z.enum(ORDER_STATUSES);

export const AdminOrdersQuery = z
  .object({
    from: DayField.describe("The first day of work"),
    to: DayField.describe(`The last one, at most ${MOST_LISTED_DAYS - 1} days later`),
    status: z
      .union([Status, z.array(Status).max(ORDER_STATUSES.length)])
      .optional()
      .transform((statuses) => (statuses === undefined ? [] : [statuses].flat()))
      .describe("One or several; without it, all that were paid"),
    kitchen: z.string().min(1).max(40).optional().describe("The id of one kitchen"),
    after: OrderListKey.refine((key) => parseDay(key.slice(0, 10)) !== null, "is no `next` of a reply")
      .optional()
      .describe("`next` of the reply before"),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before `from`" })
  .refine(({ from, to }) => daysBetween(from, to) < MOST_LISTED_DAYS, {
    ...{ path: ["to"], message: `must be less than ${MOST_LISTED_DAYS} days after \`from\`` },
  });
