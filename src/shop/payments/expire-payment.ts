import type { Services } from "../services.ts";
import { expire } from "./payments.queries.ts";

/** Gives up waiting for a payment; false when it is paid, or was given up before. Late money still settles it. */
export async function expirePayment(services: Services, { orderId }: { orderId: string }): Promise<boolean> {
  return expire(services.db, orderId);
}
