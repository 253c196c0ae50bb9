import type { Services } from "../services.ts";
import { type Author, selectReviewsBy } from "./customer-data.queries.ts";

/** Everything that the shop holds of what a customer wrote, oldest first. */
export async function exportReviews(services: Pick<Services, "db">, author: Author) {
  const rows = await selectReviewsBy(services.db, author);
  return rows.map(
    ({ productId, orderId, name, email, phone, message, stars, bought, status, rejectedFor, createdAt }) => ({
      ...{ product: productId, orderId, name, email, phone, message, stars, bought, status, rejectedFor },
      writtenAt: createdAt.toISOString(),
    }),
  );
}
