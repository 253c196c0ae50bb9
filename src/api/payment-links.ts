import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { PaymentLinkParams, VerifyPaymentBody } from "../contract/payment.requests.ts";
import { CreatedOrderReply, VerifiedReply } from "../contract/payment.ts";
import { payByLink, verifyByLink } from "../shop/phone-orders/pay-by-link.ts";
import type { Services } from "../shop/services.ts";
import { createdOrder, receivedWords } from "./created-order.ts";
import { answer } from "./envelope.ts";
import { limited } from "./limit.ts";
import { accepted } from "./refusals.ts";

const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** Calls per network: more than a payer needs, and too few to guess tokens or to load the provider. */
const LINK_LIMIT = { name: "payment-link", max: 60, seconds: 10 * 60 };

/** The payment of an order that staff took on the phone. The signed token of its link replaces a sign-in. */
export async function paymentLinks(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Payment"];

  app.post(
    "/payment-links/:token/pay",
    {
      ...limited(services, LINK_LIMIT),
      schema: {
        tags,
        operationId: "payByLink",
        summary: "Open the payment of an order by its payment link",
        description:
          "Answers as `createOrder` does. 409 `already-paid`, or `order-lapsed` once the slot is no longer held.",
        params: PaymentLinkParams,
        response: { 200: CreatedOrderReply, ...errors },
      },
    },
    async (request) => {
      const opened = await payByLink(services, { token: request.params.token });
      return answer(createdOrder(services, accepted(opened)));
    },
  );

  app.post(
    "/payment-links/:token/verify",
    {
      ...limited(services, LINK_LIMIT),
      schema: {
        tags,
        operationId: "verifyByLink",
        summary: "Tell the shop that the payment window of a link reported success",
        description: "Answers as `verifyPayment` does.",
        params: PaymentLinkParams,
        body: VerifyPaymentBody,
        response: { 200: VerifiedReply, ...errors },
      },
    },
    async (request) => {
      const { token } = request.params;
      const { uuid, orderNumber, paid, status } = accepted(
        await verifyByLink(services, { token, signedPayment: request.body }),
      );
      return answer({ uuid, orderNumber, paid, status }, receivedWords(paid));
    },
  );
}
