import type { Tx } from "../../infrastructure/database/db.ts";
import { revokeTokensOf } from "../access-tokens/revoke-tokens-of.ts";
import type { Session } from "../accounts/identity.ts";
import { ROLES, type Role } from "../accounts/rules/roles.ts";
import { setRoles } from "../accounts/set-roles.ts";
import type { Fields, RestorableRecord } from "../audit/rules/changed-record.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";

/**
 * Undoes a change of roles in the caller's transaction, which rolls back unless all could be restored. The caller has
 * checked a `strict` re-authentication.
 * @returns `blocked` if roles were changed again, `impossible` if no owner would be left, a role
 *   exists no more, or the person has left the staff: they come back by an invitation
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
    if (seen === null || roles === null) {
      impossible.push(userId);
      continue;
    }
    const restored = editor ? await setRoles(tx, { userId, seen, roles }) : null;
    if (restored?.ok) {
      if (roles.length === 0) await revokeTokensOf(tx, { userId });
    } else if (restored === null || restored.code === "roles-changed") blocked.push(userId);
    else impossible.push(userId);
  }
  return { blocked, impossible };
}

/** Null if one of the recorded roles exists no more. */
function rolesIn({ roles }: Fields): Role[] | null {
  const recorded = Array.isArray(roles) ? roles : [];
  const known = recorded.flatMap((code) => ROLES.filter((role) => role === code));
  return known.length === recorded.length ? known : null;
}
