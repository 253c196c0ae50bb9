import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { advanceOrder } from "../advance-order.ts";
import { lockOrderForReport } from "../handover/delivery-reports.queries.ts";
import { type Order, selectEvents } from "../orders.queries.ts";
import type { KitchenTap } from "./kitchen-tap.inputs.ts";

/**
 * Applies a tap of the kitchen board, possibly hours late or repeated: the event's time identifies it. Refuses if the
 * order changed after the tap, or the tap is another person's.
 */
export function tapOrder(
  services: Services,
  { tap, staff }: { tap: KitchenTap; staff: Session },
): Promise<
  Outcome<
    Order,
    "unknown-order" | "not-your-move" | "order-moved-on" | "no-further-attempt" | "setting-out-too-early"
  >
> {
  const { orderId: id, seen, to } = tap;
  if (tap.userId !== undefined && tap.userId !== staff.userId)
    return Promise.resolve(refuse("not-your-move"));
  return services.db.transaction(async (tx) => {
    const order = await lockOrderForReport(tx, id);
    if (!order) return refuse("unknown-order");
    const tappedAt = new Date(Math.min(Date.parse(tap.at), services.clock().getTime()));
    const events = await selectEvents(tx, id);
    const isRepeat = events.some(
      ({ status, actorId, at }) => status === to && actorId === staff.userId && at >= tappedAt,
    );
    if (isRepeat) return ok(order);
    if (events.some(({ at }) => at > tappedAt)) return refuse("order-moved-on", { status: order.status });
    return advanceOrder({ ...services, db: tx }, { id, to, seen, staff, tappedAt });
  });
}
