import { randomId } from "../basics/ids.ts";
import type { Paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { insertPayment, type Payment } from "./payments.queries.ts";

/** Records the payment that an order waits for, in the order's transaction. */
export async function recordPayment(
  services: Services,
  { orderId, amount }: { orderId: string; amount: Paise },
): Promise<Payment> {
  return insertPayment(services.db, {
    id: randomId("pay"),
    orderId,
    provider: services.gateway.provider,
    amountPaise: amount,
    currency: "INR",
    status: "created",
    createdAt: services.clock(),
  });
}
