import { and, eq, inArray, like, ne, or } from "drizzle-orm";
import type { Tx } from "../../infrastructure/database/db.ts";
import { sessions, users, verifications } from "./accounts.tables.ts";
import { DELETED_USER } from "./deleted-user.ts";

/** Locks the account until the transaction ends; undefined if it does not exist. New rows may still reference it. */
export async function lockUser(
  tx: Tx,
  userId: string,
): Promise<{ email: string; emailVerified: boolean } | undefined> {
  const [user] = await tx
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return user;
}

/** Locks the account against new references too, and waits for those being written. */
export async function lockUserForDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/**
 * Makes the user who inherits the orders of deleted customers. A conflict may be one of the id or of the e-mail: two
 * first erasures at once meet both.
 */
export async function ensureDeletedUser(tx: Tx): Promise<void> {
  const { id, email } = DELETED_USER;
  await tx.insert(users).values({ id, email, name: "" }).onConflictDoNothing();
  // In older shops its e-mail is valid, so a visitor could sign up with it.
  await tx
    .update(users)
    .set({ email })
    .where(and(eq(users.id, id), ne(users.email, email)));
}

/** Deletes the account and, by cascade, sessions, credentials, addresses, cart, coins, wish list and viewed products. */
export async function deleteUser(tx: Tx, userId: string, email: string): Promise<void> {
  const ownSessions = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  const purposes = ownSessions.map(({ id }) => `proof:${id}`);
  const { identifier } = verifications;
  await tx
    .delete(verifications)
    .where(
      or(
        inArray(identifier, [...purposes, `sign-in-otp-${email}`, `sign-in:${email}`]),
        like(identifier, `email:${userId}:%`),
        like(identifier, `email:%:${literal(email)}`),
      ),
    );
  await tx.delete(users).where(eq(users.id, userId));
}

/** Escapes a text for use in a LIKE pattern. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
