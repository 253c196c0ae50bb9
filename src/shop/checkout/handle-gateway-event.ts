import { type Outcome, ok } from "../basics/outcome.ts";
import { finishGatewayEvent } from "../payments/finish-gateway-event.ts";
import { noteAttempt } from "../payments/note-attempt.ts";
import { readGatewayEvent } from "../payments/read-gateway-event.ts";
import { settleRefund } from "../payments/settle-refund.ts";
import type { Services } from "../services.ts";
import { confirmPayment } from "./confirm-payment.ts";

/**
 * Does what a stored webhook says. Events come in any order and more than once; each step bears both, so an
 * event that was only half handled is simply handled again.
 */
export async function handleGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<Outcome<void, never>> {
  const read = await readGatewayEvent(services, { eventId });
  if (!read.ok || !read.value) return ok(undefined);
  const { event, payload } = read.value;
  const money = payload.payment?.entity;
  const refund = payload.refund?.entity;
  if (money && (event === "payment.captured" || event === "order.paid")) {
    const confirmed = await confirmPayment(services, { money });
    if (!confirmed.ok)
      services.log.warn({ event: eventId, money: money.id }, "money for an order of someone else");
  }
  if (money && event === "payment.failed") {
    await noteAttempt(services, { gatewayOrderId: money.orderId, status: "failed" });
  }
  if (money && event === "payment.authorized") {
    await noteAttempt(services, { gatewayOrderId: money.orderId, status: "attempted" });
  }
  if (refund && (event === "refund.processed" || event === "refund.failed")) {
    await settleRefund(services, { refund });
  }
  return finishGatewayEvent(services, { eventId });
}
