import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { toRupees } from "../shop/basics/money.ts";
import { OrderPayload } from "../shop/checkout/place-order.inputs.ts";
import { type PlacedOrder, placeOrder } from "../shop/checkout/place-order.ts";
import { verifyPayment } from "../shop/checkout/verify-payment.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf, customerWithEmail, forCustomers } from "./session.ts";

const Summary = z
  .object({
    items: z.number(),
    addOns: z.number(),
    delivery: z.number(),
    coins: z.number().int().describe("A number of coins, each worth a rupee"),
    total: z.number(),
  })
  .describe("Rupees");

const CreatedOrder = z.object({
  razorpayOrder: z.object({
    id: z.string(),
    amount: z.number().int().describe("Paise"),
    currency: z.string(),
  }),
  keyId: z.string(),
  checkoutUrl: z.string().describe("Address of the checkout script"),
  holdUntil: z.iso.datetime().describe("Until then the place and the coins wait for the payment"),
  summary: Summary,
  uuid: z.uuid().describe("The customer order id"),
  orderNumber: z.string(),
});

const Headers = z.object({
  "idempotency-key": z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("The same key with the same order gives the same order again; with another one it is a 409"),
});

export const Proof = z
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
  .describe("The order payload may come along and is ignored: the order stored at create-order counts");

const Verified = z.object({
  uuid: z.uuid(),
  orderNumber: z.string(),
  paid: z.boolean(),
  status: z.string(),
});

const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** `/payment`: an order before its payment, and what comes back from the payment window. */
export async function payment(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Payment"];

  app.post(
    "/payment/create-order",
    {
      schema: {
        tags,
        summary: "Write an order down and make it ready to be paid",
        headers: Headers,
        body: OrderPayload,
        response: { 200: replyOf(CreatedOrder), ...errors },
      },
    },
    async (request) => {
      const customer = await customerWithEmail(request, services, request.body.email);
      const idempotencyKey = request.headers["idempotency-key"] ?? randomUUID();
      const placed = await placeOrder(services, { customer, idempotencyKey, order: request.body });
      return answer(createdOrder(services, accepted(placed)));
    },
  );

  app.post(
    "/payment/verify-payment",
    {
      schema: {
        tags,
        summary: "Tell the shop that the payment window reported success",
        body: Proof,
        response: { 200: replyOf(Verified), ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const { uuid, orderNumber, paid, status } = accepted(
        await verifyPayment(services, { customer, proof: request.body }),
      );
      return answer({ uuid, orderNumber, paid, status }, paid ? "Payment received" : UNPAID);
    },
  );
}

const UNPAID = "Your payment is being checked. The order page shows as soon as it has arrived.";

function createdOrder(services: Services, placed: PlacedOrder): z.infer<typeof CreatedOrder> {
  const { uuid, orderNumber, payment, holdUntil, summary } = placed;
  return {
    razorpayOrder: { id: payment.gatewayOrderId, amount: payment.amountPaise, currency: payment.currency },
    keyId: services.gateway.keyId,
    checkoutUrl: services.gateway.checkoutUrl,
    holdUntil: holdUntil.toISOString(),
    summary: {
      items: toRupees(summary.items),
      addOns: toRupees(summary.addOns),
      delivery: toRupees(summary.delivery),
      coins: summary.coins,
      total: toRupees(summary.total),
    },
    uuid,
    orderNumber,
  };
}
