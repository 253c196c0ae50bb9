import type { Services } from "../services.ts";
import { deleteExpiredSessions } from "./sessions.queries.ts";

/** Rows per statement: the first night may find the sessions of years. */
const BATCH = 1_000;

/**
 * Erases expired sessions, with the IP address and User-Agent that they store. Runs every night: a browser drops the
 * cookie of an expired session, so no request names it again.
 */
export async function eraseExpiredSessions({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<{ erased: number }> {
  const now = clock();
  let erased = 0;
  for (;;) {
    const deleted = await deleteExpiredSessions(db, now, BATCH);
    erased += deleted;
    if (deleted < BATCH) return { erased };
  }
}
