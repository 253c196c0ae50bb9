import { revokeTokensOf } from "../access-tokens/revoke-tokens-of.ts";
import type { Role, Session } from "../accounts/identity.ts";
import { setRoles } from "../accounts/set-roles.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";
import { rolesText } from "./rules/role-words.ts";

type Change = { userId: string; seen: Role[]; roles: Role[]; staff: Session };
type Refusals = "not-your-move" | "unknown-staff" | "roles-changed" | "last-owner";

/**
 * Gives a member of staff these roles; none removes them from the staff. Counts from their next page on. The caller has
 * checked a `strict` re-authentication.
 * @returns false if they had these roles already
 */
export function changeRoles(
  services: Services,
  { userId, seen, roles, staff }: Change,
): Promise<Outcome<boolean, Refusals>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = await lockRoleEditor(tx, staff);
    if (!role) return refuse("not-your-move");
    const changed = await setRoles(tx, { userId, seen, roles });
    if (!changed.ok) return changed;
    const { email, before, after } = changed.value;
    if (after.length === 0) await revokeTokensOf(tx, { userId });
    if (rolesText(before) === rolesText(after)) return ok(false);
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "account", subjectId: userId, label: email },
        ...{ before: rolesText(before), after: rolesText(after) },
      },
    );
    return ok(true);
  });
}
