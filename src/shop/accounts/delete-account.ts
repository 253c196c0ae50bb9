import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { selectRoles } from "./accounts.queries.ts";
import { DELETED_USER } from "./deleted-user.ts";
import { deleteUser, ensureDeletedUser, lockUser, lockUserForDeletion } from "./erasure.queries.ts";

/**
 * Locks an account that is to be erased, in the caller's transaction, and makes sure that there is a nobody to
 * whom its orders can go. `isProven`: somebody has shown that the e-mail is theirs. Staff is refused: the owner takes their roles away first.
 */
export async function beginErasure(
  tx: Tx,
  { userId }: { userId: string },
): Promise<
  Outcome<{ email: string; isProven: boolean; heir: string }, "unknown-account" | "account-of-staff">
> {
  const user = await lockUser(tx, userId);
  if (!user || userId === DELETED_USER.id) return refuse("unknown-account");
  if ((await selectRoles(tx, userId)).length > 0) return refuse("account-of-staff");
  await ensureDeletedUser(tx);
  return ok({ ...user, heir: DELETED_USER.id });
}

/**
 * Nothing new names the account from here on, until the caller's transaction ends: what is taken out of the
 * customer's things after this is taken out of all of them.
 */
export async function lockForDeletion(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await lockUserForDeletion(tx, userId);
}

/** Erases it with all that hangs on it. Whatever still names this account afterwards is refused by the database. */
export async function deleteAccount(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deleteUser(tx, userId, email);
}
