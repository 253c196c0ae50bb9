import type { Services } from "../services.ts";
import { selectPayment, setAttempt } from "./payments.queries.ts";

/**
 * Notes that somebody tries to pay, or that a try was declined. The order goes on waiting: the shopper may try
 * again, and money can still come.
 */
export async function noteAttempt(
  services: Services,
  { gatewayOrderId, status }: { gatewayOrderId: string; status: "attempted" | "failed" },
): Promise<void> {
  const payment = await selectPayment(services.db, { gatewayOrderId });
  if (payment) await setAttempt(services.db, payment.id, status);
}
