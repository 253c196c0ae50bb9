import { randomId } from "../basics/ids.ts";
import { paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError, type GatewayOrder } from "./gateways/gateway.ts";

/** One rupee: the least that the provider takes. */
export const TEST_AMOUNT = paise(100);

/**
 * Asks the provider for a payment of one rupee that belongs to no order: nothing of it is in the shop's books.
 * Only a demo shop does this.
 */
export async function startTestPayment(
  services: Services,
): Promise<Outcome<GatewayOrder, "payment-provider-down" | "unknown-payment">> {
  if (services.settings.mode !== "demo") return refuse("unknown-payment");
  try {
    const notes = { purpose: "test payment" };
    return ok(await services.gateway.createOrder({ amount: TEST_AMOUNT, receipt: randomId("test"), notes }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ err: error }, "a test payment could not be started");
    return refuse("payment-provider-down");
  }
}
