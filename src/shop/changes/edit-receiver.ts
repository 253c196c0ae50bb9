import { type Outcome, refuse } from "../basics/outcome.ts";
import { changeReceiver } from "../orders/change-receiver.ts";
import type { Order } from "../orders/orders.reads.ts";
import type { Receiver } from "../orders/receiver.inputs.ts";
import type { Services } from "../services.ts";
import { findOwnOrder } from "./quote-cancellation.ts";

/** New e-mail addresses that one customer may have told of gifts, because each gets a mail. */
const NEW_EMAILS = { max: 10, seconds: 24 * 60 * 60 };

/** Another receiver within the same pincode, for the order's customer, until the kitchen begins. */
export async function editReceiver(
  services: Services,
  { id, customer, receiver }: { id: string; customer: { userId: string }; receiver: Receiver },
): Promise<Outcome<Order, "unknown-order" | "change-closed" | "other-pincode" | "too-many-tries">> {
  const order = await findOwnOrder(services, { id, customer });
  if (!order.ok) return refuse("unknown-order");
  const { receiverEmail = "" } = receiver;
  if (receiverEmail !== "" && receiverEmail !== order.value.receiverEmail) {
    const { max, seconds } = NEW_EMAILS;
    const { allowed, retryAfter } = await services.rateLimiter.take(
      `gift-email:${customer.userId}`,
      max,
      seconds,
    );
    if (!allowed) return refuse("too-many-tries", { retryAfter });
  }
  return changeReceiver(services, { order: order.value, receiver });
}
