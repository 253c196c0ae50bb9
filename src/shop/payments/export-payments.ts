import type { Services } from "../services.ts";
import { selectPaymentsOf, selectRefundsOfPayments } from "./customer-data.queries.ts";

/** Everything that the shop holds of the payments of these orders, and of what went back; amounts in rupees. */
export async function exportPayments(services: Pick<Services, "db">, { orderIds }: { orderIds: string[] }) {
  if (orderIds.length === 0) return [];
  const payments = await selectPaymentsOf(services.db, orderIds);
  const ids = payments.map(({ id }) => id);
  const refunds = ids.length === 0 ? [] : await selectRefundsOfPayments(services.db, ids);
  return payments.map((payment) => ({
    orderId: payment.orderId,
    amount: payment.amountPaise / 100,
    currency: payment.currency,
    status: payment.status,
    method: payment.method,
    providersOrder: payment.gatewayOrderId,
    providersPayment: payment.gatewayPaymentId,
    begunAt: payment.createdAt.toISOString(),
    paidAt: payment.settledAt?.toISOString() ?? null,
    refunds: refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ amountPaise, reason, status, createdAt, settledAt }) => ({
        amount: amountPaise / 100,
        reason,
        status,
        askedAt: createdAt.toISOString(),
        doneAt: settledAt?.toISOString() ?? null,
      })),
  }));
}
