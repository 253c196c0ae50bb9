import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { sessions } from "./accounts.tables.ts";

type Handle = Db | Tx;

/** A customer's open sessions, last used first. */
export function selectSessions(db: Handle, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      reauthenticatedAt: sessions.reauthenticatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
}

export async function markReauthenticated(db: Handle, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ reauthenticatedAt: at }).where(eq(sessions.id, sessionId));
}

export async function markSeen(db: Handle, sessionId: string, at: Date, ipAddress: string): Promise<void> {
  await db.update(sessions).set({ seenAt: at, ipAddress }).where(eq(sessions.id, sessionId));
}

/** Returns false if the customer has no such session. */
export async function deleteSession(db: Handle, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a customer, or all but one; how many. */
export async function deleteSessions(db: Handle, userId: string, keep: string | null): Promise<number> {
  const others = keep === null ? undefined : ne(sessions.id, keep);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
}
