import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError, type GatewayRefund } from "./gateways/gateway.ts";
import { type Refund, selectRefund } from "./refunds.queries.ts";
import { isGivenUp } from "./rules/refund-retry.ts";

/** A given-up refund, and all refunds of its payment that the provider has. */
export type LookedUpRefund = { refund: Refund; gatewayRefunds: GatewayRefund[] };

/** Asks the provider about the payment of a given-up refund. Call it outside a transaction: it waits for the reply. */
export async function lookUpGivenUpRefund(
  services: Services,
  { refundId }: { refundId: string },
): Promise<Outcome<LookedUpRefund, "refund-not-given-up" | "refunds-not-fetched">> {
  const refund = await selectRefund(services.db, refundId);
  if (!refund || !isGivenUp(refund)) return refuse("refund-not-given-up");
  try {
    return ok({ refund, gatewayRefunds: await services.gateway.fetchRefunds(refund.gatewayPaymentId) });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ refund: refundId, err: error }, "the refunds of a payment could not be looked up");
    return refuse("refunds-not-fetched");
  }
}
