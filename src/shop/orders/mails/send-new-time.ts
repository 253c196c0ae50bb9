import type { Outcome } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { newTimeMail } from "../rules/status-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/**
 * Mails the new slot of a rescheduled order, unless it is cancelled by now.
 * @param eventId the event of the change
 */
export function sendNewTime(
  services: Services,
  { orderId, eventId }: { orderId: string; eventId: number },
): Promise<Outcome<void, "unknown-order">> {
  return sendOrderMail(services, { orderId, kind: "order-rescheduled" }, (mailOrder, { status }) =>
    status === "cancelled" ? null : { content: newTimeMail(mailOrder, services.settings), nth: eventId },
  );
}
