import { inTransaction } from "../basics/in-transaction.ts";
import { dayOf } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { announceOrder } from "./announce-order.ts";
import { selectLatestEvents } from "./kitchen/kitchen.queries.ts";
import { notifyKitchen } from "./kitchen/notify-kitchen.ts";
import { setStatus } from "./order-changes.queries.ts";
import { type Order, selectOrder } from "./orders.queries.ts";
import { publishOrder } from "./publish-order.ts";
import type { DeliveryProof } from "./rules/delivery-proof.ts";
import {
  areAttemptsUsedUp,
  MOST_ATTEMPTS,
  ORDER_STATUS,
  type OrderActor,
  type OrderStatus,
  statusesBefore,
} from "./rules/order-status.ts";
import { setsOutEarly } from "./rules/setting-out.ts";

export type StatusChange = {
  id: string;
  /** `shop`, `customer`, or the staff role that made the change. */
  by: OrderActor;
  /** The person's id, if a person made the change. */
  actorId?: string;
  note?: string;
  /** The allowed current statuses; defaults to all from which `to` may follow. */
  from?: readonly OrderStatus[];
  /** The time of the event, which a phone without a connection reports later; defaults to now. */
  at?: Date;
  /** True refuses to set out before the order's day of work. */
  waitsForDay?: boolean;
} & ({ to: Exclude<OrderStatus, "delivered"> } | { to: "delivered"; proof: DeliveryProof; at: Date });

/**
 * Changes the status of an order if its current status allows it, and records when, by whom and why. Refuses if the
 * order has that status already, or another change came first. Delivered orders need a proof: see `confirmDelivery`.
 */
export function changeStatus(
  services: Services,
  move: StatusChange,
): Promise<
  Outcome<Order, "unknown-order" | "order-moved-on" | "no-further-attempt" | "setting-out-too-early">
> {
  const { id, to, by, actorId = null, note = "", from = statusesBefore(to) } = move;
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const placedAt = to === "placed" ? { placedAt: now } : {};
    const change = { status: to, updatedAt: now, ...placedAt };
    const dueBy = move.waitsForDay ? dayOf(move.at ?? now) : null;
    const event = { by, actorId, note, at: (move.at ?? now).toISOString() };
    const changed = await setStatus(tx, { id, from, change, event, mostAttempts: MOST_ATTEMPTS, dueBy });
    if (!changed) {
      const order = await selectOrder(tx, { id });
      if (!order) return refuse("unknown-order");
      if (!from.includes(order.status)) return refuse("order-moved-on", { status: order.status });
      if (areAttemptsUsedUp(to, order.failedAttempts)) return refuse("no-further-attempt");
      if (dueBy !== null && setsOutEarly(order, { to, on: dueBy })) return refuse("setting-out-too-early");
      return refuse("order-moved-on", { status: order.status });
    }
    if (to === "cancelled") await notifyOfCancellation({ ...services, db: tx }, changed);
    await publishOrder({ ...services, db: tx }, changed);
    await announceOrder({ ...services, db: tx }, { order: changed, event: eventOf(to) });
    const { job } = ORDER_STATUS[to];
    if (job) await services.jobs.enqueue(tx, job, { orderId: id });
    return ok(changed);
  });
}

/** The latest event but the cancellation has the status that the kitchen knows. */
async function notifyOfCancellation(services: Services, cancelled: Order): Promise<void> {
  const latest = await selectLatestEvents(services.db, cancelled.id);
  const former = latest.find(({ status }) => status !== "cancelled");
  if (former)
    await notifyKitchen(services, { before: { ...cancelled, status: former.status }, kind: "cancelled" });
}

function eventOf(to: OrderStatus) {
  if (to === "placed") return "order.placed";
  return to === "cancelled" ? "order.cancelled" : "order.status_changed";
}
