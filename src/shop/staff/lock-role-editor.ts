import type { Tx } from "../../infrastructure/database/db.ts";
import { getRoles } from "../accounts/accounts.reads.ts";
import type { Role, Session } from "../accounts/identity.ts";
import { lockRoles } from "../accounts/lock-roles.ts";
import { roleFor } from "../accounts/rules/permissions.ts";

/**
 * The role by which this member of staff may change roles now; undefined without one. Locks all roles until the
 * transaction ends, so that it stays true for the change that follows.
 */
export async function lockRoleEditor(tx: Tx, { userId }: Pick<Session, "userId">): Promise<Role | undefined> {
  await lockRoles(tx);
  const roles = await getRoles({ db: tx }, { userId });
  return roleFor(roles, "change roles");
}
