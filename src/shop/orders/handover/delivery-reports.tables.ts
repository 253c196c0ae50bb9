import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../../accounts/rules/roles.ts";
import { knownCodes } from "../../known-codes.ts";
import { orders } from "../orders.tables.ts";
import {
  DELIVERY_PROOFS,
  type DeliveryProof,
  FAILURE_CODES,
  type FailureReason,
  REPORT_RESULTS,
  type ReportResult,
} from "../rules/delivery-proof.ts";

const at = () => timestamp({ withTimezone: true });

/**
 * Reports of deliveries by staff: a proof, a wrong code or a failed attempt. The id comes from the sender, so that a
 * report that is sent again is stored once.
 */
export const deliveryReports = pgTable(
  "delivery_reports",
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    result: text().$type<ReportResult>().notNull(),
    /** Null unless delivered. */
    proof: text().$type<DeliveryProof>(),
    /** Null unless failed. */
    reason: text().$type<FailureReason>(),
    /** Names a stored file. Null without a photo, and once it is erased. */
    photoFile: text().unique("delivery_reports_own_photo"),
    /** The time of the tap: a phone may have been offline. */
    tappedAt: at().notNull(),
    receivedAt: at().notNull(),
    by: text().$type<Role>().notNull(),
    /** No foreign key: the report outlives an account. */
    actorId: text().notNull(),
  },
  (t) => [
    index("delivery_reports_by_order").on(t.orderId, t.receivedAt),
    uniqueIndex("delivery_reports_one_proof_per_order").on(t.orderId).where(sql`${t.result} = 'delivered'`),
    index("delivery_reports_with_photo").on(t.receivedAt).where(sql`${t.photoFile} is not null`),
    // `knownCodes` spaces the list differently, which would need a migration.
    check(
      "delivery_reports_known_result",
      sql`${t.result} in (${sql.raw(REPORT_RESULTS.map((result) => `'${result}'`).join(", "))})`,
    ),
    knownCodes("delivery_reports_known_proof", t.proof, DELIVERY_PROOFS),
    knownCodes("delivery_reports_known_reason", t.reason, FAILURE_CODES),
    check(
      "delivery_reports_delivered_with_proof",
      sql`(${t.result} = 'delivered') = (${t.proof} is not null)`,
    ),
    check("delivery_reports_failed_with_reason", sql`(${t.result} = 'failed') = (${t.reason} is not null)`),
    check("delivery_reports_photo_is_proof", sql`${t.photoFile} is null or ${t.proof} = 'photo'`),
  ],
);
