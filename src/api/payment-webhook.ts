import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { webhookHeaders } from "../contract/payment.requests.ts";
import { WebhookReply } from "../contract/payment.ts";
import { recordGatewayEvent } from "../shop/payments/record-gateway-event.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { ExcessiveJson, isExcessiveJson } from "./json-limits.ts";
import { BY_SIGNATURE } from "./openapi.ts";
import { accepted } from "./refusals.ts";

/**
 * The payment provider's webhook, in a scope of its own: the signature covers the raw bytes, so the body is parsed
 * only after the check. The signature replaces session and CSRF pair.
 */
export async function paymentWebhook(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const names = services.gateway.webhookHeaders;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
    isExcessiveJson(body.toString("latin1")) ? done(new ExcessiveJson()) : done(null, body),
  );

  app.post(
    "/payment/webhook",
    {
      schema: {
        tags: ["Payment"],
        operationId: "receivePaymentEvent",
        security: BY_SIGNATURE,
        summary: "The payment provider's signed events",
        description:
          "Only for the payment provider. The signature is over the bytes of the body. The same event again changes nothing.",
        headers: webhookHeaders(names),
        response: { 200: WebhookReply, "4xx": ErrorReply, "5xx": ErrorReply },
      },
    },
    async ({ body, headers }) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      accepted(
        await recordGatewayEvent(services, {
          rawBody,
          signature: String(headers[names.signature] ?? ""),
          eventId: headers[names.eventId]?.toString() ?? null,
        }),
      );
      return answer(null);
    },
  );
}
