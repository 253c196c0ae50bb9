import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";
import { rolesText } from "./rules/role-words.ts";
import { deleteInvitation } from "./staff.queries.ts";

/** Makes the mailed link useless. The caller has checked a `strict` re-authentication. */
export function withdrawInvitation(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<{ email: string }, "not-your-move" | "unknown-invitation">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = await lockRoleEditor(tx, staff);
    if (!role) return refuse("not-your-move");
    const invitation = await deleteInvitation(tx, id);
    if (!invitation) return refuse("unknown-invitation");
    const { email, roles } = invitation;
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "account", subjectId: id, label: email },
        ...{ before: `invited as ${rolesText(roles)}`, after: "invitation withdrawn" },
      },
    );
    return ok({ email });
  });
}
