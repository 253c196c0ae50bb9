import type { Services } from "../services.ts";
import type { GatewayPayment } from "./gateways/gateway.ts";
import { type Payment, selectPayment, settleOpenPayment } from "./payments.queries.ts";

/**
 * The effect of captured money on its payment: `settled` just now, `already-settled` by the same money, `duplicate`
 * of another payment, or `wrong-amount`.
 */
export type Settlement = "settled" | "already-settled" | "duplicate" | "wrong-amount";

/** Settles a payment with captured money, once, in the caller's transaction. */
export async function settlePayment(
  services: Services,
  { payment, money }: { payment: Payment; money: GatewayPayment },
): Promise<Settlement> {
  const isSettled = await settleOpenPayment(services.db, payment.id, {
    gatewayPaymentId: money.id,
    amountPaise: money.amount,
    currency: money.currency,
    method: money.method,
    at: services.clock(),
  });
  if (isSettled) return "settled";
  const storedPayment = await selectPayment(services.db, { orderId: payment.orderId });
  if (storedPayment?.gatewayPaymentId === money.id) return "already-settled";
  return storedPayment?.gatewayPaymentId ? "duplicate" : "wrong-amount";
}
