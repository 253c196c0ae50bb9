import { revokeTokensOf } from "../access-tokens/revoke-tokens-of.ts";
import type { Role, Session } from "../accounts/identity.ts";
import { setRoles } from "../accounts/set-roles.ts";
import { authorOfField } from "../audit/audit.reads.ts";
import { recordChange } from "../audit/record-change.ts";
import { type ChangedBy, changedBy, isOwnChange } from "../audit/rules/own-change.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";
import { rolesText } from "./rules/role-words.ts";

type Change = { userId: string; seen: Role[]; roles: Role[]; staff: Session };
/** The roles that another person has given meanwhile. */
export type RolesConflict = ChangedBy & { roles: Role[] };
type Refusals =
  | ("not-your-move" | "unknown-staff" | "last-owner")
  | RefusalWith<"roles-changed", RolesConflict>;

/**
 * Sets the roles of a member of staff from their next page on; none removes them. Refuses if another person changed the
 * seen roles; one's own saves on screen never conflict. The caller has checked a `strict` re-authentication.
 * @returns false if they had these roles already
 */
export function changeRoles(
  services: Services,
  { userId, seen, roles, staff }: Change,
): Promise<Outcome<boolean, Refusals>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = await lockRoleEditor(tx, staff);
    if (!role) return refuse("not-your-move");
    let changed = await setRoles(tx, { userId, seen, roles });
    if (!changed.ok && changed.code === "roles-changed") {
      const stored = changed.details.roles;
      const ofRoles = { kind: "roles", key: userId, field: "roles" } as const;
      const author = await authorOfField({ db: tx }, { ...ofRoles, value: stored.toSorted() });
      const conflict: RolesConflict = { ...changedBy(author), roles: stored };
      if (!isOwnChange(author, staff)) return refuse("roles-changed", conflict);
      changed = await setRoles(tx, { userId, seen: stored, roles });
      if (!changed.ok && changed.code === "roles-changed") return refuse("roles-changed", conflict);
    }
    if (!changed.ok) return changed;
    const { email, before, after } = changed.value;
    if (after.length === 0) await revokeTokensOf(tx, { userId });
    if (rolesText(before) === rolesText(after)) return ok(false);
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "account", subjectId: userId, label: email },
        ...{ before: rolesText(before), after: rolesText(after) },
        records: [
          {
            ...{ kind: "roles", key: userId },
            ...{ before: { roles: before.toSorted() }, after: { roles: after.toSorted() } },
          },
        ],
      },
    );
    return ok(true);
  });
}
