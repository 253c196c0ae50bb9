import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { mailOrder } from "./mail-order.ts";
import { newTimeLetter } from "./rules/status-letters.ts";

/** Mails the customer the time that they have moved their order to. */
export function sendNewTime(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "unknown-order">> {
  return mailOrder(services, { orderId, kind: "order-rescheduled" }, (told, { events }) => ({
    letter: newTimeLetter(told, services.settings),
    nth: `${told.deliveryOn}:${events.length}`,
  }));
}
