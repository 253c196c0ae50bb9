import { addDays, type Day } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { keepUntil } from "./photos.queries.ts";
import { PHOTO_DAYS } from "./rules/photo-limits.ts";

/**
 * Keeps photos of an order until 90 days after its new delivery day, in the caller's transaction. By their ids, because
 * a photo row names only its newest order.
 */
export async function keepPhotos(
  { db }: Pick<Services, "db">,
  { ids, deliveryOn }: { ids: string[]; deliveryOn: Day },
): Promise<void> {
  if (ids.length > 0) await keepUntil(db, ids, addDays(deliveryOn, PHOTO_DAYS));
}
