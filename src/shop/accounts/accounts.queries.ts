import { and, asc, count, eq, exists, gt, inArray, isNull, lt, max, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { credentials, sessions, userRoles, users } from "./accounts.tables.ts";
import type { Role } from "./rules/roles.ts";

type Handle = Db | Tx;

const others = alias(userRoles, "other_roles");

export async function selectRoles(db: Handle, userId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role));
  return rows.map(({ role }) => role);
}

/** The staff in a role, by name. */
export function selectStaffIn(db: Handle, role: Role) {
  return db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, role))
    .orderBy(asc(users.name), asc(users.id));
}

/** Everybody with a role, by name. */
export function selectStaffNames(db: Handle, limit: number) {
  return db
    .selectDistinct({ userId: users.id, name: users.name, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit);
}

export async function selectUser(db: Handle, userId: string) {
  const [user] = await db
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

/** The e-mail of an account, as a subquery. */
export function emailOf(db: Handle, userId: string) {
  return db.select({ email: users.email }).from(users).where(eq(users.id, userId));
}

export async function updateProfile(
  db: Handle,
  userId: string,
  profile: { name: string; phone: string | null },
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...profile, updatedAt: at })
    .where(eq(users.id, userId));
}

export async function selectUserId(db: Handle, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

/** Sets the name only if it is empty. */
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

export async function markEmailProven(db: Handle, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
}

/** Undefined for accounts without a password (codes or hosted provider only). */
export async function selectPasswordHash(db: Handle, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return row?.password ?? undefined;
}

/** Names of the sign-in methods: `credential` is a password. */
export async function selectProviders(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return rows.map(({ provider }) => provider);
}

export async function hasPassword(db: Handle, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return rows.length > 0;
}

/** Sets the first or a new password. */
export async function upsertPassword(
  tx: Tx,
  { updatedAt, password, ...credential }: typeof credentials.$inferInsert & { password: string },
): Promise<void> {
  await tx
    .insert(credentials)
    .values({ ...credential, password, updatedAt })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password, updatedAt },
    });
}

/** Returns false if another account has this e-mail, also when both change at once. */
export async function updateEmail(tx: Tx, userId: string, email: string, at: Date): Promise<boolean> {
  // One change at a time per e-mail, so that the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`);
  if (await selectUserId(tx, email)) return false;
  await tx.update(users).set({ email, emailVerified: true, updatedAt: at }).where(eq(users.id, userId));
  return true;
}

export async function insertUser(db: Handle, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user).onConflictDoNothing();
}

export async function insertCredential(
  db: Handle,
  credential: typeof credentials.$inferInsert,
): Promise<void> {
  await db.insert(credentials).values(credential).onConflictDoNothing();
}

/** Ways to sign in to an account other than a code by e-mail. */
export function countCredentials(db: Handle, userId: string): Promise<number> {
  return db.$count(credentials, eq(credentials.userId, userId));
}

/** Returns false if the user already has the role. */
export async function insertRole(db: Handle, userId: string, role: Role): Promise<boolean> {
  const added = await db.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Serialises changes of roles and invitations until the transaction ends. */
export async function lockAllRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff-roles', 0))`);
}

/** Removes these roles, but never the role of the last owner; returns the removed ones. */
export async function deleteRoles(tx: Tx, userId: string, roles: Role[]): Promise<Role[]> {
  const otherOwner = tx
    .select({ userId: others.userId })
    .from(others)
    .where(and(eq(others.role, "owner"), ne(others.userId, userId)));
  const removed = await tx
    .delete(userRoles)
    .where(
      and(
        eq(userRoles.userId, userId),
        inArray(userRoles.role, roles),
        or(ne(userRoles.role, "owner"), exists(otherOwner)),
      ),
    )
    .returning({ role: userRoles.role });
  return removed.map(({ role }) => role);
}

/** Removes a password that was set before this session began. Returns whether there was one. */
export async function deleteOlderPassword(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const began = tx
    .select({ at: sql`${sessions.createdAt} - interval '10 seconds'` })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const removed = await tx
    .delete(credentials)
    .where(
      and(
        eq(credentials.userId, userId),
        eq(credentials.providerId, "credential"),
        lt(credentials.updatedAt, sql`(${began})`),
      ),
    )
    .returning({ id: credentials.id });
  return removed.length > 0;
}

/** Accounts with a role, and how they are signed in. */
export function selectStaff(db: Handle, { now, limit }: { now: Date; limit: number }) {
  const open = db
    .select({
      userId: sessions.userId,
      devices: count().as("devices"),
      signedInAt: max(sessions.createdAt).as("signed_in_at"),
      seenAt: max(sessions.seenAt).as("last_seen_at"),
    })
    .from(sessions)
    .where(
      and(
        gt(sessions.expiresAt, now),
        inArray(sessions.userId, db.select({ id: userRoles.userId }).from(userRoles)),
      ),
    )
    .groupBy(sessions.userId)
    .as("open");
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: sql<Role[]>`array_agg(${userRoles.role} order by ${userRoles.role})`,
      devices: sql<number>`coalesce(${open.devices}, 0)`.mapWith(Number),
      signedInAt: open.signedInAt,
      seenAt: open.seenAt,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(open, eq(open.userId, users.id))
    .groupBy(users.id, open.devices, open.signedInAt, open.seenAt)
    .orderBy(asc(sql`lower(${users.email})`))
    .limit(limit);
}

/** Removes credentials, sessions and roles; the account stays. */
export async function deleteAccess(tx: Tx, userId: string): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
}

export function selectNames(db: Handle, userIds: string[]) {
  const { id, name, email } = users;
  return db.select({ id, name, email }).from(users).where(inArray(users.id, userIds));
}
