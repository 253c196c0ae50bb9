import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant, Rupees } from "./fields.ts";

export const Quote = z.object({
  possible: z.boolean(),
  reason: described(z.string(), "Why the share is what it is; stable"),
  words: described(z.string(), "The same for people"),
  percent: described(z.int(), "Share of the money that comes back"),
  paid: Rupees,
  refund: Rupees,
  coins: described(z.int(), "Coins spent on it that come back"),
  freeUntil: described(z.nullable(Instant), "Until when all of the money comes back"),
});
export type Quote = z.infer<typeof Quote>;
export const QuoteReply = replyOf(Quote);

export const CancelledReply = replyOf(
  z.object({ uuid: z.uuid(), status: z.string(), refund: Rupees, coins: z.int() }),
);

const NewSlot = z.object({
  deliveryType: z.string(),
  deliveryTime: z.string(),
  delivery: described(Rupees, "What delivery costs then, in rupees"),
  refund: described(Rupees, "What goes back, in rupees"),
});
export type NewSlot = z.infer<typeof NewSlot>;

export const NewSlotsReply = replyOf(
  z.object({
    date: z.string(),
    slots: z.array(NewSlot),
    mostPercent: described(z.int(), "The most that a later cancellation brings back, in percent"),
  }),
);
export type NewSlotsReply = z.infer<typeof NewSlotsReply>;

export const RescheduledReply = replyOf(
  z.object({
    uuid: z.uuid(),
    deliveryDate: z.string(),
    deliveryType: z.string(),
    deliveryTime: z.string(),
    refund: Rupees,
  }),
);

export const ReceiverReply = replyOf(
  z.object({
    ...{ uuid: z.uuid(), name: z.string(), phone: z.string(), altPhone: z.string() },
    ...{ address: z.string(), addressType: z.string(), pinCode: z.string() },
  }),
);
