import { createHash } from "node:crypto";
import type { Session } from "../accounts/identity.ts";
import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import { discardPhotos } from "../photos/discard-photos.ts";
import type { Services } from "../services.ts";
import { type DrawnPhoto, drawReviewPhotos, filesOf } from "./draw-review-photos.ts";
import { listReviewable } from "./list-reviewable.ts";
import type { ReviewRefusal } from "./refusals.ts";
import { insertReviewPhotos } from "./review-photos.queries.ts";
import type { NewReview } from "./reviews.inputs.ts";
import { hasDigest, insertReview, type NewReviewRow } from "./reviews.queries.ts";

/** Reviews of one customer, and of all visitors of one network. */
const FROM_ONE_AUTHOR = { max: 10, seconds: 60 * 60 };

type Refusal =
  | Exclude<ReviewRefusal, "unknown-review" | "unknown-review-photo">
  | "unknown-sku"
  | "unknown-photo";

/**
 * Submits a review for approval. A product review needs a delivered order of the signed-in author, and each order
 * takes one of a product, however many lines it has of it. Repeating it changes nothing.
 * @param from IP network, for rate limiting of visitors; customers count on their own
 */
export async function sendReview(
  services: Services,
  { review, author, from }: { review: NewReview; author: Session | null; from: string },
): Promise<Outcome<{ verified: boolean }, Refusal>> {
  const { allowed, retryAfter } = await services.rateLimiter.take(
    author ? `review:user:${author.userId}` : `review:${from}`,
    FROM_ONE_AUTHOR.max,
    FROM_ONE_AUTHOR.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const { sku, photos, photosAgreed: _agreed, ...content } = review;
  const row = { ...content, userId: author?.userId ?? null, bought: "", status: "pending" } as const;
  const fresh = (productId: string | null) => ({
    ...row,
    id: randomId("rev"),
    productId,
    digest: digestOf(review, row.userId, productId),
    createdAt: services.clock(),
  });
  if (sku !== "") return sendForProduct(services, { sku, author, photos }, fresh);
  await insertReview(services.db, fresh(null));
  return ok({ verified: false });
}

type ProductReview = { sku: string; author: Session | null; photos: string[] };

async function sendForProduct(
  services: Services,
  { sku, author, photos }: ProductReview,
  fresh: (productId: string) => NewReviewRow,
): Promise<Outcome<{ verified: boolean }, Refusal>> {
  const sold = await getSellables(services, [sku]);
  const product = sold.get(sku);
  if (!product) return refuse("unknown-sku");
  if (!author) return refuse("not-delivered-to-you");
  const delivered = await listReviewable(services, author);
  const lines = delivered.filter(({ productId }) => productId === product.productId);
  if (lines.length === 0) return refuse("not-delivered-to-you");
  const row = fresh(product.productId);
  const open = lines.filter(({ reviewed }) => !reviewed);
  const rows = open.map(({ orderId, position, weight }) => ({
    ...{ ...row, orderId, linePosition: position, bought: weight },
  }));
  const stored = await storeFirst(services, rows, { ids: photos, userId: author.userId });
  if (!stored.ok) return stored;
  if (stored.value) return ok({ verified: true });
  // A repeated form returns its review; the same text about another delivery is refused.
  const isRepeat = open.length === 0 && (await hasDigest(services.db, row.digest));
  return isRepeat ? ok({ verified: true }) : refuse("already-reviewed");
}

/** Stores the first of these that no review of its order line prevents, with the photos. False if there is none. */
async function storeFirst(
  services: Services,
  rows: NewReviewRow[],
  sent: { ids: string[]; userId: string },
): Promise<Outcome<boolean, "unknown-photo">> {
  if (rows.length === 0) return ok(false);
  const photos = await drawReviewPhotos(services, sent);
  if (!photos.ok) return photos;
  let isStored = false;
  try {
    for (const row of rows) {
      isStored = await store(services, row, { ...sent, photos: photos.value });
      if (isStored) break;
    }
    return ok(isStored);
  } finally {
    if (!isStored) await services.uploads.remove(filesOf(photos.value));
  }
}

function store(
  services: Services,
  row: NewReviewRow,
  { ids, userId, photos }: { ids: string[]; userId: string; photos: DrawnPhoto[] },
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if (!(await insertReview(tx, row))) return false;
    const { id: reviewId, createdAt } = row;
    await insertReviewPhotos(
      tx,
      photos.map((photo, position) => ({ ...photo, reviewId, position, createdAt })),
    );
    await discardPhotos(services, tx, { ids, userId });
    return true;
  });
}

function digestOf(
  { email, message, stars }: NewReview,
  userId: string | null,
  productId: string | null,
): string {
  return createHash("sha256")
    .update(JSON.stringify([userId, email, message, stars, productId]))
    .digest("hex");
}
