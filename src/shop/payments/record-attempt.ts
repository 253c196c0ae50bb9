import type { Services } from "../services.ts";
import { selectPayment, setAttempt } from "./payments.queries.ts";

/** Records that a payment was attempted or declined. The order stays open: the shopper may retry. */
export async function recordAttempt(
  services: Services,
  { gatewayOrderId, status }: { gatewayOrderId: string; status: "attempted" | "failed" },
): Promise<void> {
  const payment = await selectPayment(services.db, { gatewayOrderId });
  if (payment) await setAttempt(services.db, payment.id, status);
}
