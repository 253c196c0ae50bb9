import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deleteSession, deleteSessions } from "./sessions.queries.ts";

/** Ends one of a customer's own sessions. */
export async function endSession(
  services: Pick<Services, "db">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Outcome<void, "unknown-session">> {
  return (await deleteSession(services.db, userId, sessionId)) ? ok(undefined) : refuse("unknown-session");
}

/**
 * Ends a customer's sessions.
 * @param keep the session to keep; null for none
 * @returns how many ended
 */
export async function endSessions(
  services: Pick<Services, "db">,
  { userId, keep }: { userId: string; keep: string | null },
): Promise<{ ended: number }> {
  return { ended: await deleteSessions(services.db, userId, keep) };
}
