import type { FreeTime } from "../../../contract/order-progress.ts";
import { addDays } from "../../../shop/basics/india-time.ts";
import { plus } from "../../../shop/basics/money.ts";
import { getAddOns, getAvailability } from "../../../shop/catalogue/catalogue.reads.ts";
import { deliveryFee } from "../../../shop/delivery/rules/fee.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { listWindows, type OptionOffer } from "../../../shop/delivery/slots/list-windows.ts";
import type { OrderView } from "../../../shop/orders/get-order.ts";
import { isAddOn } from "../../../shop/orders/rules/order-line.ts";
import type { Services } from "../../../shop/services.ts";

const MOST = 4;

/**
 * Free slots for an order that was not paid: of its day, else of the next, those nearest to its own first. None if one
 * of its products is no longer sold.
 */
export async function listFreeTimes(services: Services, order: OrderView): Promise<FreeTime[]> {
  if (!(await isSold(services, order))) return [];
  const pieces = linesOf(order, { addOns: false });
  for (const date of [order.deliveryOn, addDays(order.deliveryOn, 1)]) {
    const offer = await listWindows(services, { pincode: order.recipient.pincode, date, pieces });
    const times = offer.ok ? offer.value.options.flatMap((option) => openTimes(order, option)) : [];
    const nearest = times.sort((a, b) => a.distance - b.distance).slice(0, MOST);
    if (nearest.length > 0) return nearest.map(({ distance: _distance, ...time }) => ({ ...time, date }));
  }
  return [];
}

async function isSold(services: Services, order: OrderView): Promise<boolean> {
  const [cakes, addOns] = [false, true].map((areAddOns) =>
    linesOf(order, { addOns: areAddOns }).map(({ sku }) => sku),
  ) as [string[], string[]];
  const [availability, soldAddOns] = await Promise.all([
    getAvailability(services, cakes),
    getAddOns(services, addOns),
  ]);
  return cakes.every((sku) => availability.get(sku)) && addOns.every((sku) => soldAddOns.get(sku)?.active);
}

function linesOf({ lines }: OrderView, { addOns }: { addOns: boolean }) {
  return lines.filter((line) => isAddOn(line) === addOns);
}

/** Express has no hours to choose, and Pickup is another place. */
function openTimes(order: OrderView, { option, slots, ...fee }: OptionOffer) {
  if (option === "express" || (option === "pickup") !== (order.deliveryOption === "pickup")) return [];
  const { items, addOns, delivery } = order.charges;
  const extra = deliveryFee(fee, plus(items, addOns)) - delivery;
  return slots.flatMap(({ state, label, startMinute }) => {
    if (state !== "open") return [];
    const isSameOption = option === order.deliveryOption;
    const distance = Math.abs(startMinute - order.startMinute) + (isSameOption ? 0 : 1);
    return [{ option, time: label, hours: slotWords(label), extra, distance }];
  });
}
