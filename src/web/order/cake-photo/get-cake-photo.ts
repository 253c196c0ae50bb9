import type { OrderProgressPhoto } from "../../../contract/order-progress.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import type { OrderView } from "../../../shop/orders/get-order.ts";
import { listCakePhotos } from "../../../shop/orders/orders.reads.ts";
import { takesCakePhoto } from "../../../shop/orders/rules/cake-photo.ts";
import type { Services } from "../../../shop/services.ts";

/**
 * The newest photo that the kitchen sent of this order; null without one.
 * @param query opens the order for this viewer
 */
export async function getCakePhoto(
  services: Services,
  { uuid, status, isForCustomer }: OrderView,
  query: string,
): Promise<OrderProgressPhoto | null> {
  const photos = await listCakePhotos(services, { orderId: uuid });
  const newest = photos.at(-1);
  if (!newest) return null;
  const { id, path, takenAt, answer, wish } = newest;
  const isOpen = takesCakePhoto(status);
  return {
    ...{ id, src: `${path}${query}`, when: showInstant(takenAt), answer, wish, isOpen },
    answerTo: isOpen && isForCustomer ? `/orders/${uuid}${query}` : null,
  };
}
