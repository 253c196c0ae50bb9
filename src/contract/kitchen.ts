import * as z from "zod/mini";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant, openCode } from "./fields.ts";

/** Reply to a tap of the kitchen board. */
export const KitchenTapReply = replyOf(
  z.object({
    orderId: z.uuid(),
    status: openCode(ORDER_STATUSES),
    at: described(Instant, "The shop's time of this answer"),
  }),
);
