import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import type { Role } from "../accounts/rules/roles.ts";
import { isUuid } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder, type Order } from "../orders/orders.reads.ts";
import type { OrderActor } from "../orders/rules/order-status.ts";
import type { Services } from "../services.ts";
import { findOwnOrder } from "./quote-cancellation.ts";

/** The person who changes an order: its customer, or staff on their behalf. */
export type Changer = { customer: { userId: string } } | { staff: Session };

/** The person whom the order's event names. `role` is the one that allowed the change; null for the customer. */
export type ChangeActor = { by: OrderActor; actorId: string; role: Role | null };

/** Finds an order that this person may change. Other customers' orders are unknown to a customer. */
export async function findChangeable(
  services: Services,
  { id, ...changer }: { id: string } & Changer,
): Promise<Outcome<{ order: Order; actor: ChangeActor }, "unknown-order" | "not-your-move">> {
  if ("customer" in changer) {
    const order = await findOwnOrder(services, { id, customer: changer.customer });
    if (!order.ok) return order;
    return ok({
      order: order.value,
      actor: { by: "customer", actorId: changer.customer.userId, role: null },
    });
  }
  const { roles, userId: actorId } = changer.staff;
  const role = roleFor(roles, "change orders");
  if (!role) return refuse("not-your-move");
  const order = isUuid(id) ? await findOrder(services, { id: id.toLowerCase() }) : refuse("unknown-order");
  return order.ok ? ok({ order: order.value, actor: { by: role, actorId, role } }) : order;
}
