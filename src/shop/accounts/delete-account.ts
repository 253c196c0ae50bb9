import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { selectRoles } from "./accounts.queries.ts";
import { DELETED_USER } from "./deleted-user.ts";
import { deleteUser, ensureDeletedUser, lockUser, lockUserForDeletion } from "./erasure.queries.ts";

/**
 * Locks an account for deletion in the caller's transaction, and ensures that the deleted user exists. Refuses staff:
 * the owner must remove their roles first.
 */
export async function beginErasure(
  tx: Tx,
  { userId }: { userId: string },
): Promise<
  Outcome<{ email: string; emailVerified: boolean; heir: string }, "unknown-account" | "account-of-staff">
> {
  const user = await lockUser(tx, userId);
  if (!user || userId === DELETED_USER.id) return refuse("unknown-account");
  if ((await selectRoles(tx, userId)).length > 0) return refuse("account-of-staff");
  await ensureDeletedUser(tx);
  return ok({ ...user, heir: DELETED_USER.id });
}

/**
 * Blocks new rows that reference the account until the caller's transaction ends, so that everything of the customer
 * is covered.
 */
export async function lockForDeletion(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await lockUserForDeletion(tx, userId);
}

/** Deletes the account and its dependent rows. The database refuses if other rows still refer to it. */
export async function deleteAccount(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deleteUser(tx, userId, email);
}
