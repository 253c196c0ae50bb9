import { z } from "zod";
import { OrderPayload } from "../shop/checkout/place-order.inputs.ts";

export const CreateOrderHeaders = z.object({
  "idempotency-key": z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("The same key with the same order returns the same order; with a different order, a 409"),
});

export const CreateOrderBody = OrderPayload;
/** The order payload as clients send it. */
export type CreateOrderBody = z.input<typeof CreateOrderBody>;

export const PaymentLinkParams = z.object({ token: z.string().max(200).describe("The end of the link") });

export const VerifyPaymentBody = z
  .object({
    orderId: z
      .string()
      .regex(/^\w{1,64}$/)
      .describe("razorpay_order_id"),
    paymentId: z
      .string()
      .regex(/^\w{1,64}$/)
      .describe("razorpay_payment_id"),
    signature: z.string().min(1).max(256).describe("razorpay_signature"),
  })
  .describe("An order payload is accepted and ignored: the order stored at create-order counts");

/** @param names the headers in which this payment provider sends its signature and the id of the event */
export function webhookHeaders(names: { signature: string; eventId: string }) {
  return z.object({
    [names.signature]: z.string().max(256).default(""),
    [names.eventId]: z.string().min(1).max(200).optional(),
  });
}
