import type { Services } from "../services.ts";
import { type Author, selectReviewsBy } from "./customer-data.queries.ts";
import { selectReviewPhotos } from "./review-photos.queries.ts";
import { reviewPhotoUrl } from "./rules/review-photos.ts";

/** Everything that the shop holds of what a customer wrote, oldest first. */
export async function exportReviews(services: Pick<Services, "db">, author: Author) {
  const rows = await selectReviewsBy(services.db, author);
  const photos = await selectReviewPhotos(
    services.db,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({
      id,
      productId,
      orderId,
      name,
      email,
      phone,
      message,
      stars,
      bought,
      status,
      rejectedFor,
      createdAt,
    }) => ({
      ...{ product: productId, orderId, name, email, phone, message, stars, bought, status, rejectedFor },
      photos: (photos.get(id) ?? []).map((photo) => ({ address: reviewPhotoUrl(photo.id, "large") })),
      writtenAt: createdAt.toISOString(),
    }),
  );
}
