import type { Session } from "../accounts/identity.ts";
import { type Outcome, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { moveOrder } from "./move-order.ts";
import type { Order } from "./orders.queries.ts";
import { type OrderStatus, statesForStaff } from "./rules/order-lifecycle.ts";

/**
 * The next step of an order, made by somebody of the staff: each role makes the moves that are its work. An order
 * that has gone another way meanwhile is refused with where it is now. Cancelling is `cancelAsShop`, because money
 * goes back with it.
 */
export async function advanceOrder(
  services: Services,
  move: { id: string; to: Exclude<OrderStatus, "cancelled">; staff: Session; note?: string },
): Promise<Outcome<Order, "unknown-order" | "not-your-move" | "order-moved-on" | "no-further-attempt">> {
  const { id, to, staff, note = "" } = move;
  const from = statesForStaff(to, staff.roles);
  const by = staff.roles.find((role) => statesForStaff(to, [role]).length > 0);
  if (by === undefined) return refuse("not-your-move");
  return moveOrder(services, { id, to, from, by, actorId: staff.userId, note });
}
