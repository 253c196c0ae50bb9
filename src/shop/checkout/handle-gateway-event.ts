import { finishGatewayEvent } from "../payments/finish-gateway-event.ts";
import { findPayment } from "../payments/payments.reads.ts";
import { readGatewayEvent } from "../payments/read-gateway-event.ts";
import { recordAttempt } from "../payments/record-attempt.ts";
import { settleRefund } from "../payments/settle-refund.ts";
import type { Services } from "../services.ts";
import { confirmPayment } from "./confirm-payment.ts";

/**
 * Handles a stored webhook. Every step is idempotent, so events may arrive in any order, repeat, or be handled again
 * after a crash.
 */
export async function handleGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<void> {
  const stored = await readGatewayEvent(services, { eventId });
  if (!stored) return;
  const { event, body } = stored;
  switch (event.kind) {
    case "captured": {
      const payment = await findPayment(services, { gatewayOrderId: event.payment.orderId });
      if (payment.ok) await confirmPayment(services, { payment: payment.value, money: event.payment });
      else
        services.log.warn(
          { event: eventId, money: event.payment.id },
          "captured money belongs to no order of this shop",
        );
      break;
    }
    case "attempted":
    case "failed":
      await recordAttempt(services, { gatewayOrderId: event.payment.orderId, status: event.kind });
      break;
    case "refund":
      await settleRefund(services, { refund: event.refund });
      break;
    case "other":
      break;
  }
  await finishGatewayEvent(services, { eventId, body });
}
