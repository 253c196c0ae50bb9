import { z } from "zod";
import type { GatewayEvent } from "../gateway.ts";
import { Payment, Refund } from "./razorpay-objects.ts";

const Webhook = z.object({
  event: z.string().min(1).max(100),
  payload: z
    .object({
      payment: z.object({ entity: Payment }).optional(),
      refund: z.object({ entity: Refund }).optional(),
    })
    .default({}),
});

/** Parses the body of a webhook; null if it is not Razorpay's. */
export function readRazorpayEvent(body: unknown): GatewayEvent | null {
  const parsed = Webhook.safeParse(body);
  if (!parsed.success) return null;
  const { event: name, payload } = parsed.data;
  const payment = payload.payment?.entity;
  const refund = payload.refund?.entity;
  switch (name) {
    case "payment.captured":
    case "order.paid":
      return payment ? { name, kind: "captured", payment } : { name, kind: "other" };
    case "payment.authorized":
      return payment ? { name, kind: "attempted", payment } : { name, kind: "other" };
    case "payment.failed":
      return payment ? { name, kind: "failed", payment } : { name, kind: "other" };
    case "refund.processed":
    case "refund.failed":
      return refund ? { name, kind: "refund", refund } : { name, kind: "other" };
    default:
      return { name, kind: "other" };
  }
}
