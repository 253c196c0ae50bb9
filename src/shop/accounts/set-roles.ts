import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, type RefusalWith, refuse } from "../basics/outcome.ts";
import { deleteRoles, insertRole, selectRoles, selectUser } from "./accounts.queries.ts";
import type { Role } from "./identity.ts";
import { deleteSessions } from "./sessions.queries.ts";

type Refused = "unknown-staff" | "last-owner" | RefusalWith<"roles-changed", { roles: Role[] }>;
type RolesSet = { name: string; email: string; before: Role[]; after: Role[] };

/**
 * Gives a member of staff these roles instead of those that were seen, in the caller's transaction, which holds
 * `lockRoles`. Without any role, all devices are signed out. Refuses to leave the shop without an owner.
 */
export async function setRoles(
  tx: Tx,
  { userId, seen, roles }: { userId: string; seen: readonly Role[]; roles: readonly Role[] },
): Promise<Outcome<RolesSet, Refused>> {
  const before = await selectRoles(tx, userId);
  const user = await selectUser(tx, userId);
  if (!user || before.length === 0) return refuse("unknown-staff");
  const isAsSeen = before.length === new Set(seen).size && before.every((role) => seen.includes(role));
  if (!isAsSeen) return refuse("roles-changed", { roles: before });
  const removable = before.filter((role) => !roles.includes(role));
  const removed = removable.length === 0 ? [] : await deleteRoles(tx, userId, removable);
  if (removed.length < removable.length) return refuse("last-owner");
  for (const role of roles) await insertRole(tx, userId, role);
  if (roles.length === 0) await deleteSessions(tx, userId, null);
  const after = await selectRoles(tx, userId);
  return ok({ name: user.name, email: user.email, before, after });
}
