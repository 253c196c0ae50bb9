import { type Change, recordChange } from "../audit/record-change.ts";
import { type Day, showDay } from "../basics/india-time.ts";
import { NO_MONEY, type Paise } from "../basics/money.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { getKitchen } from "../delivery/delivery.reads.ts";
import type { DeliveryRefusal } from "../delivery/refusals.ts";
import { type ChosenSlot, findSlot } from "../delivery/slots/find-slot.ts";
import { moveReservation } from "../delivery/slots/move-reservation.ts";
import { changeDeliverySlot } from "../orders/change-delivery-slot.ts";
import type { Order } from "../orders/orders.reads.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import { promisedSlot } from "../orders/rules/promised-hours.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import type { Payment } from "../payments/payments.reads.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { REFUND_REASONS } from "../payments/rules/refund-reasons.ts";
import { takeOffRun } from "../runs/take-off-run.ts";
import type { Services } from "../services.ts";
import { type Changer, findChangeable } from "./find-changeable.ts";
import { leadHoursOf, mostPercentAfter, presentSupply } from "./list-new-slots.ts";
import { isMoveTarget } from "./rules/is-move-target.ts";
import { isSameTime } from "./rules/is-same-time.ts";
import { rescheduleCharge } from "./rules/reschedule-charge.ts";

/** New times by one customer: each is mailed to the receiver of a gift too. Staff are not limited. */
const RESCHEDULES = { max: 20, seconds: 24 * 60 * 60 };

/** An order in its new slot, with the refund of its delivery charge. */
export type Rescheduled = { uuid: string; slot: ChosenSlot; refund: Paise };

type Wish = {
  id: string;
  to: { date: Day; type: string; time: string };
  /** The refund that was shown. If it has changed, nothing happens. */
  expectedRefund: Paise;
} & Changer;

/**
 * Moves an order to a free slot that is no dearer, until the kitchen begins: swaps the reservation and requests the
 * refund of the difference in one transaction. Its present slot changes nothing, so a repeat is safe.
 */
export async function rescheduleOrder(
  services: Services,
  { to, expectedRefund, ...request }: Wish,
): Promise<
  Outcome<
    Rescheduled,
    | "unknown-order"
    | "not-your-move"
    | "change-closed"
    | "slot-costs-more"
    | "price-changed"
    | "too-many-tries"
    | DeliveryRefusal
  >
> {
  if ("customer" in request) {
    const { max, seconds } = RESCHEDULES;
    const key = `reschedule:${request.customer.userId}`;
    const { allowed, retryAfter } = await services.rateLimiter.take(key, max, seconds);
    if (!allowed) return refuse("too-many-tries", { retryAfter });
  }
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const changeable = await findChangeable(inside, request);
    if (!changeable.ok) return changeable;
    const payment = await lockPayment(inside, { orderId: changeable.value.order.id });
    if (!payment.ok) throw new Error("the order has no payment");
    // Read again after locking: the first read may be stale.
    const locked = await findChangeable(inside, request);
    if (!locked.ok) return locked;
    const { order, actor } = locked.value;
    if (!ORDER_STATUS[order.status].isChangeable) return refuse("change-closed", { status: order.status });
    const leadHours = await leadHoursOf(inside, order);
    const slot = await findSlot(inside, { ...to, pincode: order.pincode, leadHours });
    if (!slot.ok) return slot;
    const present = await presentSupply(inside, order);
    const { kitchenId, option } = slot.value;
    const isSameKitchen = kitchenId === order.kitchenId;
    const kitchen = isSameKitchen ? present.kitchen : await getKitchen(inside, { id: kitchenId });
    if (!isMoveTarget(present, { option, kitchen })) return refuse("option-not-offered");
    // A repeat: its answer was lost. The customer has the mail already.
    if (isSameTime(order, slot.value) && isSameKitchen)
      return ok({ uuid: order.id, slot: slot.value, refund: NO_MONEY });
    const money = rescheduleCharge(order, slot.value);
    if (!money) return refuse("slot-costs-more");
    if (money.refund !== expectedRefund) return refuse("price-changed", { refund: money.refund / 100 });
    const placed = await moveReservation(inside, { orderId: order.id, slot: slot.value });
    if (!placed.ok) return placed;
    const mostRefundPercent = await mostPercentAfter(inside, order);
    const { charge } = money;
    const rescheduled = await changeDeliverySlot(inside, {
      order,
      slot: slot.value,
      charge,
      mostRefundPercent,
      actor,
    });
    // The kitchen has begun meanwhile.
    if (!rescheduled.ok) return rescheduled;
    const by = "staff" in request && actor.role !== null ? { staff: request.staff, role: actor.role } : null;
    // The slot of its pincode may be of another kitchen than the one to which staff had moved it.
    if (!isSameKitchen) await takeOffRun(inside, { order, by });
    if (by) await recordMove(inside, { order, slot: slot.value, by });
    await refundDifference(inside, { payment: payment.value, amount: money.refund });
    return ok({ uuid: order.id, slot: slot.value, refund: money.refund });
  });
}

type Move = { order: Order; slot: ChosenSlot; by: Pick<Change, "staff" | "role"> };

/** Writes the old and the new time into the log. */
async function recordMove(services: Services, { order, slot, by }: Move): Promise<void> {
  await recordChange(services, {
    ...{ ...by, subject: "order", subjectId: order.id, label: order.number },
    before: `${showDay(order.deliveryOn)}, ${promisedSlot(order)}`,
    after: `${showDay(slot.onDate)}, ${slot.label}`,
  });
}

/** Requests the refund of what the new slot costs less. */
async function refundDifference(
  services: Services,
  { payment, amount }: { payment: Payment; amount: Paise },
): Promise<void> {
  const { gatewayPaymentId } = payment;
  if (amount <= 0 || gatewayPaymentId === null) return;
  const reason = REFUND_REASONS.cheaperDelivery;
  await requestRefund(services, { payment, gatewayPaymentId, amount, reason });
}
