import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { deleteOlderPassword, insertRole, markEmailProven, selectRoles } from "./accounts.queries.ts";
import { lockUser } from "./erasure.queries.ts";
import type { Role } from "./identity.ts";
import { deleteSessions } from "./sessions.queries.ts";

type Joined = { before: Role[]; after: Role[]; isPasswordRemoved: boolean };

/**
 * Gives roles to the account of this e-mail, whose owner has verified the mailbox. A stranger may have signed up with
 * the e-mail before: all other devices are signed out, and a password older than this session is removed.
 */
export async function joinStaff(
  tx: Tx,
  {
    userId,
    sessionId,
    email,
    roles,
    at,
  }: { userId: string; sessionId: string; email: string; roles: readonly Role[]; at: Date },
): Promise<Outcome<Joined, "invited-by-other-email">> {
  const user = await lockUser(tx, userId);
  if (user?.email !== email) return refuse("invited-by-other-email");
  await markEmailProven(tx, userId, at);
  const isPasswordRemoved = await deleteOlderPassword(tx, userId, sessionId);
  await deleteSessions(tx, userId, sessionId);
  const before = await selectRoles(tx, userId);
  for (const role of roles) await insertRole(tx, userId, role);
  return ok({ before, after: await selectRoles(tx, userId), isPasswordRemoved });
}
