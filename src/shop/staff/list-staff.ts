import { listStaffAccounts, namePeople, type StaffAccount } from "../accounts/accounts.reads.ts";
import type { Role } from "../accounts/identity.ts";
import type { Services } from "../services.ts";
import { MOST_INVITATIONS } from "./rules/invitation-limits.ts";
import { selectInvitations } from "./staff.queries.ts";

export type OpenInvitation = {
  id: string;
  email: string;
  roles: Role[];
  inviter: string;
  createdAt: Date;
  expiresAt: Date;
};

/** All people with a role, and all open invitations. The caller has checked permissions. */
export async function listStaff(
  services: Pick<Services, "db" | "clock">,
): Promise<{ staff: StaffAccount[]; invitations: OpenInvitation[] }> {
  const staff = await listStaffAccounts(services);
  const rows = await selectInvitations(services.db, { now: services.clock(), limit: MOST_INVITATIONS });
  const names = await namePeople(services, { userIds: rows.map(({ invitedBy }) => invitedBy) });
  const invitations = rows.map(({ invitedBy, ...row }) => ({ ...row, inviter: names.get(invitedBy) ?? "" }));
  return { staff, invitations };
}
