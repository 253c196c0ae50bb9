import { type Outcome, refuse } from "../basics/outcome.ts";
import { changeReceiver } from "../orders/change-receiver.ts";
import type { Order } from "../orders/orders.reads.ts";
import type { Receiver } from "../orders/receiver.inputs.ts";
import type { Services } from "../services.ts";
import { findOwnOrder } from "./quote-cancellation.ts";

/** Another receiver within the same pincode, for the order's customer, until the kitchen begins. */
export async function editReceiver(
  services: Services,
  { id, customer, receiver }: { id: string; customer: { userId: string }; receiver: Receiver },
): Promise<Outcome<Order, "unknown-order" | "change-closed" | "other-pincode">> {
  const order = await findOwnOrder(services, { id, customer });
  return order.ok ? changeReceiver(services, { order: order.value, receiver }) : refuse("unknown-order");
}
