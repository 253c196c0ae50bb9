import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { OrderLink, OrderParams } from "../contract/orders.requests.ts";
import { DELIVERY_PHOTO_DAYS } from "../shop/basics/retention.ts";
import { openDeliveryPhoto } from "../shop/orders/handover/open-delivery-photo.ts";
import type { Services } from "../shop/services.ts";
import { limited, READ_LIMIT } from "./limit.ts";
import { BY_SESSION_OR_LINK } from "./openapi.ts";
import { readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";
import { PICTURE_REPLIES, sendPicture } from "./upload-reply.ts";

/** The photo that closed a delivery, for those who may see the whole order. 404 for everybody else. */
export async function deliveryPhoto(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/orders/:uuid/delivery-photo",
    {
      schema: {
        tags: ["Orders"],
        operationId: "getDeliveryPhoto",
        security: BY_SESSION_OR_LINK,
        summary: "The photo that closed a delivery, as WebP",
        description: `Kept for ${DELIVERY_PHOTO_DAYS} days. 404 if the delivery was closed with the code.`,
        params: OrderParams,
        querystring: OrderLink,
        response: PICTURE_REPLIES,
      },
      ...limited(services, READ_LIMIT),
    },
    async (request, reply) => {
      const order = { id: request.params.uuid, token: request.query.token };
      const photo = accepted(
        await readOrder(services, request, reply, order, (requester) =>
          openDeliveryPhoto(services, requester),
        ),
      );
      return sendPicture(reply, photo);
    },
  );
}
