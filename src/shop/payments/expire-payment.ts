import type { Services } from "../services.ts";
import { expireOpenPayment } from "./payments.queries.ts";

/** Expires an open payment. Returns false if it is paid or expired already. Late money still settles it. */
export async function expirePayment(services: Services, { orderId }: { orderId: string }): Promise<boolean> {
  return expireOpenPayment(services.db, orderId);
}
