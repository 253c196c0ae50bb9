import { GatewayError } from "../payments/gateways/gateway.ts";
import { markRechecked } from "../payments/mark-rechecked.ts";
import { listSettledPayments, type Payment } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";
import { confirmPayment } from "./confirm-payment.ts";

/**
 * Asks the provider again about settled payments: a shopper with two tabs may have paid twice, and the webhook of the
 * second payment may be lost. Refunds duplicates.
 */
export async function refundDuplicatePayments(services: Services): Promise<{ looked: number }> {
  const settled = await listSettledPayments(services);
  let looked = 0;
  for (const payment of settled) {
    if (!(await recheck(services, payment))) continue;
    await markRechecked(services, { paymentId: payment.id });
    looked++;
  }
  return { looked };
}

/** Returns false if the provider did not answer. Later runs ask again, for a week. */
async function recheck(services: Services, payment: Payment): Promise<boolean> {
  const { id, gatewayOrderId } = payment;
  if (gatewayOrderId === null) return true;
  try {
    const money = await services.gateway.fetchOrderPayments(gatewayOrderId);
    for (const capture of money.filter(({ status }) => status === "captured"))
      await confirmPayment(services, { payment, money: capture });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ payment: id, err: error }, "a settled payment could not be looked up");
    return false;
  }
}
