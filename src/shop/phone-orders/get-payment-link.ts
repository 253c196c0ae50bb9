import { getDetails } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { isUuid } from "../basics/ids.ts";
import { showTime } from "../basics/india-time.ts";
import { heldUntil } from "../checkout/rules/payment-times.ts";
import { unpaidStage } from "../checkout/rules/unpaid-stage.ts";
import { paymentLink } from "../orders/order-link.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { findPayment } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** The payment link of an unpaid order, for staff. */
export type PaymentLink = {
  url: string;
  /** Opens WhatsApp with a message of the link to the customer; without a number, staff choose the chat. */
  whatsApp: string;
  /** The time until which it works, and the slot is held. */
  until: Date;
  /** A payment was begun, and the bank has not answered yet. */
  isWithBank: boolean;
};

/** The link of an order that waits for its payment; null for other orders, and for staff who take none. */
export async function getPaymentLink(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<PaymentLink | null> {
  if (!may(staff.roles, "take phone orders") || !isUuid(id)) return null;
  const orderId = id.toLowerCase();
  const order = await findOrder(services, { id: orderId });
  if (!order.ok || !order.value.byPhone || order.value.status !== "awaiting payment") return null;
  const payment = await findPayment(services, { orderId });
  if (!payment.ok) throw new Error(`order ${order.value.number} has no payment`);
  const { status, createdAt, byPhone } = order.value;
  const stage = unpaidStage({ status, createdAt, byPhone, payment: payment.value }, services.clock());
  const { number, userId } = order.value;
  const [url, until] = [paymentLink(services, orderId), heldUntil(order.value)];
  const { phone } = await getDetails(services, { userId });
  const text = `Please pay your order ${number} at ${services.settings.name} by ${showTime(until)}: ${url}`;
  return {
    url,
    whatsApp: `https://wa.me/${(phone ?? "").replace(/\D/g, "")}?text=${encodeURIComponent(text)}`,
    until,
    isWithBank: stage === "with bank",
  };
}
