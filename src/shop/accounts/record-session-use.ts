import type { Services } from "../services.ts";
import { markSeen } from "./sessions.queries.ts";

/** Frequent enough to tell devices apart, rare enough to be cheap. */
const EVERY_MS = 10 * 60_000;

/**
 * Records that a session was used, and its IP address, at most every ten minutes.
 * @param ip the IP address; empty if unknown
 */
export async function recordSessionUse(
  services: Pick<Services, "db" | "clock">,
  { sessionId, seenAt, ip }: { sessionId: string; seenAt: Date; ip: string },
): Promise<void> {
  const now = services.clock();
  if (now.getTime() - seenAt.getTime() >= EVERY_MS) await markSeen(services.db, sessionId, now, ip);
}
