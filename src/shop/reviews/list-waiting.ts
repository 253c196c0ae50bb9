import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { listLinesOf } from "../orders/orders.reads.ts";
import type { OrderLine } from "../orders/rules/order-line.ts";
import type { Services } from "../services.ts";
import { selectReviewPhotos } from "./review-photos.queries.ts";
import { countWaiting, type ReviewRow, reviewKeyOf, selectWaitingReviews } from "./reviews.queries.ts";

const WAITING_ON_A_PAGE = 20;

/** A review to approve, without its author's contact. */
export type WaitingReview = {
  id: string;
  name: string;
  message: string;
  stars: number | null;
  at: Date;
  /** The item bought, as `Chocolate Truffle Cake, 1 kg`; null for a review of the shop. */
  about: string | null;
  /** Ids of its photos, for `reviewPhotoUrl`. */
  photos: string[];
};

export type WaitingPage = KeysetPage<WaitingReview> & { total: number };

/**
 * Reviews to approve, oldest first, from the cursor on: page numbers would skip reviews while others are decided. The
 * caller has checked permissions.
 */
export async function listWaiting(services: Services, { cursor }: { cursor: Cursor }): Promise<WaitingPage> {
  const [stored, total] = await Promise.all([
    selectWaitingReviews(services.db, { cursor, limit: WAITING_ON_A_PAGE + 1 }),
    countWaiting(services.db),
  ]);
  const { rows, ...keys } = keysetPage(stored, { size: WAITING_ON_A_PAGE, cursor, keyOf: reviewKeyOf });
  const lines = await listLinesOf(services, { orderIds: rows.flatMap(({ orderId }) => orderId ?? []) });
  const photos = await selectReviewPhotos(
    services.db,
    rows.map(({ id }) => id),
  );
  const reviews = rows.map((row) => ({
    ...{ id: row.id, name: row.name, message: row.message, stars: row.stars, at: row.createdAt },
    about: boughtIn(lines, row),
    photos: (photos.get(row.id) ?? []).map(({ id }) => id),
  }));
  return { ...keys, rows: reviews, total };
}

function boughtIn(
  lines: Map<string, OrderLine[]>,
  { orderId, linePosition, bought }: ReviewRow,
): string | null {
  if (orderId === null || linePosition === null) return null;
  const line = lines.get(orderId)?.[linePosition];
  return [line?.name, bought].filter(Boolean).join(", ");
}
