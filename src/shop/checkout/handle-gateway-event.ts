import { finishGatewayEvent } from "../payments/finish-gateway-event.ts";
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
  const event = await readGatewayEvent(services, { eventId });
  if (!event) return;
  switch (event.kind) {
    case "captured": {
      const confirmed = await confirmPayment(services, { money: event.payment });
      if (!confirmed.ok)
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
  await finishGatewayEvent(services, { eventId });
}
