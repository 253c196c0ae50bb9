import type { Services } from "../services.ts";
import { selectPayment } from "./payments.queries.ts";

/** Publishes that a refund has changed, to open pages of its order, in the caller's transaction. */
export async function publishRefund(
  { db, pubSub }: Services,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await selectPayment(db, { id: paymentId });
  if (payment) await pubSub.publish(db, payment.orderId);
}
