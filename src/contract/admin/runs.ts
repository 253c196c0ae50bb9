import * as z from "zod/mini";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText, openCode } from "../fields.ts";

const status = openCode(ORDER_STATUSES);
const rider = described(
  z.string(),
  "Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read`",
);

export const RunsReply = replyOf(
  z.object({
    runs: z.array(
      z.object({
        ...{ id: z.string(), nth: z.int(), rider, stops: z.int() },
        delivered: described(z.int(), "Stops that are delivered"),
        kitchen: described(z.nullable(z.string()), "The id of the kitchen of its orders; null without any"),
      }),
    ),
    orders: described(
      z.array(
        z.object({
          ...{ uuid: z.uuid(), number: z.string(), status, hours: z.string() },
          ...{ pincode: z.string(), area: z.string() },
          kitchen: described(z.string(), "The id of its kitchen: a run leaves from one"),
        }),
      ),
      "Without a run, at most 300",
    ),
    riders: z.array(z.object({ id: z.string(), name: rider })),
  }),
);

const AdminRun = z.object({
  ...{ id: z.string(), nth: z.int(), day: DayText, rider, riderId: z.string() },
  stops: described(
    z.array(
      z.object({
        ...{ uuid: z.uuid(), number: z.string(), status, hours: z.string() },
        ...{ pincode: z.string(), area: z.string(), boxes: z.int(), failedAttempts: z.int() },
        receiver: described(
          z.nullable(z.object({ name: z.string(), address: z.string(), phones: z.array(z.string()) })),
          "Null without the scope `customers:read`; phone numbers on the day only",
        ),
      }),
    ),
    "In the order of driving",
  ),
});
export type AdminRun = z.infer<typeof AdminRun>;

export const RunReply = replyOf(AdminRun);
