import { showTime } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { slotWords } from "../../delivery/rules/slot-words.ts";
import { EXPRESS_MINUTES } from "../../delivery/rules/windows.ts";

type Promised = {
  deliveryOption: DeliveryOption;
  slotLabel: string;
  createdAt: Date;
  placedAt: Date | null;
};

/**
 * The hours that an order promises: `6 PM to 9 PM`. Express is `by 6:44 PM`, counted from the payment; until it is paid,
 * from the order.
 */
export function promisedHours(order: Promised): string {
  if (order.deliveryOption !== "express") return slotWords(order.slotLabel);
  return expressBy(order.placedAt ?? order.createdAt);
}

/** The promised hours with a dash (`6 PM - 9 PM`), for sentences that say from which to which slot an order moves. */
export function promisedSlot(order: Promised): string {
  return order.deliveryOption === "express" ? promisedHours(order) : order.slotLabel;
}

/** `by 6:44 PM`: when an Express order that is paid at this instant arrives. */
export function expressBy(paidAt: Date): string {
  return `by ${showTime(new Date(paidAt.getTime() + EXPRESS_MINUTES * 60_000))}`;
}
