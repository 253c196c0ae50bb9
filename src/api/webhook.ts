import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { recordGatewayEvent } from "../shop/payments/record-gateway-event.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { accepted } from "./refusals.ts";

/**
 * The payment provider's webhook. In a scope of its own, because the signature is over the bytes that came:
 * here the body is never parsed before it was checked. No session and no CSRF pair: the signature is both.
 */
export async function webhook(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.post(
    "/payment/webhook",
    {
      schema: {
        tags: ["Payment"],
        summary: "Razorpay's signed events",
        headers: z.object({
          "x-razorpay-signature": z.string().max(256).default(""),
          "x-razorpay-event-id": z.string().min(1).max(200).optional(),
        }),
        response: { 200: replyOf(z.null()), "4xx": ErrorReply, "5xx": ErrorReply },
      },
    },
    async ({ body, headers }) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      accepted(
        await recordGatewayEvent(services, {
          rawBody,
          signature: headers["x-razorpay-signature"],
          eventId: headers["x-razorpay-event-id"] ?? null,
        }),
      );
      return answer(null);
    },
  );
}
