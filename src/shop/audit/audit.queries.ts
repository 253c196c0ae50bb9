import { and, asc, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
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

/** From the cursor on: the newest first, or back towards the newest. */
export function selectEntries(db: Handle, { cursor, limit }: { cursor: Cursor; limit: number }) {
  const { id } = auditEntries;
  const key = Number(cursor?.key);
  const isBack = cursor?.direction === "before";
  return db
    .select()
    .from(auditEntries)
    .where(cursor ? (isBack ? gt(id, key) : lt(id, key)) : undefined)
    .orderBy(isBack ? asc(id) : desc(id))
    .limit(limit);
}
