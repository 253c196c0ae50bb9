import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { insertRole, selectRoles, selectUserId } from "./accounts.queries.ts";
import { lockUser } from "./erasure.queries.ts";
import type { Role } from "./identity.ts";

/** The roles they had before. */
export type Granted = { userId: string; before: Role[]; isNew: boolean; isConfirmed: boolean };

/**
 * Grants a staff role to an account, in the caller's transaction. A live shop refuses unverified e-mails: otherwise
 * anyone could sign up first with a colleague's e-mail.
 */
export async function grantRole(
  tx: Tx,
  { email, role, isDemo }: { email: string; role: Role; isDemo: boolean },
): Promise<Outcome<Granted, "unknown-account" | "unverified-email">> {
  const userId = await selectUserId(tx, email);
  const user = userId ? await lockUser(tx, userId) : undefined;
  // The account's e-mail may have changed between the two reads.
  if (!userId || user?.email !== email) return refuse("unknown-account");
  const isConfirmed = user.emailVerified;
  if (!isConfirmed && !isDemo) return refuse("unverified-email");
  const before = await selectRoles(tx, userId);
  return ok({ userId, before, isNew: await insertRole(tx, userId, role), isConfirmed });
}
