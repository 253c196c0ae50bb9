import { randomUUID } from "node:crypto";
import { ErrorReply } from "../contract/envelope.ts";
import { OrderParams } from "../contract/orders.requests.ts";
import { CreateOrderBody, CreateOrderHeaders, VerifyPaymentBody } from "../contract/payment.requests.ts";
import { CreatedOrderReply, VerifiedReply } from "../contract/payment.ts";
import { placeOrder } from "../shop/checkout/place-order.ts";
import { resumePayment } from "../shop/checkout/resume-payment.ts";
import { verifyPayment } from "../shop/checkout/verify-payment.ts";
import { createdOrder, receivedWords } from "./created-order.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf, customerWithEmail } from "./session.ts";

const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** `/payment`: orders before their payment, and the results of the payment window. */
export const payment = customerCalls((app, services) => {
  const tags = ["Payment"];

  app.post(
    "/payment/create-order",
    {
      schema: {
        tags,
        operationId: "createOrder",
        summary: "Place an order and open its payment",
        description:
          "Reserves the place in the slot and the coins until `holdUntil`, and makes the order at the payment provider. Prices and `total` are compared with today's: a 409 `price-changed` has the fresh figures.",
        headers: CreateOrderHeaders,
        body: CreateOrderBody,
        response: { 200: CreatedOrderReply, ...errors },
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
    "/orders/:uuid/pay",
    {
      schema: {
        tags,
        operationId: "resumePayment",
        summary: "Open the payment of an own unpaid order again",
        description:
          "Answers as `createOrder` does. 409 `already-paid`, or `order-lapsed` once the slot is no longer held.",
        params: OrderParams,
        response: { 200: CreatedOrderReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      const opened = await resumePayment(services, { userId, id: request.params.uuid });
      return answer(createdOrder(services, accepted(opened)));
    },
  );

  app.post(
    "/payment/verify-payment",
    {
      schema: {
        tags,
        operationId: "verifyPayment",
        summary: "Tell the shop that the payment window reported success",
        description:
          "Checks the provider's signature and fetches the payment. `paid` is false while the provider has not confirmed; its webhook then completes the order.",
        body: VerifyPaymentBody,
        response: { 200: VerifiedReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      const { uuid, orderNumber, paid, status } = accepted(
        await verifyPayment(services, { payer: { userId }, signedPayment: request.body }),
      );
      return answer({ uuid, orderNumber, paid, status }, receivedWords(paid));
    },
  );
});
