import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Paise } from "../basics/money.ts";
import { knownCodes } from "../known-codes.ts";
import { orders } from "../orders/orders.tables.ts";
import type { ComplaintKind } from "./rules/complaint-kinds.ts";
import {
  ANSWERS,
  type AnswerStatus,
  COMPLAINT_LIFE,
  type ComplaintStatus,
} from "./rules/complaint-lifecycle.ts";
import type { ProofMediaType } from "./rules/proof-media-types.ts";

const at = () => timestamp({ withTimezone: true });

/** Customers' complaints about delivered orders. */
export const complaints = pgTable(
  "complaints",
  {
    id: text().primaryKey(),
    /** The number that people read out: `C-7K4M-2PQX`. */
    ticket: text().notNull().unique("complaints_one_per_ticket"),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Number among the order's complaints: 1, 2 or 3. */
    nth: smallint().notNull(),
    kind: text().$type<ComplaintKind>().notNull(),
    /** Empty once its customer's account was erased. */
    message: text().notNull(),
    status: text().$type<ComplaintStatus>().notNull(),
    /** SHA-256 of the form, so that sending it twice makes one complaint. */
    digest: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    unique("complaints_each_once").on(t.orderId, t.digest),
    unique("complaints_nth_of_order").on(t.orderId, t.nth),
    check("complaints_three_an_order", sql`${t.nth} between 1 and 3`),
    knownCodes("complaints_known_status", t.status, COMPLAINT_LIFE.states),
    index("complaints_by_status").on(t.status, t.createdAt),
    index("complaints_by_age").on(t.createdAt, t.id),
  ],
);

/** Photos and videos of a complaint. `file` names the stored file. */
export const complaintProofs = pgTable(
  "complaint_proofs",
  {
    id: text().primaryKey(),
    complaintId: text()
      .notNull()
      .references(() => complaints.id),
    position: smallint().notNull(),
    file: text().notNull().unique("complaint_proofs_own_file"),
    mediaType: text().$type<ProofMediaType>().notNull(),
    bytes: integer().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    unique("complaint_proofs_by_position").on(t.complaintId, t.position),
    check("complaint_proofs_three_at_most", sql`${t.position} between 0 and 2`),
    index("complaint_proofs_by_age").on(t.createdAt),
  ],
);

/** Answers by staff, with the resulting status. Append-only. */
export const complaintAnswers = pgTable(
  "complaint_answers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    complaintId: text()
      .notNull()
      .references(() => complaints.id),
    at: at().notNull(),
    status: text().$type<AnswerStatus>().notNull(),
    /** The customer reads this. Empty once their account was erased. */
    text: text().notNull(),
    /** Refunded with this answer; null for none. */
    refundPaise: integer().$type<Paise>(),
    /** The member of staff. No foreign key: an answer outlives an account. */
    actorId: text().notNull(),
  },
  (t) => [
    index("complaint_answers_by_complaint").on(t.complaintId),
    knownCodes("complaint_answers_known_status", t.status, ANSWERS),
    check("complaint_answers_refund_positive", sql`${t.refundPaise} > 0`),
  ],
);
