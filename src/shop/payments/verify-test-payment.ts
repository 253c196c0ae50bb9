import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError, type GatewayPayment } from "./gateways/gateway.ts";
import { TEST_AMOUNT } from "./start-test-payment.ts";

/** Verifies a test payment: the provider's signature, and that the provider knows the money. Records nothing. */
export async function verifyTestPayment(
  services: Services,
  { signedPayment }: { signedPayment: { orderId: string; paymentId: string; signature: string } },
): Promise<Outcome<GatewayPayment, "bad-signature" | "payment-provider-down" | "unknown-payment">> {
  if (services.settings.mode !== "demo") return refuse("unknown-payment");
  if (!services.gateway.isPaymentSignature(signedPayment)) return refuse("bad-signature");
  try {
    const payment = await services.gateway.fetchPayment(signedPayment.paymentId);
    const isIt = payment.orderId === signedPayment.orderId && payment.amount === TEST_AMOUNT;
    return isIt ? ok(payment) : refuse("bad-signature");
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn(
      { payment: signedPayment.paymentId, err: error },
      "a test payment could not be looked up",
    );
    return refuse("payment-provider-down");
  }
}
