import type { Services } from "../services.ts";
import { selectPayment } from "./payments.queries.ts";

/** Tells the open pages of its order that money on its way back is at another stage, in the caller's transaction. */
export async function publishRefund(
  { db, pubSub }: Services,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await selectPayment(db, { id: paymentId });
  if (payment) await pubSub.publish(db, payment.orderId);
}
