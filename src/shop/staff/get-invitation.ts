import { namePeople } from "../accounts/accounts.reads.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { hashToken } from "./invitation-token.ts";
import type { OpenInvitation } from "./list-staff.ts";
import { INVITATION_LOOKS } from "./rules/invitation-limits.ts";
import { selectInvitation } from "./staff.queries.ts";

/**
 * The invitation of a mailed link. Refuses one that was used, withdrawn, replaced or is out of date, and too many look-ups
 * of one network: tokens must not be guessed.
 */
export async function getInvitation(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  { token, network }: { token: string; network: string },
): Promise<Outcome<OpenInvitation, "unknown-invitation" | "too-many-tries">> {
  const { max, seconds } = INVITATION_LOOKS;
  const { allowed } = await services.rateLimiter.take(`staff-invitation-look:${network}`, max, seconds);
  if (!allowed) return refuse("too-many-tries");
  const row = await selectInvitation(services.db, hashToken(token), services.clock());
  if (!row) return refuse("unknown-invitation");
  const { invitedBy, ...invitation } = row;
  const names = await namePeople(services, { userIds: [invitedBy] });
  return ok({ ...invitation, inviter: names.get(invitedBy) ?? "" });
}
