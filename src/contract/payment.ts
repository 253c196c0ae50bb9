import * as z from "zod/mini";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { described } from "./described.ts";
import { NothingReply, replyOf } from "./envelope.ts";
import { Instant, openCode } from "./fields.ts";

/** The order at the payment provider, as its window takes it. */
const razorpayOrder = z.object({
  id: z.string(),
  amount: described(z.int(), "Paise"),
  currency: z.string(),
});

/** The amounts of an order. */
export const OrderFigures = described(
  z.object({
    items: z.number(),
    addOns: z.number(),
    delivery: z.number(),
    coins: described(z.int(), "A number of coins, each worth a rupee"),
    total: z.number(),
  }),
  "Rupees",
);
export type OrderFigures = z.infer<typeof OrderFigures>;

/** The `data` of a `price-changed` refusal: the total of the order now. */
export const FreshFigures = z.object({ summary: OrderFigures });

export const CreatedOrderReply = replyOf(
  z.object({
    razorpayOrder,
    keyId: z.string(),
    checkoutUrl: described(z.string(), "URL of the checkout script"),
    holdUntil: described(Instant, "The slot and the coins are held until then"),
    summary: OrderFigures,
    uuid: described(z.uuid(), "The customer order id"),
    orderNumber: z.string(),
  }),
);
export type CreatedOrderReply = z.infer<typeof CreatedOrderReply>;

export const VerifiedReply = replyOf(
  z.object({ uuid: z.uuid(), orderNumber: z.string(), paid: z.boolean(), status: openCode(ORDER_STATUSES) }),
);

export const TestOrderReply = replyOf(
  z.object({ razorpayOrder, keyId: z.string(), checkoutUrl: z.string() }),
);

export const TestVerifiedReply = replyOf(
  z.object({ paymentId: z.string(), status: z.string(), method: z.string() }),
);

export const WebhookReply = NothingReply;
