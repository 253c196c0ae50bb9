import type { Role } from "../../accounts/rules/permissions.ts";
import { movesForStaff, type OrderStatus } from "./order-lifecycle.ts";

/** A move that is a button: cancelling has a form of its own, because money goes back with it. */
export type StaffMove = Exclude<OrderStatus, "cancelled">;

/**
 * The buttons that staff with these roles are given for an order. One that is picked up is never sent out, and one
 * that is brought is not handed over at the counter.
 */
export function offeredMoves(
  order: { status: string; failedAttempts: number; deliveryOption: string },
  roles: readonly Role[],
): StaffMove[] {
  const isPickup = order.deliveryOption === "pickup";
  return movesForStaff(order, roles).filter(
    (to): to is StaffMove =>
      to !== "cancelled" && !(order.status === "ready" && (to === "delivered") !== isPickup),
  );
}
