import type { Services } from "../services.ts";
import { deleteOldNotes } from "./order-notes.queries.ts";
import { eraseReceivers as erase } from "./orders.queries.ts";

/** Days after the end of an order for which its receiver is stored. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Erases name, phones, address, messages and the texts of a gift from orders that ended 90 days ago: delivered,
 * cancelled, undeliverable or unpaid. Erases notes of staff on such orders once they are as old. Keeps amounts, pincode and the buyer's e-mail.
 */
export async function eraseReceivers(services: Services): Promise<{ erased: number }> {
  const endedBy = new Date(services.clock().getTime() - KEPT_DAYS * DAY_MS);
  const erased = await services.db.transaction(async (tx) => {
    const orderCount = await erase(tx, endedBy);
    await deleteOldNotes(tx, endedBy);
    return orderCount;
  });
  return { erased };
}
