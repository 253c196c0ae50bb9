import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { preparedQuery } from "../prepared-query.ts";
import { sessions, userRoles, users } from "./accounts.tables.ts";
import type { Role } from "./rules/roles.ts";

type Handle = Db | Tx;

const selectSessionQuery = preparedQuery("select-session", (db, { token }: { token: string }) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      email: users.email,
      name: users.name,
      phone: users.phone,
      roles: sql<Role[]>`array(select ${userRoles.role} from ${userRoles}
        where ${userRoles.userId} = ${users.id} order by ${userRoles.role})`,
      reauthenticatedAt: sessions.reauthenticatedAt,
      seenAt: sessions.seenAt,
      signedInAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token)),
);

/** A session with its user and their roles, in one statement: every call of a customer reads it. */
export async function selectSession(db: Handle, token: string) {
  const [session] = await selectSessionQuery(db, { token });
  return session;
}

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

/** Deletes the sessions that expired first, up to this many. Returns how many. */
export async function deleteExpiredSessions(db: Handle, now: Date, most: number): Promise<number> {
  const expired = lt(sessions.expiresAt, now);
  const oldest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(expired)
    .orderBy(asc(sessions.expiresAt))
    .limit(most);
  const deleted = await db
    .delete(sessions)
    .where(and(inArray(sessions.id, oldest), expired))
    .returning({ id: sessions.id });
  return deleted.length;
}
