import { showDay } from "../basics/india-time.ts";
import { minus, type Paise, plus } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { ChosenSlot } from "../delivery/slots/find-slot.ts";
import { keepPhotos } from "../photos/keep-photos.ts";
import type { Services } from "../services.ts";
import { announceOrder } from "./announce-order.ts";
import { notifyKitchen } from "./kitchen/notify-kitchen.ts";
import { selectPhotoIds } from "./line-photos/line-photos.queries.ts";
import { setDelivery } from "./order-changes.queries.ts";
import { insertEvent, type Order } from "./orders.queries.ts";
import { publishOrder } from "./publish-order.ts";
import { CHANGEABLE, type OrderActor } from "./rules/order-status.ts";
import { promisedSlot } from "./rules/promised-hours.ts";
import { slotColumns } from "./slot-columns.ts";

/**
 * Writes a new slot and its charge into an order, until the kitchen begins. The caller handles reservation and money,
 * in the same transaction.
 * @param mostRefundPercent cap on the refund of a later cancellation
 */
export async function changeDeliverySlot(
  services: Services,
  input: {
    order: Order;
    slot: ChosenSlot;
    charge: Paise;
    mostRefundPercent: number;
    actor: { by: OrderActor; actorId: string };
  },
): Promise<Outcome<Order, "change-closed">> {
  const { order, slot, charge, mostRefundPercent, actor } = input;
  return services.db.transaction(async (tx) => {
    const now = services.clock();
    const rescheduled = await setDelivery(tx, order.id, CHANGEABLE, {
      ...slotColumns(slot),
      deliveryPaise: charge,
      totalPaise: plus(minus(order.totalPaise, order.deliveryPaise), charge),
      mostRefundPercent,
      updatedAt: now,
    });
    if (!rescheduled) return refuse("change-closed");
    const { by, actorId } = actor;
    const orderId = order.id;
    const ids = await selectPhotoIds(tx, orderId);
    await keepPhotos({ db: tx }, { ids, deliveryOn: slot.onDate });
    const from = `${showDay(order.deliveryOn)}, ${promisedSlot(order)}`;
    const note = `Moved from ${from} to ${showDay(slot.onDate)}, ${slot.label}.`;
    const event = { orderId, at: now, status: rescheduled.status, by, actorId, note };
    const eventId = await insertEvent(tx, event);
    const before = { ...order, status: rescheduled.status };
    // The slot of its pincode may be of another kitchen.
    const kind = rescheduled.kitchenId === order.kitchenId ? "time" : "kitchen";
    await notifyKitchen({ ...services, db: tx }, { before, kind });
    await publishOrder({ ...services, db: tx }, rescheduled, order.kitchenId);
    await announceOrder({ ...services, db: tx }, { order: rescheduled, event: "order.rescheduled" });
    await services.jobs.enqueue(tx, "order-rescheduled", { orderId, eventId });
    return ok(rescheduled);
  });
}
