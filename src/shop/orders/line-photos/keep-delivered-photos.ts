import { dayOf } from "../../basics/india-time.ts";
import { keepPhotos } from "../../photos/keep-photos.ts";
import type { Services } from "../../services.ts";
import { selectEvents } from "../orders.queries.ts";
import { selectPhotoIds } from "./line-photos.queries.ts";

/**
 * Counts the days for which the photos of a delivered order are stored from the day on which it arrived: a second attempt
 * delivers later than planned. They were kept from the planned day until now.
 */
export async function keepDeliveredPhotos(
  { db }: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<void> {
  const ids = await selectPhotoIds(db, orderId);
  if (ids.length === 0) return;
  const delivered = (await selectEvents(db, orderId)).findLast(({ status }) => status === "delivered");
  if (delivered) await keepPhotos({ db }, { ids, deliveryOn: dayOf(delivered.at) });
}
