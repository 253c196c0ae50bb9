import { getRoles } from "../accounts/accounts.reads.ts";
import type { Role, Session } from "../accounts/identity.ts";
import { joinStaff } from "../accounts/join-staff.ts";
import { lockRoles } from "../accounts/lock-roles.ts";
import { may } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { hashToken } from "./invitation-token.ts";
import { rolesText } from "./rules/role-words.ts";
import { takeInvitation } from "./staff.queries.ts";

type Accepted = { roles: Role[]; isPasswordRemoved: boolean };

/**
 * Joins the staff by a mailed link, which works once. Refuses an account with another e-mail, and an invitation by
 * a person who may not change roles any more.
 */
export function acceptInvitation(
  services: Services,
  { token, session }: { token: string; session: Session },
): Promise<Outcome<Accepted, "unknown-invitation" | "invited-by-other-email">> {
  return refusableTransaction(services.db, async (tx) => {
    await lockRoles(tx);
    const at = services.clock();
    const invitation = await takeInvitation(tx, hashToken(token), at);
    if (!invitation) return refuse("unknown-invitation");
    const { email, roles, invitedBy } = invitation;
    const invitersRoles = await getRoles({ db: tx }, { userId: invitedBy });
    if (!may(invitersRoles, "change roles")) return refuse("unknown-invitation");
    const { userId, sessionId } = session;
    const joined = await joinStaff(tx, { userId, sessionId, email, roles, at });
    if (!joined.ok) return joined;
    const { before, after, isPasswordRemoved } = joined.value;
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff: session, role: roles[0] ?? "owner", subject: "account", subjectId: userId, label: email },
        ...{ before: rolesText(before), after: rolesText(after), note: "Accepted the invitation" },
      },
    );
    return ok({ roles: after, isPasswordRemoved });
  });
}
