import { and, asc, count, desc, eq, isNull, ne, or } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { addresses, credentials, sessions, userRoles, users } from "./accounts.tables.ts";

type Handle = Db | Tx;

export async function selectRoles(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role));
  return rows.map(({ role }) => role);
}

export async function selectUser(db: Handle, userId: string) {
  const [user] = await db
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

export async function selectUserId(db: Handle, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

/** Fills what is still empty, and leaves what its owner has told before. */
export async function fillName(db: Handle, userId: string, name: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ name, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.name, "")));
}

export async function fillPhone(db: Handle, userId: string, phone: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ phone, updatedAt: at })
    .where(and(eq(users.id, userId), or(isNull(users.phone), eq(users.phone, ""))));
}

/** Undefined for an account that is entered by codes or a hosted provider alone. */
export async function selectPasswordHash(db: Handle, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return row?.password ?? undefined;
}

/** Names of the ways in: `credential` is a password. */
export async function selectProviders(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return rows.map(({ provider }) => provider);
}

export async function markProven(db: Handle, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, sessionId));
}

export async function hasPassword(db: Handle, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return rows.length > 0;
}

export async function insertUser(db: Handle, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user).onConflictDoNothing();
}

export async function insertCredential(db: Handle, one: typeof credentials.$inferInsert): Promise<void> {
  await db.insert(credentials).values(one).onConflictDoNothing();
}

export async function insertRole(db: Handle, userId: string, role: string): Promise<void> {
  await db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
}

/** Takes away every way in, and what its owner may do as staff; the account itself stays. */
export async function deleteAccess(tx: Tx, userId: string): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
}
