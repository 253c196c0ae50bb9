import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { VerifyPaymentBody } from "../contract/payment.requests.ts";
import { TestOrderReply, TestVerifiedReply } from "../contract/payment.ts";
import { startTestPayment } from "../shop/payments/start-test-payment.ts";
import { verifyTestPayment } from "../shop/payments/verify-test-payment.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { forCustomers } from "./session.ts";

const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** A payment of one rupee without an order, to try the payment window. Demo shops only. */
export async function testPayment(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  if (services.settings.mode !== "demo") return;
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Payment"];

  app.post(
    "/payment/test/create-order",
    {
      schema: {
        tags,
        operationId: "createTestOrder",
        summary: "Demo only: opens a payment of one rupee without an order",
        description: "Tests the payment window without an order. A live shop does not have this call.",
        response: { 200: TestOrderReply, ...errors },
      },
    },
    async () => {
      const { id, amount, currency } = accepted(await startTestPayment(services));
      const { keyId, checkoutUrl } = services.gateway;
      return answer({ razorpayOrder: { id, amount, currency }, keyId, checkoutUrl });
    },
  );

  app.post(
    "/payment/test/verify-payment",
    {
      schema: {
        tags,
        operationId: "verifyTestPayment",
        summary: "Demo only: is this the provider's signature, and is the rupee there?",
        description: "Checks what the payment window returned for a test order.",
        body: VerifyPaymentBody,
        response: { 200: TestVerifiedReply, ...errors },
      },
    },
    async (request) => {
      const { id, status, method } = accepted(
        await verifyTestPayment(services, { signedPayment: request.body }),
      );
      return answer({ paymentId: id, status, method }, "Payment received");
    },
  );
}
