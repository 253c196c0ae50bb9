import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { AUDIT_ROLES, AUDIT_SUBJECTS, type AuditRole, type AuditSubject } from "./rules/audit-codes.ts";
import { type Fields, RECORD_KINDS, type RecordKind } from "./rules/changed-record.ts";

/**
 * Every change by staff, written in the transaction of the change. Append-only, except that notes are erased with the
 * customer or the receiver they may name.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The person and their name that day. No foreign key: the log outlives an account. */
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** The access token by which a program made the change for this person, and its name that day. */
    tokenId: uuid(),
    tokenName: text(),
    /** The role; `operator` for the command line, which knows no user. */
    role: text().$type<AuditRole>().notNull(),
    /** Type, id and display name of what was changed. */
    subject: text().$type<AuditSubject>().notNull(),
    subjectId: text().notNull(),
    label: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    /** The reason, if one was given. */
    note: text().notNull(),
    /** How many records it changed that are stored with it. */
    recordCount: integer().notNull().default(0),
    /** The entry that this one undid. */
    undoes: bigint({ mode: "number" }),
  },
  (t) => [
    index("audit_by_subject").on(t.subject, t.subjectId),
    index("audit_by_time").on(t.at, t.id),
    index("audit_of_subject_by_time").on(t.subject, t.at, t.id),
    index("audit_of_actor_by_time").on(t.actorId, t.at, t.id),
    uniqueIndex("audit_undone_once").on(t.undoes),
    knownCodes("audit_known_subject", t.subject, AUDIT_SUBJECTS),
    knownCodes("audit_known_role", t.role, AUDIT_ROLES),
  ],
);

/** The records that an entry changed: their differing fields, before and after. They hold no personal data. */
export const auditRecords = pgTable(
  "audit_records",
  {
    entryId: bigint({ mode: "number" })
      .notNull()
      .references(() => auditEntries.id, { onDelete: "cascade" }),
    kind: text().$type<RecordKind>().notNull(),
    /** The record's key: a product's id, a SKU. */
    key: text().notNull(),
    /** Null if the change created the record. */
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.kind, t.key] }),
    index("audit_records_by_key").on(t.kind, t.key, t.entryId),
    knownCodes("audit_records_known_kind", t.kind, RECORD_KINDS),
  ],
);
