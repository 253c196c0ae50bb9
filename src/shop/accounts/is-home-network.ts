import { networkOf } from "../basics/network-of.ts";
import type { Services } from "../services.ts";
import { selectUserId } from "./accounts.queries.ts";
import { selectSessions } from "./sessions.queries.ts";

/** Is the owner of this e-mail signed in from this network? */
export async function isHomeNetwork(
  services: Pick<Services, "db" | "clock">,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const userId = await selectUserId(services.db, email);
  if (!userId || network === "") return false;
  const sessions = await selectSessions(services.db, userId, services.clock());
  return sessions.some(({ ipAddress }) => ipAddress && networkOf(ipAddress) === network);
}
