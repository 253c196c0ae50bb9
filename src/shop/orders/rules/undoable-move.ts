import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { type OrderActor, type OrderStatus, statusesBefore } from "./order-status.ts";
import { STAFF_STATUS } from "./staff-status.ts";

/** How long staff can undo the last change of a status. */
export const UNDO_MINUTES = 10;

type Event = { id: number; at: Date; status: OrderStatus; by: OrderActor };

/** A change of status that can be taken back, with the id of its event. */
export type UndoableMove = { event: number; from: OrderStatus; to: OrderStatus; until: Date };

/**
 * The last change of an order, if staff can take it back: a step forward by one of them, less than ten minutes ago, after
 * which nothing happened, and from which nothing follows. A step back cannot be taken back itself.
 * @param events all events of the order, or its two latest, the oldest first
 */
export function undoableMove(
  order: { status: OrderStatus; deliveryOption: DeliveryOption },
  events: readonly Event[],
  now: Date,
): UndoableMove | null {
  const [before, last] = events.slice(-2);
  if (!before || !last || last.status !== order.status) return null;
  if (last.by === "shop" || last.by === "customer") return null;
  if (!statusesBefore(last.status).includes(before.status)) return null;
  const { undo } = STAFF_STATUS[last.status];
  if (undo === "never" || (undo === "unless pickup" && order.deliveryOption === "pickup")) return null;
  const until = new Date(last.at.getTime() + UNDO_MINUTES * 60_000);
  return now < until ? { event: last.id, from: before.status, to: last.status, until } : null;
}
