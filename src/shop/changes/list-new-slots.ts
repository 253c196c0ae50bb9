import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getKitchenNeeds, listBakingFacts, type Piece } from "../catalogue/catalogue.reads.ts";
import { getKitchen, getReservedWork } from "../delivery/delivery.reads.ts";
import { listWindows } from "../delivery/slots/list-windows.ts";
import { listLines, type Order } from "../orders/orders.reads.ts";
import { isAddOn } from "../orders/rules/order-line.ts";
import { ORDER_STATUS } from "../orders/rules/order-status.ts";
import type { Services } from "../services.ts";
import { type Changer, findChangeable } from "./find-changeable.ts";
import { toCancellable } from "./quote-cancellation.ts";
import { cancellationShare } from "./rules/cancellation.ts";
import { isMoveTarget } from "./rules/is-move-target.ts";
import { isSameTime } from "./rules/is-same-time.ts";
import { rescheduleCharge } from "./rules/reschedule-charge.ts";

/** A slot that an order can move to, with the refund of its delivery charge. */
export type NewSlot = { type: string; label: string; charge: Paise; refund: Paise };

export type NewSlots = {
  slots: NewSlot[];
  /** The largest share, in percent, that a cancellation after the move refunds. */
  mostPercent: number;
};

/**
 * Lists the slots of a day that an order can move to: open, within the lead time, no dearer, and taxed in the same
 * state. Excludes its current slot.
 */
export async function listNewSlots(
  services: Services,
  { date, ...request }: { id: string; date: Day } & Changer,
): Promise<
  Outcome<
    NewSlots,
    "unknown-order" | "not-your-move" | "change-closed" | "date-out-of-range" | "pincode-not-served"
  >
> {
  const changeable = await findChangeable(services, request);
  if (!changeable.ok) return changeable;
  const { order } = changeable.value;
  if (!ORDER_STATUS[order.status].isChangeable) return refuse("change-closed", { status: order.status });
  const [pieces, reserved] = await Promise.all([
    bakedPieces(services, order),
    getReservedWork(services, { orderId: order.id }),
  ]);
  const offer = await listWindows(services, { pincode: order.pincode, date, pieces, reserved });
  if (!offer.ok) {
    const { code, details } = offer;
    if (code === "unknown-sku") throw new Error("these were just looked up");
    return refuse(code, details);
  }
  const { kitchen, options } = offer.value;
  const present = await presentSupply(services, order);
  const slots = options.flatMap((option) => {
    if (!isMoveTarget(present, { option: option.option, kitchen })) return [];
    const newCharge = rescheduleCharge(order, option);
    if (!newCharge) return [];
    const slotAt = (startMinute: number) => ({ onDate: date, option: option.option, startMinute });
    return option.slots
      .filter(({ state, startMinute }) => state === "open" && !isSameTime(order, slotAt(startMinute)))
      .map(({ label }) => ({ type: option.name, label, ...newCharge }));
  });
  return ok({ slots, mostPercent: await mostPercentAfter(services, order) });
}

/** The option, pincode and kitchen of an order, from which its place of supply and its seller follow. */
export async function presentSupply(services: Services, order: Order) {
  const kitchen = await getKitchen(services, { id: order.kitchenId });
  return { option: order.deliveryOption, pincode: order.pincode, kitchen };
}

/** Caps a later refund at today's share, so that rescheduling cannot raise it. */
export async function mostPercentAfter(services: Services, order: Order): Promise<number> {
  const cancellable = await toCancellable(services, order);
  return cancellationShare(cancellable, services.clock(), services.settings.lateCancellationPercent).percent;
}

/** The longest lead time among the products of an order, in hours. */
export async function leadHoursOf(services: Services, order: Order): Promise<number> {
  const needs = await getKitchenNeeds(services, await bakedPieces(services, order));
  return needs.ok ? needs.value.leadHours : 0;
}

/** The pieces of an order that the catalogue still has. Deleted ones have no lead time. */
async function bakedPieces(services: Services, order: Order): Promise<Piece[]> {
  const lines = await listLines(services, { orderId: order.id });
  const cakes = lines.filter((line) => !isAddOn(line));
  const facts = await listBakingFacts(services, { skus: cakes.map(({ sku }) => sku) });
  return cakes.filter(({ sku }) => facts.has(sku)).map(({ sku, quantity }) => ({ sku, quantity }));
}
