import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { ROLES } from "../accounts/rules/roles.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { findOrders, listOrdersToDrive } from "../orders/orders.reads.ts";
import { kitchenTopic } from "../orders/publish-order.ts";
import { workDayOf } from "../orders/rules/order-visibility.ts";
import type { Services } from "../services.ts";
import { FREE_STATUSES } from "./list-runs.ts";
import { MOST_STOPS } from "./rules/run-limits.ts";
import {
  deleteStop,
  insertStops,
  lockDay,
  selectLastPosition,
  selectRun,
  selectStopIds,
} from "./runs.queries.ts";

export type StopChange = { add: string[] } | { remove: string };

type StopRefusal = "not-your-move" | "unknown-run" | "stop-not-free" | "run-of-two-kitchens" | "run-changed";

/**
 * Puts orders of its day and kitchen onto a run, or takes one off that has not left the kitchen. All or nothing. For those
 * who plan runs.
 */
export async function changeStops(
  services: Services,
  { runId, change, staff }: { runId: string; change: StopChange; staff: Session },
): Promise<Outcome<{ many: number }, StopRefusal>> {
  const role = ROLES.find((candidate) => staff.roles.includes(candidate) && may([candidate], "plan runs"));
  if (!role) return refuse("not-your-move");
  return refusableTransaction(services.db, async (tx) => {
    const run = await selectRun(tx, runId);
    if (!run) return refuse("unknown-run");
    // Otherwise its rider could pick it up meanwhile. A new time locks the order before the day, too.
    const locked = "remove" in change ? await lockOrder({ db: tx }, { id: change.remove }) : null;
    // Otherwise an order could be added to two runs at once.
    await lockDay(tx, run.day);
    const log = (after: string, note: string) =>
      recordChange(
        { ...services, db: tx },
        {
          ...{ staff, role, subject: "run", subjectId: run.id, label: `Run ${run.nth} of ${run.day}` },
          ...{ before: "", after, note },
        },
      );
    const inside = { ...services, db: tx };
    if ("remove" in change) {
      const isHere = locked?.ok && FREE_STATUSES.includes(locked.value.status);
      if (!isHere || !(await deleteStop(tx, runId, change.remove))) return refuse("run-changed");
      await log("stop removed", locked.value.number);
      await services.pubSub.publish(tx, run.id, kitchenTopic(locked.value.kitchenId));
      return ok({ many: 1 });
    }
    const ids = [...new Set(change.add)];
    const stops = await selectStopIds(tx, runId);
    const due = await listOrdersToDrive(inside, { day: run.day, statuses: FREE_STATUSES });
    const free = due.filter(({ id }) => ids.includes(id));
    if (free.length !== ids.length || stops.length + ids.length > MOST_STOPS) return refuse("stop-not-free");
    const driven = await findOrders(inside, { ids: stops });
    const onTheDay = [...driven.values()].filter((order) => workDayOf(order) === run.day);
    const kitchens = new Set([...free, ...onTheDay].map(({ kitchenId }) => kitchenId));
    if (kitchens.size > 1) return refuse("run-of-two-kitchens");
    // By slot and pincode.
    const sorted = free.map(({ id }) => id);
    const from = (await selectLastPosition(tx, runId)) + 1;
    const added = await insertStops(tx, run, sorted, from);
    if (added.length !== sorted.length) return refuse("stop-not-free");
    // The board of the kitchen shows the rider of each box.
    await services.pubSub.publish(tx, run.id, ...[...kitchens].map(kitchenTopic));
    await log("stops added", free.map(({ number }) => number).join(", "));
    return ok({ many: added.length });
  });
}
