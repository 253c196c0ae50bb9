import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { getKitchen } from "../delivery/delivery.reads.ts";
import { listOtherKitchens } from "../delivery/kitchens/list-other-kitchens.ts";
import { arrival } from "../delivery/rules/windows.ts";
import { moveReservation } from "../delivery/slots/move-reservation.ts";
import { changeKitchen } from "../orders/change-kitchen.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { takeOffRun } from "../runs/take-off-run.ts";
import type { Services } from "../services.ts";

type Move = {
  id: string;
  staff: Session;
  /** The kitchen that the form showed. */
  from: string;
  to: string;
};

/**
 * Moves an order to another kitchen of its city and state with a free place in the same slot, until the kitchen begins.
 * It leaves its run; price, tax and invoice stay. Locks the payment, then the slots, as a new time does.
 */
export function moveToKitchen(
  services: Services,
  { id, staff, from, to }: Move,
): Promise<
  Outcome<
    /** `run`: the number of the run that it has left; null for none. */
    { kitchen: string; run: number | null },
    | "unknown-order"
    | "not-your-move"
    | "kitchen-changed"
    | "kitchen-not-possible"
    | "kitchen-begun"
    | "slot-full"
    | "slot-closed"
  >
> {
  return refusableTransaction(services.db, async (tx) => {
    const role = roleFor(staff.roles, "move orders");
    if (role === undefined) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const payment = await lockPayment(inside, { orderId: id });
    const foundOrder = await findOrder(inside, { id });
    if (!payment.ok || !foundOrder.ok) return refuse("unknown-order");
    const order = foundOrder.value;
    const { status, kitchenId, deliveryOn: onDate, deliveryOption: option, startMinute, endMinute } = order;

    if (kitchenId !== from) return refuse("kitchen-changed");
    if (!ORDER_STATUS[status].isChangeable) return refuse("kitchen-begun");
    const slot = { kitchenId, onDate, option, startMinute };
    const target = (await listOtherKitchens(inside, { slot, orderId: id })).find(
      (kitchen) => kitchen.id === to,
    );
    if (!target) return refuse("kitchen-not-possible");
    const time = arrival({ option, startMinute, endMinute }, onDate, services.clock());
    const moved = await moveReservation(inside, {
      orderId: id,
      slot: { ...slot, kitchenId: to, pincode: order.pincode, ...time },
    });
    if (!moved.ok) return moved;
    const former = await getKitchen(inside, { id: from });
    const note = `Moved from ${former.name} to ${target.name}.`;
    const changed = await changeKitchen(inside, { order, to, by: role, actorId: staff.userId, note });
    // The kitchen has begun meanwhile.
    if (!changed.ok) return refuse("kitchen-begun");
    const subject = { subject: "order", subjectId: id, label: order.number } as const;
    await recordChange(inside, { staff, role, ...subject, before: former.name, after: target.name });
    const run = await takeOffRun(inside, { order, by: { staff, role } });
    return ok({ kitchen: target.name, run });
  });
}
