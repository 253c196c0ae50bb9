import type { Outcome } from "../../basics/outcome.ts";
import type { MailContent } from "../../mail/rules/mail-content.ts";
import type { MailKind } from "../../mail/rules/mail-kinds.ts";
import type { Services } from "../../services.ts";
import type { ShopSettings } from "../../settings.ts";
import { isPickup, type MailOrder } from "../rules/mail-parts.ts";
import { MOST_ATTEMPTS } from "../rules/order-status.ts";
import { onItsWayMail, readyMail, undeliverableMail } from "../rules/status-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

type Write = (order: MailOrder, shop: ShopSettings, nth: number) => MailContent | null;

/** Statuses that are announced by mail. */
const MAILS = {
  ready: {
    kind: "order-ready",
    write: (order, shop) => (isPickup(order) ? readyMail(order, shop) : null),
  },
  "out for delivery": { kind: "order-out-for-delivery", write: onItsWayMail },
  undeliverable: {
    kind: "order-undeliverable",
    write: (order, shop, nth) => undeliverableMail(order, { shop, canTryAgain: nth < MOST_ATTEMPTS }),
  },
} satisfies Record<string, { kind: MailKind; write: Write }>;

/**
 * Mails the customer the status of their order, once per time it gets there. Skips statuses that are outdated by now.
 */
export function sendStatusMail(
  services: Services,
  { orderId, status }: { orderId: string; status: keyof typeof MAILS },
): Promise<Outcome<void, "unknown-order">> {
  const { kind, write } = MAILS[status];
  return sendOrderMail(services, { orderId, kind }, (mailOrder, order) => {
    if (order.status !== status) return null;
    const nth = order.events.filter((event) => event.status === status).length;
    const content = write(mailOrder, services.settings, nth);
    return content && { content, nth };
  });
}
