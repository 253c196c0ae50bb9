import { and, asc, count, eq, gt, lte, ne } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { staffInvitations } from "./staff.tables.ts";

type Handle = Db | Tx;
type NewInvitation = typeof staffInvitations.$inferInsert;

const { id, email, roles, tokenHash, invitedBy, createdAt, expiresAt } = staffInvitations;
const shown = { id, email, roles, invitedBy, createdAt, expiresAt };

/** Invitations that can still be accepted, the newest last. */
export function selectInvitations(db: Handle, { now, limit }: { now: Date; limit: number }) {
  return db
    .select(shown)
    .from(staffInvitations)
    .where(gt(expiresAt, now))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

export async function selectInvitation(db: Handle, hash: string, now: Date) {
  const [row] = await db
    .select(shown)
    .from(staffInvitations)
    .where(and(eq(tokenHash, hash), gt(expiresAt, now)));
  return row;
}

export async function selectInvitationOf(db: Handle, address: string) {
  const [row] = await db.select(shown).from(staffInvitations).where(eq(email, address));
  return row;
}

/** Open invitations of other people than this e-mail's. */
export async function countInvitations(
  db: Handle,
  { now, except }: { now: Date; except: string },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(staffInvitations)
    .where(and(gt(expiresAt, now), ne(email, except)));
  return row?.total ?? 0;
}

/** Stores an invitation. A newer one replaces the older one of the same e-mail, whose link stops working. */
export async function replaceInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx.insert(staffInvitations).values(invitation).onConflictDoUpdate({ target: email, set: invitation });
}

/** Deletes an invitation that is still valid. Undefined if there is none, also for the second of two at once. */
export async function takeInvitation(tx: Tx, hash: string, now: Date) {
  const [row] = await tx
    .delete(staffInvitations)
    .where(and(eq(tokenHash, hash), gt(expiresAt, now)))
    .returning(shown);
  return row;
}

export async function deleteInvitation(tx: Tx, invitationId: string) {
  const [row] = await tx.delete(staffInvitations).where(eq(id, invitationId)).returning(shown);
  return row;
}

export async function deleteInvitationsOf(tx: Tx, address: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(email, address));
}

export async function deleteOutdatedInvitations(db: Handle, now: Date): Promise<void> {
  await db.delete(staffInvitations).where(lte(expiresAt, now));
}
