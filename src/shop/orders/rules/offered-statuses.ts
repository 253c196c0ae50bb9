import type { Role } from "../../accounts/rules/permissions.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { nextForStaff, type OrderStatus } from "./order-status.ts";

/** A move that is a button: cancelling has a form of its own, because money goes back with it. */
export type StaffStatus = Exclude<OrderStatus, "cancelled">;

/**
 * The buttons that staff with these roles are given for an order. One that is picked up is never sent out, and one
 * that is brought is not handed over at the counter.
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
