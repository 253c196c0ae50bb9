import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { OrderParams } from "../contract/orders.requests.ts";
import { FileBytes } from "../contract/orders.ts";
import { PhotoParams } from "../contract/photos.requests.ts";
import { StoredPhotoReply } from "../contract/photos.ts";
import type { Session } from "../shop/accounts/identity.ts";
import { getPhotoSheet } from "../shop/back-office/get-photo-sheet.ts";
import { networkOf } from "../shop/basics/network-of.ts";
import { PRINTED_PHOTO_DAYS, UNORDERED_PHOTO_DAYS } from "../shop/basics/retention.ts";
import { openPhoto } from "../shop/photos/open-photo.ts";
import { MOST_PHOTO_BYTES } from "../shop/photos/rules/photo-limits.ts";
import { storePhoto } from "../shop/photos/store-photo.ts";
import type { Services } from "../shop/services.ts";
import { adminPhotos } from "./admin/photos.ts";
import { answer } from "./envelope.ts";
import { fileOf, takeImages, UPLOAD_PACE, uploadTurns } from "./file-uploads.ts";
import { countCall, limited, READ_LIMIT, requesterOf } from "./limit.ts";
import { checkRoom, countStaffPhoto, refusePhoto } from "./photo-uploads.ts";
import { accepted } from "./refusals.ts";
import { customerOf, visitorOf } from "./session.ts";
import { forStaff, staffOf } from "./staff-caller.ts";
import { PICTURE_REPLIES, sendPicture } from "./upload-reply.ts";

/** Decoding costs CPU, and files fill the disk. Enough for many tries for one cake, and for an office behind one IP. */
const UPLOAD_LIMIT = { name: "photo", max: 40, seconds: 60 * 60 };
/** Counted before the session is read. More than a shop's staff and their customers send from one network. */
const CALL_LIMIT = { name: "photo-calls", max: 1_200, seconds: 60 * 60 };
const NETWORK_LIMIT = { name: "photos", max: 120, seconds: 60 * 60 };
/** Photos of visitors are stored for 30 days without an order, so the photos of one network must not fill the disk. */
const VISITORS_LIMIT = { max: 300, seconds: 24 * 60 * 60 };

const NO_ROOM =
  "We cannot take photos at the moment. You can order without one, and send it before the kitchen starts.";

/** Drawing a sheet takes up to a second. */
const SHEET_LIMIT = { max: 120, seconds: 60 * 60 };

/** Photos of customers that are printed on what they order. */
export async function photos(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  await plugin.register(photoSheet, { services });
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Photos"];
  const turns = uploadTurns("photos");
  await plugin.register(adminPhotos, { services, turns });
  takeImages(plugin, MOST_PHOTO_BYTES);

  app.post(
    "/photos",
    {
      bodyLimit: MOST_PHOTO_BYTES,
      config: UPLOAD_PACE,
      schema: {
        tags,
        operationId: "storePhoto",
        summary: "Stores a photo for the `photos` of an order",
        description: `The body is the file: JPEG, PNG, WebP or AVIF, at most 15 MB, 64 megapixels (AVIF 24, PNG with 16 bits a colour 32) and 20,000 px on a side, with an \`image/…\` content type. It is stored upright, without metadata, at most 4,000 px wide and high. Photos of a customer are private to them, and to the staff once it is ordered. They are erased ${PRINTED_PHOTO_DAYS} days after the delivery, or ${UNORDERED_PHOTO_DAYS} days after the upload if nothing was ordered.`,
        response: { 200: StoredPhotoReply, "4xx": ErrorReply, 503: ErrorReply },
      },
      onRequest: [
        limited(services, CALL_LIMIT).onRequest,
        async (request, reply) => {
          const viewer = await visitorOf(request, services);
          // Requests with a session must also carry the CSRF token.
          if (viewer) await customerOf(request, services);
          const sender = requesterOf(request, viewer);
          await countUpload(services, { request, reply, viewer });
          await checkRoom(services, NO_ROOM);
          if (!turns.take(request, reply, sender)) return reply.hijack();
        },
      ],
      errorHandler: refusePhoto,
    },
    async (request) => {
      const viewer = await visitorOf(request, services);
      const bytes = fileOf(request);
      return answer(accepted(await storePhoto(services, { bytes, userId: viewer?.userId ?? null })));
    },
  );

  app.get(
    "/photos/:id",
    {
      schema: {
        tags,
        operationId: "getPhoto",
        summary: "A preview of a photo as WebP, at most 900 px wide and high",
        description:
          "For its customer, for staff once it is ordered, and before that for whoever knows its random id. For others there is no such photo: 404.",
        params: PhotoParams,
        response: PICTURE_REPLIES,
      },
      ...limited(services, READ_LIMIT),
    },
    async (request, reply) => {
      const viewer = await visitorOf(request, services);
      const photo = accepted(await openPhoto(services, { id: request.params.id, viewer }));
      return sendPicture(reply, photo);
    },
  );
}

/** Counts an upload of its sender and network. Staff share the network of their shop, so theirs counts their own only. */
async function countUpload(
  services: Services,
  { request, reply, viewer }: { request: FastifyRequest; reply: FastifyReply; viewer: Session | null },
): Promise<void> {
  const sender = requesterOf(request, viewer);
  if (viewer && viewer.roles.length > 0) return countStaffPhoto(services, reply, viewer);
  const network = `${NETWORK_LIMIT.name}:${networkOf(request.ip)}`;
  await countCall(services, reply, { ...NETWORK_LIMIT, name: network });
  await countCall(services, reply, { ...UPLOAD_LIMIT, name: `photo:${sender}` });
  if (!viewer) await countCall(services, reply, { ...VISITORS_LIMIT, name: `photos-of-day:${sender}` });
}

/** For staff: 404 for everybody else. */
async function photoSheet(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  forStaff(plugin, services);
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/admin/orders/:uuid/photo-sheet.pdf",
    {
      config: { scope: "customers:read", reauthentication: "lax" },
      schema: {
        tags: ["Photos"],
        operationId: "getPhotoSheet",
        summary: "The photos of an order as PDF, each in its true size, for those who bake",
        description:
          "A page for each piece, with a line to cut along; above 40 pieces a page for each photo. 404 without photos, and for other people.",
        params: OrderParams,
        response: {
          200: { description: "A PDF", content: { "application/pdf": { schema: FileBytes } } },
          "4xx": ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const staff = await staffOf(request);
      await countCall(services, reply, { ...SHEET_LIMIT, name: `photo-sheet:${staff.userId}` });
      const sheet = accepted(await getPhotoSheet(services, { id: request.params.uuid, staff }));
      const pdf = await services.renderPhotoSheet(sheet);
      return reply
        .header("content-disposition", `inline; filename="photos-${sheet.orderNumber}.pdf"`)
        .type("application/pdf")
        .serializer((bytes: Buffer) => bytes as never)
        .send(Buffer.from(pdf) as never) as never;
    },
  );
}
