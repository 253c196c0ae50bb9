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
  const event = read.value;
  switch (event.kind) {
    case "captured": {
      const confirmed = await confirmPayment(services, { money: event.payment });
      if (!confirmed.ok)
        services.log.warn({ event: eventId, money: event.payment.id }, "money for an order of someone else");
      break;
    }
    case "attempted":
    case "failed":
      await noteAttempt(services, { gatewayOrderId: event.payment.orderId, status: event.kind });
      break;
    case "refund":
      await settleRefund(services, { refund: event.refund });
      break;
    case "other":
      break;
  }
  return finishGatewayEvent(services, { eventId });
}
