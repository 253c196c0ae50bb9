import { addDays, type Day } from "../basics/india-time.ts";
import { PRINTED_PHOTO_DAYS } from "../basics/retention.ts";
import type { Services } from "../services.ts";
import { keepUntil } from "./photos.queries.ts";

/**
 * Keeps photos of an order until `PRINTED_PHOTO_DAYS` after the given day of its delivery, planned or real, in the
 * caller's transaction. By their ids, because a photo row names only its newest order.
 */
export async function keepPhotos(
  { db }: Pick<Services, "db">,
  { ids, deliveryOn }: { ids: string[]; deliveryOn: Day },
): Promise<void> {
  if (ids.length > 0) await keepUntil(db, ids, addDays(deliveryOn, PRINTED_PHOTO_DAYS));
}
