import { listStaffAccounts } from "../accounts/accounts.reads.ts";
import type { Role, Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Services } from "../services.ts";
import { hashToken, newToken } from "./invitation-token.ts";
import { lockRoleEditor } from "./lock-role-editor.ts";
import { INVITATION_DAYS, INVITATION_MAILS, MOST_INVITATIONS } from "./rules/invitation-limits.ts";
import { invitationMail, STAFF_INVITATION } from "./rules/invitation-mail.ts";
import { rolesText } from "./rules/role-words.ts";
import { countInvitations, deleteOutdatedInvitations, replaceInvitation } from "./staff.queries.ts";

const DAY_MS = 24 * 60 * 60_000;

type Refusals = "not-your-move" | "already-staff" | "too-many-invitations" | "too-many-tries";

/**
 * Mails a person a link by which they join the staff with these roles: once, within days. Another invitation of the
 * same e-mail replaces the one before. The caller has checked a `strict` re-authentication.
 */
export async function inviteStaff(
  services: Services,
  { email, roles, staff }: { email: string; roles: Role[]; staff: Session },
): Promise<Outcome<void, Refusals>> {
  const { allowed, retryAfter } = await services.rateLimiter.take(
    `staff-invitation:${staff.userId}`,
    INVITATION_MAILS.max,
    INVITATION_MAILS.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  return refusableTransaction(services.db, async (tx) => {
    const role = await lockRoleEditor(tx, staff);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const now = services.clock();
    if ((await listStaffAccounts(inside)).some((account) => account.email === email))
      return refuse("already-staff");
    await deleteOutdatedInvitations(tx, now);
    if ((await countInvitations(tx, { now, except: email })) >= MOST_INVITATIONS)
      return refuse("too-many-invitations");
    const token = newToken();
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const id = randomId("inv");
    await replaceInvitation(tx, {
      ...{ id, email, roles, tokenHash: hashToken(token) },
      ...{ invitedBy: staff.userId, createdAt: now, expiresAt },
    });
    const { name: shop, url } = services.settings;
    await writeMail(inside, {
      ...{
        key: `${STAFF_INVITATION}:${id}`,
        kind: STAFF_INVITATION,
        to: email,
        secret: true,
        sendBy: expiresAt,
      },
      content: invitationMail({
        ...{ shop, inviter: staff.name?.trim() || staff.email, roles: rolesText(roles) },
        href: `${url}/staff-invitation/${token}`,
      }),
    });
    await recordChange(inside, {
      ...{ staff, role, subject: "account", subjectId: id, label: email },
      ...{ before: "no role", after: `invited as ${rolesText(roles)}` },
    });
    return ok(undefined);
  });
}
