import type { Services } from "../services.ts";
import { eraseReceivers as erase } from "./orders.queries.ts";

/** So many days after an order has ended, nobody needs its receiver any more. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Erases name, numbers, address and messages of the receivers of orders that ended 90 days ago: delivered,
 * cancelled, undeliverable or never paid. Amounts, pincode and the buyer's e-mail stay. Again changes nothing.
 */
export async function eraseReceivers(services: Services): Promise<{ erased: number }> {
  const endedBy = new Date(services.clock().getTime() - KEPT_DAYS * DAY_MS);
  const erased = await services.db.transaction((tx) => erase(tx, endedBy));
  return { erased };
}
