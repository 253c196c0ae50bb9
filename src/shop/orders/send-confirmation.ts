import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { getOrder } from "./get-order.ts";
import { orderLink, orderToken } from "./order-link.ts";
import { confirmationMail } from "./rules/confirmation-mail.ts";

/** Mails the customer that their order is placed, with the link that opens it without a sign-in. */
export async function sendConfirmation(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "unknown-order">> {
  const order = await getOrder(services, { id: orderId, viewer: null, token: orderToken(services, orderId) });
  if (!order.ok) return refuse("unknown-order");
  const mail = confirmationMail(order.value, {
    shop: services.settings.name,
    link: orderLink(services, orderId),
  });
  await services.mailer.send({ id: `order-placed:${orderId}`, to: order.value.email, ...mail });
  return ok(undefined);
}
