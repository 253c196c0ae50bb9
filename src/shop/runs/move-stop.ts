import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockRun, selectStopIds, setPositions } from "./runs.queries.ts";

/**
 * Moves a stop of a run one place up or down in the order of driving. For its rider, and for those who plan runs. At the
 * end of the list it changes nothing.
 */
export function moveStop(
  services: Pick<Services, "db">,
  { runId, orderId, by, staff }: { runId: string; orderId: string; by: -1 | 1; staff: Session },
): Promise<Outcome<null, "unknown-run" | "run-changed">> {
  return services.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (!run || (run.riderId !== staff.userId && !may(staff.roles, "plan runs")))
      return refuse("unknown-run");
    const ids = await selectStopIds(tx, runId);
    const at = ids.indexOf(orderId);
    if (at < 0) return refuse("run-changed");
    const to = at + by;
    const other = ids[to];
    if (other === undefined) return ok(null);
    ids[to] = orderId;
    ids[at] = other;
    await setPositions(
      tx,
      runId,
      ids.map((id, index) => ({ orderId: id, position: index + 1 })),
    );
    return ok(null);
  });
}
