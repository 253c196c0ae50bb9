import type { Services } from "../services.ts";
import type { GatewayPayment } from "./gateways/gateway.ts";
import { type Payment, selectPayment, settle } from "./payments.queries.ts";

/**
 * What captured money means for the payment it came for: it `settled` it just now, it `stands` because it
 * did so before, it is a `second` one for something already paid, or it is the `wrong-amount`.
 */
export type Settlement = "settled" | "stands" | "second" | "wrong-amount";

/** Settles a payment with captured money, in the caller's transaction. Only ever forward, and once. */
export async function settlePayment(
  services: Services,
  { payment, money }: { payment: Payment; money: GatewayPayment },
): Promise<Settlement> {
  const isSettled = await settle(services.db, payment.id, {
    gatewayPaymentId: money.id,
    amountPaise: money.amount,
    currency: money.currency,
    method: money.method,
    at: services.clock(),
  });
  if (isSettled) return "settled";
  const standing = await selectPayment(services.db, { orderId: payment.orderId });
  if (standing?.gatewayPaymentId === money.id) return "stands";
  return standing?.gatewayPaymentId ? "second" : "wrong-amount";
}
