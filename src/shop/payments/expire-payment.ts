import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { expire } from "./payments.queries.ts";

/** Gives up waiting for a payment; false when it is paid, or was given up before. Late money still settles it. */
export async function expirePayment(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<boolean, never>> {
  return ok(await expire(services.db, orderId));
}
