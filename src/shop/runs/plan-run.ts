import type { Session } from "../accounts/identity.ts";
import type { Day } from "../basics/india-time.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { changeStops } from "./change-stops.ts";
import { createRun } from "./create-run.ts";
import type { RunRefusal } from "./refusals.ts";

/**
 * Puts orders onto a run of a day, which is created for a rider first if none is chosen. All or nothing, so that no empty
 * run is left. For those who plan runs.
 */
export async function planRun(
  services: Services,
  plan: { day: Day; run: { id: string } | { riderId: string }; orderIds: string[]; staff: Session },
): Promise<Outcome<{ id: string }, RunRefusal | "not-your-move">> {
  const { day, run, orderIds, staff } = plan;
  if (orderIds.length === 0) return refuse("no-stops-chosen");
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const chosen = "id" in run ? ok(run) : await createRun(inside, { day, riderId: run.riderId, staff });
    if (!chosen.ok) return chosen;
    const { id } = chosen.value;
    const added = await changeStops(inside, { runId: id, change: { add: orderIds }, staff });
    return added.ok ? ok({ id }) : added;
  });
}
