import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { AUDIT_ROLES, AUDIT_SUBJECTS, type AuditRole, type AuditSubject } from "./rules/audit-codes.ts";

/**
 * Every change by staff, written in the transaction of the change. Append-only, except that notes are erased with the
 * customer they may name.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The person and their name that day. No foreign key: the log outlives an account. */
    actorId: text().notNull(),
    actorName: text().notNull(),
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
  },
  (t) => [
    index("audit_by_subject").on(t.subject, t.subjectId),
    knownCodes("audit_known_subject", t.subject, AUDIT_SUBJECTS),
    knownCodes("audit_known_role", t.role, AUDIT_ROLES),
  ],
);
