import { type Outcome, ok } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { sendOrderMail } from "../mails/send-order-mail.ts";
import { takesCakePhoto } from "../rules/cake-photo.ts";
import { cakePhotoMail } from "../rules/cake-photo-mail.ts";
import { selectCakePhoto, selectNewestCakePhoto } from "./cake-photos.queries.ts";

/**
 * Mails the customer that there is a photo of their cake, once per photo. Skips photos that were replaced or answered
 * meanwhile, and orders that were handed over.
 */
export async function sendCakePhoto(
  services: Services,
  { photoId }: { photoId: string },
): Promise<Outcome<void, "unknown-order">> {
  const photo = await selectCakePhoto(services.db, photoId);
  if (!photo || photo.answer !== null) return ok(undefined);
  const { orderId } = photo;
  const newest = await selectNewestCakePhoto(services.db, orderId);
  if (newest?.id !== photoId) return ok(undefined);
  return sendOrderMail(services, { orderId, kind: "order-photo" }, (mailOrder, { status }) =>
    takesCakePhoto(status) ? { content: cakePhotoMail(mailOrder, services.settings), nth: photoId } : null,
  );
}
