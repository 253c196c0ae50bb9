import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { insertRole, selectRoles, selectUserId } from "./accounts.queries.ts";
import { lockUser } from "./erasure.queries.ts";
import type { Role } from "./identity.ts";

/** The roles they had before. */
export type Granted = { userId: string; before: Role[]; isNew: boolean };

/**
 * Gives somebody who has an account a role of the staff, in the caller's transaction; again changes nothing. An
 * account whose e-mail nobody has shown to be theirs gets none: whoever signs up with a password first would be
 * that colleague.
 */
export async function grantRole(
  tx: Tx,
  { email, role }: { email: string; role: Role },
): Promise<Outcome<Granted, "unknown-account" | "unproven-email">> {
  const userId = await selectUserId(tx, email);
  const user = userId ? await lockUser(tx, userId) : undefined;
  // Between both looks the account may have taken another address.
  if (!userId || user?.email !== email) return refuse("unknown-account");
  if (!user.isProven) return refuse("unproven-email");
  const before = await selectRoles(tx, userId);
  return ok({ userId, before, isNew: await insertRole(tx, userId, role) });
}
