import { z } from "zod";
import { paise } from "../basics/money.ts";

const amount = z.coerce.number().int().transform(paise);

const Payment = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
    method: z.string().default(""),
  })
  .transform(({ order_id, ...rest }) => ({ ...rest, orderId: order_id ?? "" }));

const Refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(["pending", "processed", "failed"]),
    notes: z.object({ refund: z.string() }).nullish().catch(null),
  })
  .transform(({ payment_id, notes, ...rest }) => ({
    ...rest,
    paymentId: payment_id,
    reference: notes?.refund ?? null,
  }));

/** A webhook of the provider, of any kind: what it is called, and the payment or refund that it carries. */
export const GatewayEvent = z.object({
  event: z.string().min(1).max(100),
  payload: z
    .object({
      payment: z.object({ entity: Payment }).optional(),
      refund: z.object({ entity: Refund }).optional(),
    })
    .default({}),
});

export type GatewayEvent = z.output<typeof GatewayEvent>;
