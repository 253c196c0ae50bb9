import { z } from "zod";
import { paise } from "../../../basics/money.ts";

/** Razorpay's objects in replies and webhooks. Source: its API reference, April 2026. */
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
    // Null for payments made without an order.
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
    method: z.string().default(""),
  })
  .transform(({ order_id, ...rest }) => ({ ...rest, orderId: order_id ?? "" }));

export const Orders = z.object({ items: z.array(Order) });

export const Payments = z.object({ items: z.array(Payment) });

export const Refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(["pending", "processed", "failed"]),
    // The provider sends an empty array for no notes.
    notes: z.object({ refund: z.string() }).nullish().catch(null),
  })
  .transform(({ payment_id, notes, ...rest }) => ({
    ...rest,
    paymentId: payment_id,
    reference: notes?.refund ?? null,
  }));
