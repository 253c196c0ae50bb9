import type { Day } from "../basics/india-time.ts";
import { heldUntil } from "../checkout/rules/payment-times.ts";
import { unpaidStage } from "../checkout/rules/unpaid-stage.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { type ChargesView, chargesOf } from "../orders/get-order.ts";
import { orderOfPaymentToken } from "../orders/order-link.ts";
import { findOrder, listLines } from "../orders/orders.reads.ts";
import { firstNameOf } from "../orders/rules/first-name.ts";
import type { OrderLine } from "../orders/rules/order-line.ts";
import { promisedHours } from "../orders/rules/promised-hours.ts";
import { findPayment } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** The parts of an order that its payer needs: no address, no phone, and nothing about who ordered. */
export type OrderToPay = {
  number: string;
  deliveryOn: Day;
  hours: string;
  option: DeliveryOption;
  /** The first name of its receiver. */
  firstName: string;
  pincode: string;
  lines: OrderLine[];
  charges: ChargesView;
  /** The time until which the slot is held. */
  until: Date;
};

/**
 * `over`: not paid in time, or cancelled before it was placed. `cancelled`: paid first. Only an order that can still be
 * paid is shown.
 */
export type LinkPage =
  | { state: "open" | "with bank"; order: OrderToPay }
  | { state: "paid"; number: string }
  | { state: "over" | "cancelled" };

/** Returns the content of a payment link's page; null for a token that names no order. */
export async function getLinkPage(
  services: Services,
  { token }: { token: string },
): Promise<LinkPage | null> {
  const orderId = orderOfPaymentToken(services, token);
  if (orderId === null) return null;
  const result = await findOrder(services, { id: orderId });
  if (!result.ok || !result.value.byPhone) return null;
  const order = result.value;
  const isCancelled = order.status === "cancelled";
  if (order.placedAt !== null)
    return isCancelled ? { state: "cancelled" } : { state: "paid", number: order.number };
  if (isCancelled || order.status === "lapsed") return { state: "over" };
  const [payment, lines] = await Promise.all([
    findPayment(services, { orderId }),
    listLines(services, { orderId }),
  ]);
  if (!payment.ok) throw new Error(`order ${order.number} has no payment`);
  const state = unpaidStage({ ...order, payment: payment.value }, services.clock());
  if (state === null || state === "lapsed") return { state: "over" };
  const { number, deliveryOn, deliveryOption: option, pincode } = order;
  return {
    state,
    order: {
      ...{ number, deliveryOn, option, pincode, lines },
      hours: promisedHours(order),
      firstName: firstNameOf(order.recipientName),
      charges: chargesOf(order),
      until: heldUntil(order),
    },
  };
}
