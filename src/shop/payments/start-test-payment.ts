import { randomId } from "../basics/ids.ts";
import { paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError, type GatewayOrder } from "./gateways/gateway.ts";

/** One rupee, the provider's minimum. */
export const TEST_AMOUNT = paise(100);

/** Creates a one-rupee payment without an order, which is not recorded. Demo shops only. */
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
