import { and, asc, eq, gte, inArray, lt, max, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import { keysetByTime } from "../keyset-by-time.ts";
import { complaintAnswers, complaintProofs, complaints } from "./complaints.tables.ts";
import type { ComplaintKind } from "./rules/complaint-kinds.ts";
import { COMPLAINT_LIFE, type ComplaintStatus, UNSETTLED } from "./rules/complaint-lifecycle.ts";

type Handle = Db | Tx;

export type Complaint = typeof complaints.$inferSelect;
export type Proof = typeof complaintProofs.$inferSelect;
export type Answer = typeof complaintAnswers.$inferSelect;

export async function selectRepeat(db: Handle, orderId: string, digest: string) {
  const [repeat] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.orderId, orderId), eq(complaints.digest, digest)));
  return repeat;
}

/** The number of an order's newest complaint; 0 for none. */
export async function selectLastNth(db: Handle, orderId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(complaints.nth) })
    .from(complaints)
    .where(eq(complaints.orderId, orderId));
  return row?.last ?? 0;
}

export async function insertComplaint(
  tx: Tx,
  complaint: typeof complaints.$inferInsert,
  proofs: (typeof complaintProofs.$inferInsert)[],
): Promise<void> {
  await tx.insert(complaints).values(complaint);
  if (proofs.length > 0) await tx.insert(complaintProofs).values(proofs);
}

export async function selectByTicket(db: Handle, ticket: string) {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.ticket, ticket));
  return complaint;
}

/** Oldest first. */
export function selectOfOrders(db: Handle, orderIds: string[]): Promise<Complaint[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(complaints)
    .where(inArray(complaints.orderId, orderIds))
    .orderBy(asc(complaints.createdAt), asc(complaints.nth));
}

export async function selectProofsOf(db: Handle, complaintIds: string[]): Promise<Proof[]> {
  if (complaintIds.length === 0) return [];
  return db
    .select()
    .from(complaintProofs)
    .where(inArray(complaintProofs.complaintId, complaintIds))
    .orderBy(asc(complaintProofs.complaintId), asc(complaintProofs.position));
}

export async function selectAnswersOf(db: Handle, complaintIds: string[]): Promise<Answer[]> {
  if (complaintIds.length === 0) return [];
  return db
    .select()
    .from(complaintAnswers)
    .where(inArray(complaintAnswers.complaintId, complaintIds))
    .orderBy(asc(complaintAnswers.id));
}

/** A proof of a complaint about this order. The caller checks access. */
export async function selectProof(db: Handle, orderId: string, id: string) {
  const [row] = await db
    .select({ proof: complaintProofs, ticket: complaints.ticket })
    .from(complaintProofs)
    .innerJoin(complaints, eq(complaints.id, complaintProofs.complaintId))
    .where(and(eq(complaints.orderId, orderId), eq(complaintProofs.id, id)));
  return row;
}

/** The complaints to list. Null: all. */
export type ListedComplaints = {
  statuses: ComplaintStatus[] | null;
  ticket: string | null;
  kind: ComplaintKind | null;
  /** From this instant on. */
  from: Date | null;
  /** Before this instant. */
  to: Date | null;
};

function isListed({ statuses, ticket, kind, from, to }: ListedComplaints): SQL | undefined {
  return and(
    statuses === null ? undefined : inArray(complaints.status, statuses),
    ticket === null ? undefined : eq(complaints.ticket, ticket),
    kind === null ? undefined : eq(complaints.kind, kind),
    from === null ? undefined : gte(complaints.createdAt, from),
    to === null ? undefined : lt(complaints.createdAt, to),
  );
}

/** From the cursor on, or back, by age. */
export function selectPage(
  db: Handle,
  listed: ListedComplaints,
  { isOldestFirst, cursor, limit }: { isOldestFirst: boolean; cursor: Cursor; limit: number },
) {
  const { beyond, order } = keysetByTime(complaints, { isOldestFirst, cursor });
  return db
    .select()
    .from(complaints)
    .where(and(isListed(listed), beyond))
    .orderBy(...order)
    .limit(limit);
}

/** How many they are, at most `most`. */
export async function countListed(db: Handle, listed: ListedComplaints, most: number): Promise<number> {
  const counted = db.select({ id: complaints.id }).from(complaints).where(isListed(listed)).limit(most);
  return db.$count(counted.as("counted"));
}

/** The key of a complaint for the cursor of `selectPage`. */
export function pageKeyOf({ createdAt, id }: Pick<Complaint, "createdAt" | "id">): string {
  return `${createdAt.toISOString()}~${id}`;
}

export async function countUnsettledComplaints(db: Handle): Promise<number> {
  return db.$count(complaints, inArray(complaints.status, UNSETTLED));
}

/** Changes the status if it is still the one seen, else returns undefined. Checked by the UPDATE itself. */
export async function setComplaint(
  db: Handle,
  { ticket, seen, to }: { ticket: string; seen: string; to: ComplaintStatus },
) {
  const before = COMPLAINT_LIFE.before(to).filter((status) => status === seen);
  const [updated] = await db
    .update(complaints)
    .set({ status: to })
    .where(and(eq(complaints.ticket, ticket), inArray(complaints.status, before)))
    .returning();
  return updated;
}

export async function insertAnswer(
  db: Handle,
  answer: typeof complaintAnswers.$inferInsert,
): Promise<number> {
  const [written] = await db.insert(complaintAnswers).values(answer).returning({ id: complaintAnswers.id });
  if (!written) throw new Error("an answer was not written");
  return written.id;
}

/** An answer with the complaint that it is about. */
export async function selectAnswer(db: Handle, id: number) {
  const [row] = await db
    .select({ answer: complaintAnswers, complaint: complaints })
    .from(complaintAnswers)
    .innerJoin(complaints, eq(complaints.id, complaintAnswers.complaintId))
    .where(eq(complaintAnswers.id, id));
  return row;
}

/** Selects those of these files that a proof still references. */
export async function selectReferencedFiles(db: Handle, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ file: complaintProofs.file })
    .from(complaintProofs)
    .where(inArray(complaintProofs.file, files));
  return rows.map(({ file }) => file);
}

/** Deletes the proofs that are older than this. Returns the names of their files. */
export async function deleteProofsBefore(db: Handle, at: Date): Promise<string[]> {
  const deletedProofs = await db
    .delete(complaintProofs)
    .where(lt(complaintProofs.createdAt, at))
    .returning({ file: complaintProofs.file });
  return deletedProofs.map(({ file }) => file);
}
