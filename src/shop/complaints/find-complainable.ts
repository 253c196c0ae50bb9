import { DELETED_USER } from "../accounts/deleted-user.ts";
import type { Session } from "../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getOrder } from "../orders/get-order.ts";
import { isOrderToken } from "../orders/order-link.ts";
import { findOrder, listEvents, type Order } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { complainUntil, mayComplain } from "./rules/complaint-window.ts";

export type OrderAccess = { id: string; viewer: Session | null; token?: string | undefined };

/** An order, and whether it can be complained about. */
export type Complainable = {
  order: Order;
  /** The time until which its customer, or the holder of its link, may complain; null before it is delivered. */
  until: Date | null;
  /** Whether this viewer may complain now. */
  isOpen: boolean;
};

/**
 * Finds an order for those who may see it. Its customer and the holder of its link may complain for a while, unless
 * the customer was deleted.
 */
export async function findComplainable(
  services: Services,
  { id, viewer, token }: OrderAccess,
): Promise<Outcome<Complainable, "unknown-order">> {
  const view = await getOrder(services, { id, viewer, token });
  if (!view.ok) return view;
  const { uuid, isOwn } = view.value;
  const order = await findOrder(services, { id: uuid });
  if (!order.ok) return refuse("unknown-order");
  const deliveredAt = await deliveredAtOf(services, order.value);
  const isTheirs = isOwn || (token !== undefined && isOrderToken(services, uuid, token));
  return ok({
    order: order.value,
    until: deliveredAt && complainUntil(deliveredAt),
    isOpen: isTheirs && order.value.userId !== DELETED_USER.id && mayComplain(deliveredAt, services.clock()),
  });
}

/**
 * When the customer could know that the order was delivered; null for one that is not. A rider's phone without a
 * connection reports a delivery late, which must not shorten the time to complain.
 */
export async function deliveredAtOf(
  services: Services,
  { id, status, updatedAt }: Order,
): Promise<Date | null> {
  if (status !== "delivered") return null;
  const events = await listEvents(services, { orderId: id });
  const deliveredAt = events.find((event) => event.status === "delivered")?.at;
  return deliveredAt ? new Date(Math.max(deliveredAt.getTime(), updatedAt.getTime())) : null;
}
