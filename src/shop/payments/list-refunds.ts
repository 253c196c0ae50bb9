import { type Paise, paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { selectRefundsOf } from "./payments.queries.ts";
import type { RefundStatus } from "./rules/payment-lifecycle.ts";

/** Money on its way back to where it came from. `failed` is asked for again by itself. */
export type RefundView = {
  id: string;
  amount: Paise;
  reason: string;
  /** The provider's numbers, for the staff; the refund's own is null until the provider has answered. */
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  stage: RefundStatus;
  requestedAt: Date;
  settledAt: Date | null;
};

/** Every refund of an order, oldest first. */
export async function listRefunds(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<RefundView[]> {
  const rows = await selectRefundsOf(services.db, orderId);
  return rows.map(
    ({ id, amountPaise, reason, status, gatewayPaymentId, gatewayRefundId, createdAt, settledAt }) => ({
      id,
      amount: paise(amountPaise),
      reason,
      gatewayPaymentId,
      gatewayRefundId,
      stage: status,
      requestedAt: createdAt,
      settledAt,
    }),
  );
}
