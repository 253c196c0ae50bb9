import { namePeople } from "../accounts/accounts.reads.ts";
import type { Services } from "../services.ts";
import { hashToken } from "./invitation-token.ts";
import type { OpenInvitation } from "./list-staff.ts";
import { selectInvitation } from "./staff.queries.ts";

/** The invitation of a mailed link; undefined if it was used, withdrawn, replaced or is out of date. */
export async function getInvitation(
  services: Pick<Services, "db" | "clock">,
  { token }: { token: string },
): Promise<OpenInvitation | undefined> {
  const row = await selectInvitation(services.db, hashToken(token), services.clock());
  if (!row) return undefined;
  const { invitedBy, ...invitation } = row;
  const names = await namePeople(services, { userIds: [invitedBy] });
  return { ...invitation, inviter: names.get(invitedBy) ?? "" };
}
