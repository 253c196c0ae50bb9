import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import { isOneOf, knownCodes } from "../known-codes.ts";
import { orderLines } from "../orders/orders.tables.ts";
import { REJECT_REASONS, type RejectReason } from "./rules/reject-reasons.ts";
import { REVIEW_STATUSES, type ReviewStatus } from "./rules/review-status.ts";

const at = () => timestamp({ withTimezone: true });

/**
 * Reviews of the shop, or of a delivered product. The shop never changes text or stars; it only decides whether to
 * publish, and few stars are no reason not to.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: text().primaryKey(),
    /** The product it is about; null for the shop. Stays when the product leaves the catalogue. */
    productId: text(),
    /** The delivered order line that makes it a verified one. */
    orderId: uuid(),
    linePosition: smallint(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    /** E.164, as `+919876543210`. */
    phone: text().notNull(),
    message: text().notNull(),
    stars: smallint(),
    /** The weight bought, as on the order line: `1 kg`. Empty for the shop. */
    bought: text().notNull(),
    status: text().$type<ReviewStatus>().notNull(),
    /** Why it is not shown; only for rejected ones. */
    rejectedFor: text().$type<RejectReason>(),
    /** The user id of the member of staff who decided. */
    decidedBy: text(),
    decidedAt: at(),
    isDemo: boolean().notNull().default(false),
    /** SHA-256 of author, text and product, so that a form sent twice is one review. */
    digest: text().notNull().unique("reviews_each_once"),
    createdAt: at().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.orderId, t.linePosition],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    unique("reviews_one_per_order_line").on(t.orderId, t.linePosition),
    index("reviews_by_author").on(t.userId),
    index("reviews_by_email").on(sql`lower(${t.email})`),
    index("reviews_by_product").on(t.productId, t.status, t.createdAt),
    index("reviews_by_status").on(t.status, t.createdAt, t.id),
    // A btree does not read in order below an IS NULL.
    index("reviews_of_shop")
      .on(t.createdAt, t.id)
      .where(sql`${t.productId} is null and ${t.status} = 'approved'`),
    knownCodes("reviews_known_status", t.status, REVIEW_STATUSES),
    check("reviews_stars_one_to_five", sql`${t.stars} between 1 and 5`),
    check("reviews_of_products_have_stars", sql`${t.productId} is null or ${t.stars} is not null`),
    check(
      "reviews_of_products_are_verified",
      sql`${t.isDemo} or (${t.productId} is null) = (${t.orderId} is null)`,
    ),
    check("reviews_decided_once_not_pending", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    check(
      "reviews_never_rejected_for_stars",
      sql`(${t.status} = 'rejected') = (${t.rejectedFor} is not null) and ${isOneOf(t.rejectedFor, REJECT_REASONS)}`,
    ),
  ],
);

/**
 * Photos of reviews. Their author agreed that they may be shown; they are, once the review is approved. `largeFile` and
 * `smallFile` name stored files.
 */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    /** Random, and a part of its URL. */
    id: text().primaryKey(),
    reviewId: text()
      .notNull()
      .references(() => reviews.id),
    position: smallint().notNull(),
    largeFile: text().notNull().unique("review_photos_own_large_file"),
    smallFile: text().notNull().unique("review_photos_own_small_file"),
    createdAt: at().notNull(),
  },
  (t) => [
    unique("review_photos_by_position").on(t.reviewId, t.position),
    check("review_photos_three_at_most", sql`${t.position} between 0 and 2`),
  ],
);
