import { type Day, instantsOf } from "../basics/india-time.ts";
import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { listLinesOf } from "../orders/orders.reads.ts";
import type { OrderLine } from "../orders/rules/order-line.ts";
import type { Services } from "../services.ts";
import { selectReviewPhotos } from "./review-photos.queries.ts";
import {
  countListed,
  type ListedReviews,
  type ReviewRow,
  reviewKeyOf,
  selectListed,
} from "./reviews.queries.ts";
import type { RejectReason } from "./rules/reject-reasons.ts";
import type { ReviewStatus } from "./rules/review-status.ts";

const REVIEWS_ON_A_PAGE = 20;

/** A review in the list of the staff, without its author's contact. */
export type OfficeReview = {
  id: string;
  name: string;
  message: string;
  stars: number | null;
  at: Date;
  status: ReviewStatus;
  /** Why it is not shown; only of rejected ones. */
  rejectedFor: RejectReason | null;
  /** The item bought, as `Chocolate Truffle Cake, 1 kg`; null for a review of the shop. */
  about: string | null;
  /** Ids of its photos, for `reviewPhotoUrl`. */
  photos: string[];
};

/** The reviews to list, both days included. Null: all. */
export type ReviewFilter = {
  status: ReviewStatus;
  stars: number | null;
  from: Day | null;
  to: Day | null;
};

/** The reviews that staff still have to decide on. */
export const TO_APPROVE: ReviewFilter = { status: "pending", stars: null, from: null, to: null };

/**
 * Reviews for staff, those to approve oldest first, others newest first, from the cursor on: page numbers would skip
 * reviews while others are decided. The caller has checked permissions.
 */
export async function listOfficeReviews(
  services: Pick<Services, "db">,
  { filter, cursor, size = REVIEWS_ON_A_PAGE }: { filter: ReviewFilter; cursor: Cursor; size?: number },
): Promise<KeysetPage<OfficeReview>> {
  const stored = await selectListed(services.db, listedBy(filter), { cursor, limit: size + 1 });
  const { rows, ...keys } = keysetPage(stored, { size, cursor, keyOf: reviewKeyOf });
  const lines = await listLinesOf(services, { orderIds: rows.flatMap(({ orderId }) => orderId ?? []) });
  const photos = await selectReviewPhotos(
    services.db,
    rows.map(({ id }) => id),
  );
  const reviews = rows.map((row) => ({
    ...{ id: row.id, name: row.name, message: row.message, stars: row.stars, at: row.createdAt },
    ...{ status: row.status, rejectedFor: row.rejectedFor },
    about: boughtIn(lines, row),
    photos: (photos.get(row.id) ?? []).map(({ id }) => id),
  }));
  return { ...keys, rows: reviews };
}

/** How many reviews the filter lists, at most `most`. */
export function countReviews(
  services: Pick<Services, "db">,
  { filter, most }: { filter: ReviewFilter; most: number },
): Promise<number> {
  return countListed(services.db, listedBy(filter), most);
}

function listedBy({ status, stars, from, to }: ReviewFilter): ListedReviews {
  return { status, stars, ...instantsOf({ from, to }) };
}

function boughtIn(
  lines: Map<string, OrderLine[]>,
  { orderId, linePosition, bought }: ReviewRow,
): string | null {
  if (orderId === null || linePosition === null) return null;
  const line = lines.get(orderId)?.[linePosition];
  return [line?.name, bought].filter(Boolean).join(", ");
}
