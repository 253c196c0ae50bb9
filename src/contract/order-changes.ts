import * as z from "zod/mini";
import { ADDRESS_TYPES } from "../shop/accounts/rules/address-types.ts";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant, openCode, Rupees } from "./fields.ts";

export const Quote = z.object({
  possible: z.boolean(),
  reason: described(z.string(), "Code of the reason for this share; stable"),
  words: described(z.string(), "The reason in words for people"),
  percent: described(z.int(), "Percentage of the money that is refunded"),
  paid: Rupees,
  refund: Rupees,
  coins: described(z.int(), "Spent coins that are returned"),
  freeUntil: described(z.nullable(Instant), "Until when the whole amount is refunded"),
});
export type Quote = z.infer<typeof Quote>;
export const QuoteReply = replyOf(Quote);

export const CancelledReply = replyOf(
  z.object({ uuid: z.uuid(), status: openCode(ORDER_STATUSES), refund: Rupees, coins: z.int() }),
);

const NewSlot = z.object({
  deliveryType: z.string(),
  deliveryTime: z.string(),
  delivery: described(Rupees, "Delivery charge of this slot, in rupees"),
  refund: described(Rupees, "Amount that is refunded, in rupees"),
});
export type NewSlot = z.infer<typeof NewSlot>;

export const NewSlotsReply = replyOf(
  z.object({
    date: z.string(),
    slots: z.array(NewSlot),
    mostPercent: described(z.int(), "Highest percentage that a later cancellation refunds"),
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
    ...{ address: z.string(), addressType: openCode(ADDRESS_TYPES), pinCode: z.string() },
  }),
);
