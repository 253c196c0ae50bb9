import type { Role } from "../../accounts/rules/roles.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { nextForStaff, type OrderStatus } from "./order-status.ts";

/** A status that has a button. Cancelling has its own form, because it refunds money. */
export type StaffStatus = Exclude<OrderStatus, "cancelled">;

/**
 * The statuses that these roles may set by a button. Pickup orders are never sent out, and delivered ones are not
 * handed over at the counter.
 */
export function offeredStatuses(
  order: { status: OrderStatus; failedAttempts: number; deliveryOption: DeliveryOption },
  roles: readonly Role[],
): StaffStatus[] {
  const isPickup = order.deliveryOption === "pickup";
  return nextForStaff(order, roles).filter(
    (to): to is StaffStatus =>
      to !== "cancelled" && !(order.status === "ready" && (to === "delivered") !== isPickup),
  );
}
