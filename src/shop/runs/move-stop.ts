import type { Session } from "../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrders } from "../orders/orders.reads.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import { workDayOf } from "../orders/rules/order-visibility.ts";
import type { Services } from "../services.ts";
import { lockDrivenRun } from "./lock-driven-run.ts";
import { placedBefore } from "./rules/placed-before.ts";
import { setPositions } from "./runs.queries.ts";

type Move = {
  runId: string;
  orderId: string;
  by: -1 | 1;
  /** The stops in the order in which a program has read them: it may send a move twice. */
  seen?: string[];
  staff: Session;
};

/**
 * Moves a stop of a run before or behind the nearest one that is still to drive. For its rider, and for those who plan
 * runs. At the end of the list it changes nothing.
 */
export function moveStop(
  services: Pick<Services, "db" | "pubSub">,
  { runId, orderId, by, seen, staff }: Move,
): Promise<Outcome<null, "unknown-run" | "run-changed">> {
  return services.db.transaction(async (tx) => {
    const locked = await lockDrivenRun(tx, { runId, staff });
    if (!locked) return refuse("unknown-run");
    const { run, ids } = locked;
    const at = ids.indexOf(orderId);
    if (at < 0) return refuse("run-changed");
    const orders = await findOrders({ db: tx }, { ids });
    const isOfDay = (id: string) => {
      const order = orders.get(id);
      return order !== undefined && workDayOf(order) === run.day;
    };
    if (seen && ids.filter(isOfDay).join() !== seen.join()) return refuse("run-changed");
    const isToDrive = (id: string) => {
      const order = isOfDay(id) ? orders.get(id) : undefined;
      return order !== undefined && ORDER_STATUS[order.status].phase === "open";
    };
    const nearest = by === 1 ? ids.slice(at + 1).find(isToDrive) : ids.slice(0, at).findLast(isToDrive);
    if (nearest === undefined) return ok(null);
    const placement = by === 1 ? { id: nearest, before: orderId } : { id: orderId, before: nearest };
    await setPositions(tx, runId, placedBefore(ids, placement) ?? ids);
    await services.pubSub.publish(tx, run.id);
    return ok(null);
  });
}
