import { paise } from "../basics/money.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError, type GatewayRefund } from "./gateways/gateway.ts";
import { type Refund, selectRefund } from "./payments.queries.ts";
import { tryKey } from "./rules/refund-retry.ts";
import { failRefund, settleRefund } from "./settle-refund.ts";

/**
 * Asks the provider to send money back, under a key that makes asking again harmless. Throws when the
 * provider is down, so that the job is tried again.
 */
export async function sendRefund(
  services: Services,
  { refundId }: { refundId: string },
): Promise<Outcome<void, never>> {
  const refund = await selectRefund(services.db, refundId);
  if (refund?.status !== "requested") return ok(undefined);
  const sent = await ask(services, refund);
  return sent ? settleRefund(services, { refund: sent }) : ok(undefined);
}

async function ask(services: Services, refund: Refund): Promise<GatewayRefund | null> {
  try {
    const answer = await services.gateway.refund({
      paymentId: refund.gatewayPaymentId,
      amount: paise(refund.amountPaise),
      idempotencyKey: tryKey(refund.id, refund.tries),
      reference: refund.id,
    });
    return { ...answer, reference: refund.id };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.retryable) throw error;
    services.log.warn({ refund: refund.id, err: error }, "the provider refused a refund");
    await services.db.transaction((tx) => failRefund({ ...services, db: tx }, refund));
    return null;
  }
}
