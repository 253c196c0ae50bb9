import { NewCakePhoto } from "../../contract/admin/order-photos.requests.ts";
import { CakePhotoReply } from "../../contract/admin/order-photos.ts";
import { CakePhotoParams, OrderParams } from "../../contract/orders.requests.ts";
import { CAKE_PHOTO_DAYS, DELIVERY_PHOTO_DAYS } from "../../shop/basics/retention.ts";
import { addCakePhoto } from "../../shop/orders/cake-photos/add-cake-photo.ts";
import { openCakePhoto } from "../../shop/orders/cake-photos/open-cake-photo.ts";
import { openDeliveryPhoto } from "../../shop/orders/handover/open-delivery-photo.ts";
import { MOST_CAKE_PHOTOS } from "../../shop/orders/rules/cake-photo.ts";
import { answer } from "../envelope.ts";
import { orderIdOf } from "../order-id.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";
import { PICTURE_REPLIES, sendPicture } from "../upload-reply.ts";

/** Photos of finished cakes and of deliveries, for programs of the staff. */
export const adminOrderPhotos = staffCalls((app, services) => {
  app.post(
    "/admin/orders/:uuid/cake-photos",
    {
      config: { scope: "photos:write", permission: "bake", reauthentication: "lax" },
      schema: {
        operationId: "addCakePhoto",
        summary: "Sends the customer a photo of the finished cake",
        description: `Send the file to \`POST /api/admin/photos\` first. From the first spoon until the hand-over, ${MOST_CAKE_PHOTOS} of one order at most. The customer's open page shows it at once, and a mail follows. A repeat with the same \`photo\` sends nothing twice.`,
        params: OrderParams,
        body: NewCakePhoto,
        response: { 200: CakePhotoReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { photo } = request.body;
      const { number } = accepted(await addCakePhoto(services, { id, photoId: photo, staff }));
      return answer({ uuid: id, number, photo });
    },
  );

  app.get(
    "/admin/orders/:uuid/cake-photos/:photoId",
    {
      // A cake has its message on it.
      config: { scope: "customers:read", permission: "see orders", reauthentication: "lax" },
      schema: {
        operationId: "getOfficeCakePhoto",
        summary: "A photo of the finished cake, as WebP",
        description: `\`GET /api/admin/orders/{uuid}\` names the photos of an order. They are kept for ${CAKE_PHOTO_DAYS} days.`,
        params: CakePhotoParams,
        response: PICTURE_REPLIES,
      },
    },
    async (request, reply) => {
      const { uuid: id, photoId } = request.params;
      const viewer = await staffOf(request);
      return sendPicture(reply, accepted(await openCakePhoto(services, { id, photoId, viewer })));
    },
  );

  app.get(
    "/admin/orders/:uuid/delivery-photo",
    {
      config: { scope: "customers:read", permission: "see orders" },
      schema: {
        operationId: "getOfficeDeliveryPhoto",
        summary: "The photo that closed a delivery, as WebP",
        description: `Kept for ${DELIVERY_PHOTO_DAYS} days. 404 if the delivery was closed with the code.`,
        params: OrderParams,
        response: PICTURE_REPLIES,
      },
    },
    async (request, reply) => {
      const viewer = await staffOf(request);
      const { uuid: id } = request.params;
      return sendPicture(reply, accepted(await openDeliveryPhoto(services, { id, viewer })));
    },
  );
});
