import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { auditEntries } from "./audit.tables.ts";
import type { AuditSubject } from "./rules/audit-codes.ts";

type Handle = Db | Tx;

export async function insertEntry(db: Handle, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Replaces all notes on these subjects; empty ones stay empty. */
export async function replaceNotes(
  tx: Tx,
  { subject, subjectIds, by }: { subject: AuditSubject; subjectIds: string[]; by: string },
): Promise<void> {
  const { subjectId, note } = auditEntries;
  await tx
    .update(auditEntries)
    .set({ note: by })
    .where(and(eq(auditEntries.subject, subject), inArray(subjectId, subjectIds), ne(note, "")));
}

/** The newest first. */
export function selectEntries(db: Handle, { limit, offset }: { limit: number; offset: number }) {
  return db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(limit).offset(offset);
}

export async function countEntries(db: Handle): Promise<number> {
  const [row] = await db.select({ many: count() }).from(auditEntries);
  return row?.many ?? 0;
}
