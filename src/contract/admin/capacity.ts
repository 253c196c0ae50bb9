import * as z from "zod/mini";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText } from "../fields.ts";

const Minutes = z.object({
  taken: described(z.int(), "Minutes of the orders that are paid or held"),
  limit: described(z.nullable(z.int()), "Minutes that each window of its option allows; null for no limit"),
});

const Closing = z.object({
  id: described(z.int(), "The `id` of the closed time in `GET /api/admin/blackouts`"),
  reason: z.string(),
  pincodes: described(
    z.nullable(z.array(z.string())),
    "Pincodes of the kitchen that are closed; null for all",
  ),
  inPart: described(z.boolean(), "Only for some hours, which Express can be"),
});

const DayCapacity = z.object({
  day: DayText,
  taken: described(z.int(), "Places that are sold or held while a payment is open"),
  capacity: described(z.int(), "Orders that the window takes"),
  own: described(z.boolean(), "Whether it takes more or fewer than its option normally does"),
  ...{ oven: Minutes, decorator: Minutes },
  closing: described(
    z.nullable(Closing),
    "The largest closing of the window; smaller ones may come with it. Null if it is open",
  ),
});

const window = {
  startMinute: z.int(),
  endMinute: z.int(),
  hours: described(z.string(), "The window in words"),
};

const WeekCapacity = z.object({
  options: z.array(
    z.object({
      option: z.enum(DELIVERY_OPTIONS),
      capacity: described(z.int(), "Orders that each of its windows normally takes"),
      windows: z.array(z.object({ ...window, days: z.array(DayCapacity) })),
    }),
  ),
});

export const WeekCapacityReply = replyOf(WeekCapacity);

const WindowCapacity = z.object({ option: z.enum(DELIVERY_OPTIONS), ...window, ...DayCapacity.shape });
export type WindowCapacity = z.infer<typeof WindowCapacity>;

export const WindowCapacityReply = replyOf(WindowCapacity);
