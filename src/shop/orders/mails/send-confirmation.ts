import type { Outcome } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { placedMail } from "../rules/placed-mail.ts";
import { sendOrderMail } from "./send-order-mail.ts";

/** Mails the customer that their order is placed, with the link that opens it without a sign-in. */
export function sendConfirmation(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "unknown-order">> {
  const shop = services.settings.name;
  return sendOrderMail(services, { orderId, kind: "order-placed" }, (mailOrder) => ({
    content: placedMail(mailOrder, { shop }),
  }));
}
