import { addDays, type Day } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { keepUntil } from "./photos.queries.ts";
import { PHOTO_DAYS } from "./rules/photo-limits.ts";

/** Keeps the photos of an order until 90 days after its new delivery day, in the caller's transaction. */
export function keepPhotos(
  { db }: Pick<Services, "db">,
  { orderId, deliveryOn }: { orderId: string; deliveryOn: Day },
): Promise<void> {
  return keepUntil(db, orderId, addDays(deliveryOn, PHOTO_DAYS));
}
