import type { Outcome } from "../basics/outcome.ts";
import type { Letter } from "../mail/rules/letter.ts";
import type { Services } from "../services.ts";
import type { ShopSettings } from "../settings.ts";
import { mailOrder } from "./mail-order.ts";
import { isPickup, type ToldOrder } from "./rules/letter-parts.ts";
import { MOST_ATTEMPTS } from "./rules/order-status.ts";
import { onItsWayLetter, readyLetter, undeliverableLetter } from "./rules/status-letters.ts";

type Write = (order: ToldOrder, shop: ShopSettings, nth: number) => Letter | null;

/** Moves of an order that its customer wants to know of by mail. */
const LETTERS = {
  ready: (order, shop) => (isPickup(order) ? readyLetter(order, shop) : null),
  "out for delivery": onItsWayLetter,
  undeliverable: (order, shop, nth) => undeliverableLetter(order, { shop, canTryAgain: nth < MOST_ATTEMPTS }),
} satisfies Record<string, Write>;

/**
 * Mails the customer where their order is, once for each time that it comes there. An order that has moved on
 * meanwhile says so itself: nothing old is told.
 */
export function sendStatusMail(
  services: Services,
  { orderId, status }: { orderId: string; status: keyof typeof LETTERS },
): Promise<Outcome<void, "unknown-order">> {
  const kind = `order-${status.replaceAll(" ", "-")}`;
  return mailOrder(services, { orderId, kind }, (told, order) => {
    if (order.status !== status) return null;
    const nth = order.events.filter((event) => event.status === status).length;
    const letter = LETTERS[status](told, services.settings, nth);
    return letter && { letter, nth };
  });
}
