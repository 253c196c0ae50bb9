import type { Tx } from "../../infrastructure/database/db.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { lockRun, type Run, selectStopIds } from "./runs.queries.ts";

/**
 * Locks a run for its rider, or for those who plan runs, and reads the ids of its orders as they are driven; null for
 * others.
 */
export async function lockDrivenRun(
  tx: Tx,
  { runId, staff }: { runId: string; staff: Session },
): Promise<{ run: Run; ids: string[] } | null> {
  const run = await lockRun(tx, runId);
  if (!run || (run.riderId !== staff.userId && !may(staff.roles, "plan runs"))) return null;
  return { run, ids: await selectStopIds(tx, runId) };
}
