import type { Services } from "../services.ts";
import { selectInvitationOf } from "./staff.queries.ts";

/** The invitation of an e-mail, for its owner's export. */
export async function exportInvitation(
  services: Pick<Services, "db">,
  { email }: { email: string },
): Promise<{ roles: string[]; sentAt: string; validUntil: string } | null> {
  const row = await selectInvitationOf(services.db, email);
  if (!row) return null;
  const { roles, createdAt, expiresAt } = row;
  return { roles, sentAt: createdAt.toISOString(), validUntil: expiresAt.toISOString() };
}
