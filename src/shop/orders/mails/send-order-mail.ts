import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { MailContent } from "../../mail/rules/mail-content.ts";
import type { MailKind } from "../../mail/rules/mail-kinds.ts";
import { sendFromJob } from "../../mail/send-from-job.ts";
import type { Services } from "../../services.ts";
import type { OrderView } from "../get-order.ts";
import type { MailOrder } from "../rules/mail-parts.ts";
import { loadMailOrder } from "./load-mail-order.ts";

type OrderMail = {
  content: MailContent;
  /** Distinguishes mails of one kind about one order, such as delivery attempts. */
  nth?: number | string;
  /** Keys of mails that it makes needless. */
  covers?: string[];
};

/**
 * Sends a mail of this kind to the customer of an order, once. For jobs: they are retried until it has returned.
 * @param build returns the content; null if there is nothing to say
 */
export async function sendOrderMail(
  services: Services,
  { orderId, kind }: { orderId: string; kind: MailKind },
  build: (mailOrder: MailOrder, order: OrderView) => OrderMail | null,
): Promise<Outcome<void, "unknown-order">> {
  const loaded = await loadMailOrder(services, { orderId });
  if (!loaded.ok) return refuse("unknown-order");
  const { mailOrder, order } = loaded.value;
  const mail = build(mailOrder, order);
  if (!mail) return ok(undefined);
  const { content, nth, covers = [] } = mail;
  const key = nth === undefined ? `${kind}:${orderId}` : `${kind}:${orderId}:${nth}`;
  await sendFromJob(services, { key, kind, to: order.email, content, covers });
  return ok(undefined);
}
