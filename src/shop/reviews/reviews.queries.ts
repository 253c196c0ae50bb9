import { and, count, desc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import { keysetByTime } from "../keyset-by-time.ts";
import { reviews } from "./reviews.tables.ts";
import type { RejectReason } from "./rules/reject-reasons.ts";
import type { ReviewStatus } from "./rules/review-status.ts";

type Handle = Db | Tx;
export type ReviewRow = typeof reviews.$inferSelect;
export type NewReviewRow = typeof reviews.$inferInsert;

/** Approved ones about this product, or about the shop (null). */
function approvedAbout(productId: string | null) {
  const about = productId === null ? isNull(reviews.productId) : eq(reviews.productId, productId);
  return and(about, eq(reviews.status, "approved"));
}

/** The newest first. */
export function selectApproved(
  db: Handle,
  productId: string | null,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      id: reviews.id,
      name: reviews.name,
      message: reviews.message,
      stars: reviews.stars,
      bought: reviews.bought,
      orderId: reviews.orderId,
      isDemo: reviews.isDemo,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(approvedAbout(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

/** How many were approved, by stars; null for those without. */
export function countApproved(db: Handle, productId: string | null) {
  return db
    .select({ stars: reviews.stars, many: count() })
    .from(reviews)
    .where(approvedAbout(productId))
    .groupBy(reviews.stars);
}

/** How many were approved of each product; null for the shop. */
export function countByProduct(db: Handle) {
  return db
    .select({ productId: reviews.productId, many: count() })
    .from(reviews)
    .where(eq(reviews.status, "approved"))
    .groupBy(reviews.productId);
}

export async function countOfProduct(db: Handle, productId: string): Promise<number> {
  const [row] = await db.select({ many: count() }).from(reviews).where(approvedAbout(productId));
  return row?.many ?? 0;
}

/** False when this review is there already, or the order line has one. */
export async function insertReview(db: Handle, row: NewReviewRow): Promise<boolean> {
  const written = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id });
  return written.length > 0;
}

export async function insertReviews(db: Handle, rows: NewReviewRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(reviews).values(rows).onConflictDoNothing();
}

export async function hasDigest(db: Handle, digest: string): Promise<boolean> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.digest, digest));
  return rows.length > 0;
}

export async function selectReview(db: Handle, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Order lines of a customer that have their review, as `order:position`. */
export async function selectReviewedLines(db: Handle, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ line: sql<string>`${reviews.orderId} || ':' || ${reviews.linePosition}` })
    .from(reviews)
    .where(eq(reviews.userId, userId));
  return new Set(rows.map(({ line }) => line));
}

/** Decides about a review that waits; undefined when it does not. */
export async function decide(
  db: Handle,
  id: string,
  decision: {
    status: "approved" | "rejected";
    rejectedFor?: RejectReason;
    decidedBy: string;
    decidedAt: Date;
  },
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .update(reviews)
    .set(decision)
    .where(and(eq(reviews.id, id), eq(reviews.status, "pending")))
    .returning();
  return row;
}

const waits = eq(reviews.status, "pending");

/** The key of a review in a cursor: time and id. */
export function reviewKeyOf({ createdAt, id }: Pick<ReviewRow, "createdAt" | "id">): string {
  return `${createdAt.toISOString()}~${id}`;
}

/** The reviews to list. Null: all. */
export type ListedReviews = {
  status: ReviewStatus;
  stars: number | null;
  /** From this instant on. */
  from: Date | null;
  /** Before this instant. */
  to: Date | null;
};

function isListed({ status, stars, from, to }: ListedReviews): SQL | undefined {
  return and(
    eq(reviews.status, status),
    stars === null ? undefined : eq(reviews.stars, stars),
    from === null ? undefined : gte(reviews.createdAt, from),
    to === null ? undefined : lt(reviews.createdAt, to),
  );
}

/** From the cursor on, or back: undecided ones oldest first, others newest first. */
export function selectListed(
  db: Handle,
  listed: ListedReviews,
  { cursor, limit }: { cursor: Cursor; limit: number },
) {
  const { beyond, order } = keysetByTime(reviews, { isOldestFirst: listed.status === "pending", cursor });
  return db
    .select()
    .from(reviews)
    .where(and(isListed(listed), beyond))
    .orderBy(...order)
    .limit(limit);
}

/** How many they are, at most `most`. */
export async function countListed(db: Handle, listed: ListedReviews, most: number): Promise<number> {
  const counted = db.select({ id: reviews.id }).from(reviews).where(isListed(listed)).limit(most);
  return db.$count(counted.as("counted"));
}

export async function countWaiting(db: Handle): Promise<number> {
  const [row] = await db.select({ many: count() }).from(reviews).where(waits);
  return row?.many ?? 0;
}
