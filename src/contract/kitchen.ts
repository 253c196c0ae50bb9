import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant } from "./fields.ts";

/** Reply to a tap of the kitchen board. */
export const KitchenTapReply = replyOf(
  z.object({
    orderId: z.uuid(),
    status: z.string(),
    at: described(Instant, "The shop's time of this answer"),
  }),
);
