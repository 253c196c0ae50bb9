import { getDetails, getRoles } from "../accounts/accounts.reads.ts";
import { endSessions } from "../accounts/end-session.ts";
import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";

/**
 * Signs a member of staff out on all devices, except in the caller's own session. The caller has checked a `strict`
 * re-authentication.
 */
export function signOutStaff(
  services: Services,
  { userId, staff }: { userId: string; staff: Session },
): Promise<Outcome<{ ended: number }, "not-your-move" | "unknown-staff">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = await lockRoleEditor(tx, staff);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    if ((await getRoles(inside, { userId })).length === 0) return refuse("unknown-staff");
    const { email } = await getDetails(inside, { userId });
    const { ended } = await endSessions(inside, { userId, keep: staff.sessionId });
    if (ended === 0) return ok({ ended });
    await recordChange(inside, {
      ...{ staff, role, subject: "account", subjectId: userId, label: email },
      ...{ before: `signed in on ${ended} ${ended === 1 ? "device" : "devices"}`, after: "signed out" },
    });
    return ok({ ended });
  });
}
