import { listLinesOf } from "../orders/orders.reads.ts";
import type { OrderLine } from "../orders/rules/order-line.ts";
import type { Services } from "../services.ts";
import { selectReviewPhotos } from "./review-photos.queries.ts";
import { countWaiting, type ReviewRow, selectWaitingReviews } from "./reviews.queries.ts";

export const WAITING_ON_A_PAGE = 20;

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

export type WaitingPage = { reviews: WaitingReview[]; page: number; pages: number; total: number };

/** Reviews to approve, oldest first. Pages count from 1. The caller has checked permissions. */
export async function listWaiting(services: Services, { page = 1 }: { page?: number }): Promise<WaitingPage> {
  const range = { limit: WAITING_ON_A_PAGE, offset: (page - 1) * WAITING_ON_A_PAGE };
  const [rows, total] = await Promise.all([
    selectWaitingReviews(services.db, range),
    countWaiting(services.db),
  ]);
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
  return { reviews, page, pages: Math.max(1, Math.ceil(total / WAITING_ON_A_PAGE)), total };
}

function boughtIn(
  lines: Map<string, OrderLine[]>,
  { orderId, linePosition, bought }: ReviewRow,
): string | null {
  if (orderId === null || linePosition === null) return null;
  const line = lines.get(orderId)?.[linePosition];
  return [line?.name, bought].filter(Boolean).join(", ");
}
