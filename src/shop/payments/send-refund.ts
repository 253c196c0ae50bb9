import type { Services } from "../services.ts";
import { GatewayError, type GatewayRefund } from "./gateways/gateway.ts";
import { type Refund, selectRefund, setRefund } from "./refunds.queries.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { tryKey } from "./rules/refund-retry.ts";
import { failRefund, settleRefund } from "./settle-refund.ts";

/**
 * Sends a refund to the provider with an idempotency key. Throws if the provider is down or the outcome is unknown,
 * so that the job retries with the same key.
 */
export async function sendRefund(services: Services, { refundId }: { refundId: string }): Promise<void> {
  const refund = await selectRefund(services.db, refundId);
  if (refund?.status !== "requested") return;
  const sent = await sendToGateway(services, refund);
  if (sent) await settleRefund(services, { refund: sent });
}

async function sendToGateway(services: Services, refund: Refund): Promise<GatewayRefund | null> {
  try {
    const answer = await services.gateway.refund({
      paymentId: refund.gatewayPaymentId,
      amount: refund.amountPaise,
      idempotencyKey: tryKey(refund.id, refund.tries),
      reference: refund.id,
    });
    return { ...answer, reference: refund.id };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // A refused API key says nothing about the refund, which an earlier try may have made under this key.
    if (error.retryable || error.status === 401 || error.status === 403) {
      // The job itself retries: push `dueAt` back so that no second one starts.
      const dueAt = new Date(services.clock().getTime() + RECHECK_AFTER);
      await setRefund(services.db, refund, { status: "requested", dueAt });
      throw error;
    }
    services.log.warn({ refund: refund.id, err: error }, "the provider refused a refund");
    await services.db.transaction((tx) => failRefund({ ...services, db: tx }, refund));
    return null;
  }
}
