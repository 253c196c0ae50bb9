import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectPayment, setFailed } from "./payments.queries.ts";

/** Notes that a try to pay was declined. The order goes on waiting: the shopper may try again. */
export async function noteFailedAttempt(
  services: Services,
  by: { gatewayOrderId: string },
): Promise<Outcome<void, never>> {
  const payment = await selectPayment(services.db, by);
  if (payment) await setFailed(services.db, payment.id);
  return ok(undefined);
}
