import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant } from "../fields.ts";

export const PlannedPricesReply = replyOf(
  z.object({
    plans: z.array(
      z.object({
        id: z.uuid(),
        from: Instant,
        until: described(z.nullable(Instant), "Null for a new normal price"),
        SKUs: described(z.int(), "Number of SKUs"),
        hasBegun: z.boolean(),
      }),
    ),
  }),
);

export const PlannedReply = replyOf(z.object({ id: z.uuid(), SKUs: described(z.int(), "Number of SKUs") }));
