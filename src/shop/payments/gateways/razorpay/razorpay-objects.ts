import { z } from "zod";
import { paise } from "../../../basics/money.ts";

/** Razorpay's objects as it sends them, in replies and in webhooks. Source: its API reference, April 2026. */
const amount = z.coerce.number().int().transform(paise);

export const Order = z.object({
  id: z.string(),
  amount,
  currency: z.string(),
  status: z.enum(["created", "attempted", "paid"]),
});

export const Payment = z
  .object({
    id: z.string(),
    // A payment that was made without an order has none.
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
    method: z.string().default(""),
  })
  .transform(({ order_id, ...rest }) => ({ ...rest, orderId: order_id ?? "" }));

export const Payments = z.object({ items: z.array(Payment) });

export const Refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(["pending", "processed", "failed"]),
    // An object; the provider sends an empty list for none.
    notes: z.object({ refund: z.string() }).nullish().catch(null),
  })
  .transform(({ payment_id, notes, ...rest }) => ({
    ...rest,
    paymentId: payment_id,
    reference: notes?.refund ?? null,
  }));
