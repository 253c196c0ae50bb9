import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Services } from "../services.ts";
import { placedLetter } from "./rules/placed-letter.ts";
import { tellOrder } from "./tell-order.ts";

/** Mails the customer that their order is placed, with the link that opens it without a sign-in. */
export async function sendConfirmation(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<void, "unknown-order">> {
  const found = await tellOrder(services, { orderId });
  if (!found.ok) return refuse("unknown-order");
  await writeMail(services, {
    key: `order-placed:${orderId}`,
    kind: "order-placed",
    to: found.value.order.email,
    letter: placedLetter(found.value.told, { shop: services.settings.name }),
  });
  return ok(undefined);
}
