import type { Services } from "../services.ts";
import { markSeen } from "./sessions.queries.ts";

/** Often enough to tell devices apart, and seldom enough to cost nothing. */
const EVERY_MS = 10 * 60_000;

/**
 * Notes that a session was used, and from where, if that was not noted in the last ten minutes.
 * @param address the network address; empty when it is not known
 */
export async function recordSessionUse(
  services: Pick<Services, "db" | "clock">,
  { sessionId, seenAt, address }: { sessionId: string; seenAt: Date; address: string },
): Promise<void> {
  const now = services.clock();
  if (now.getTime() - seenAt.getTime() >= EVERY_MS) await markSeen(services.db, sessionId, now, address);
}
