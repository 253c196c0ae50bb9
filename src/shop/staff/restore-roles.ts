import type { Tx } from "../../infrastructure/database/db.ts";
import { revokeTokensOf } from "../access-tokens/revoke-tokens-of.ts";
import type { Role, Session } from "../accounts/identity.ts";
import { setRoles } from "../accounts/set-roles.ts";
import type { Fields, RestorableRecord } from "../audit/rules/changed-record.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";

/**
 * Undoes a change of roles in the caller's transaction, which rolls back unless all could be restored. The caller has
 * checked a `strict` re-authentication.
 * @returns `blocked` if roles were changed again, `impossible` if no owner would be left, or the person has left the
 *   staff: they come back by an invitation
 */
export async function restoreRoles(
  { db: tx }: { db: Tx },
  { records, staff }: { records: RestorableRecord[]; staff: Session },
): Promise<{ blocked: string[]; impossible: string[] }> {
  const blocked: string[] = [];
  const impossible: string[] = [];
  const editor = await lockRoleEditor(tx, staff);
  for (const { key: userId, before, after } of records) {
    const [seen, roles] = [rolesIn(after), rolesIn(before)];
    const restored = editor ? await setRoles(tx, { userId, seen, roles }) : null;
    if (restored?.ok) {
      if (roles.length === 0) await revokeTokensOf(tx, { userId });
    } else if (restored === null || restored.code === "roles-changed") blocked.push(userId);
    else impossible.push(userId);
  }
  return { blocked, impossible };
}

function rolesIn({ roles }: Fields): Role[] {
  return Array.isArray(roles) ? (roles as Role[]) : [];
}
