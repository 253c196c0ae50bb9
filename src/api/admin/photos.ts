import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { StaffPhotoReply } from "../../contract/admin/order-photos.ts";
import { ErrorReply } from "../../contract/envelope.ts";
import { UNORDERED_PHOTO_DAYS } from "../../shop/basics/retention.ts";
import { MOST_PHOTO_BYTES } from "../../shop/photos/rules/photo-limits.ts";
import { storePhoto } from "../../shop/photos/store-photo.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { fileOf, takeImages, UPLOAD_PACE, type uploadTurns } from "../file-uploads.ts";
import { checkRoom, countStaffPhoto, refusePhoto } from "../photo-uploads.ts";
import { accepted } from "../refusals.ts";
import { forStaff, staffOf } from "../staff-caller.ts";

const NO_ROOM = "The shop cannot take photos at the moment. Please try again later.";

type Options = { services: Services; turns: ReturnType<typeof uploadTurns> };

/** Takes photos of programs that other calls then name. `turns` are shared with everybody else who sends photos. */
export async function adminPhotos(plugin: FastifyInstance, { services, turns }: Options): Promise<void> {
  forStaff(plugin, services);
  takeImages(plugin, MOST_PHOTO_BYTES);
  plugin.withTypeProvider<ZodTypeProvider>().post(
    "/admin/photos",
    {
      bodyLimit: MOST_PHOTO_BYTES,
      config: { ...UPLOAD_PACE, scope: "photos:write", permission: "bake", reauthentication: "lax" },
      schema: {
        operationId: "storeStaffPhoto",
        summary: "Stores a photo that another call then names",
        description: `A photo of a finished cake for \`POST /api/admin/orders/{uuid}/cake-photos\`, or of a delivery for \`POST /api/admin/run/reports\`. The body is the file: JPEG, PNG, WebP or AVIF, at most 15 MB, 64 megapixels and 20,000 px on a side, with an \`image/…\` content type. It is drawn anew, without metadata. A photo that no call names is erased after ${UNORDERED_PHOTO_DAYS} days.`,
        response: { 200: StaffPhotoReply, 503: ErrorReply },
      },
      onRequest: async (request, reply) => {
        const { userId } = await staffOf(request);
        await countStaffPhoto(services, reply, { userId });
        await checkRoom(services, NO_ROOM);
        if (!turns.take(request, reply, `user:${userId}`)) return reply.hijack();
      },
      errorHandler: refusePhoto,
    },
    async (request) => {
      const { userId } = await staffOf(request);
      return answer(accepted(await storePhoto(services, { bytes: fileOf(request), userId })));
    },
  );
}
