import { getDetails, getRoles } from "../accounts/accounts.reads.ts";
import type { Role } from "../accounts/identity.ts";
import { listSessions, type OpenSession } from "../accounts/list-sessions.ts";
import type { Services } from "../services.ts";

/** A member of staff, and where they are signed in. */
export type StaffMember = { id: string; name: string; email: string; roles: Role[]; sessions: OpenSession[] };

/**
 * A member of staff; undefined for a person without a role. The caller has checked permissions.
 * @param sessionId the caller's session
 */
export async function getStaff(
  services: Pick<Services, "db" | "clock">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<StaffMember | undefined> {
  const roles = await getRoles(services, { userId });
  if (roles.length === 0) return undefined;
  const { name, email } = await getDetails(services, { userId });
  return { id: userId, name, email, roles, sessions: await listSessions(services, { userId, sessionId }) };
}
