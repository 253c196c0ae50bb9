import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { releaseSlot } from "../delivery/slots/release-slot.ts";
import { changeStatus } from "../orders/change-status.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { expirePayment } from "../payments/expire-payment.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import type { Services } from "../services.ts";

/**
 * Cancels an order taken on the phone before it is paid, and releases its slot. Money that is on its way is refunded
 * by `confirmPayment`. Coins are never spent on the phone.
 */
export function cancelUnpaid(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<void, "not-your-order-to-take" | "link-over">> {
  const role = roleFor(staff.roles, "take phone orders");
  return refusableTransaction(services.db, async (tx) => {
    if (!role) return refuse("not-your-order-to-take");
    const inside = { ...services, db: tx };
    const payment = await lockPayment(inside, { orderId: id });
    const order = await findOrder(inside, { id });
    if (!payment.ok || !order.ok || !order.value.byPhone) return refuse("link-over");
    await expirePayment(inside, { orderId: id });
    const note = "Cancelled before it was paid. Nothing was charged.";
    const cancelled = await changeStatus(inside, {
      ...{ id, to: "cancelled", from: ["awaiting payment"], by: role, actorId: staff.userId, note },
    });
    if (!cancelled.ok) return refuse("link-over");
    await releaseSlot(inside, { orderId: id });
    const { number: label, status: before } = order.value;
    const change = { subject: "order", subjectId: id, label, before, after: "cancelled" } as const;
    await recordChange(inside, { staff, role, ...change, note });
    return ok(undefined);
  });
}
