import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { CakePhotoParams, OrderLink } from "../contract/orders.requests.ts";
import { CAKE_PHOTO_DAYS } from "../shop/basics/retention.ts";
import { openCakePhoto } from "../shop/orders/cake-photos/open-cake-photo.ts";
import type { Services } from "../shop/services.ts";
import { limited, READ_LIMIT } from "./limit.ts";
import { BY_SESSION_OR_LINK } from "./openapi.ts";
import { readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";
import { PICTURE_REPLIES, sendPicture } from "./upload-reply.ts";

/** Photos of a finished cake, for those who may see the whole order and those who bake. 404 for everybody else. */
export async function cakePhotos(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/orders/:uuid/cake-photos/:photoId",
    {
      schema: {
        tags: ["Orders"],
        operationId: "getCakePhoto",
        security: BY_SESSION_OR_LINK,
        summary: "A photo of the finished cake, as WebP",
        description: `Kept for ${CAKE_PHOTO_DAYS} days.`,
        params: CakePhotoParams,
        querystring: OrderLink,
        response: PICTURE_REPLIES,
      },
      ...limited(services, READ_LIMIT),
    },
    async (request, reply) => {
      const { uuid: id, photoId } = request.params;
      const order = { id, token: request.query.token };
      const photo = accepted(
        await readOrder(services, request, reply, order, (requester) =>
          openCakePhoto(services, { ...requester, photoId }),
        ),
      );
      return sendPicture(reply, photo);
    },
  );
}
