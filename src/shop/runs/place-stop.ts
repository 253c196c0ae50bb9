import type { Session } from "../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockDrivenRun } from "./lock-driven-run.ts";
import { type Placement, placedBefore } from "./rules/placed-before.ts";
import { setPositions } from "./runs.queries.ts";

/**
 * Places a stop of a run before another one, as its rider saw them, maybe hours ago and without a connection. A repeat
 * changes nothing. For its rider, and for those who plan runs.
 */
export function placeStop(
  services: Pick<Services, "db" | "pubSub">,
  { runId, staff, ...placement }: { runId: string; staff: Session } & Placement,
): Promise<Outcome<null, "unknown-run" | "run-changed">> {
  return services.db.transaction(async (tx) => {
    const locked = await lockDrivenRun(tx, { runId, staff });
    if (!locked) return refuse("unknown-run");
    const { ids } = locked;
    const placed = placedBefore(ids, placement);
    if (!placed) return refuse("run-changed");
    // The page would read the run again for nothing.
    if (placed.join() === ids.join()) return ok(null);
    await setPositions(tx, runId, placed);
    await services.pubSub.publish(tx, runId);
    return ok(null);
  });
}
