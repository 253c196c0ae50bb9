import { RECEIVER_DAYS, storedSince } from "../../basics/retention.ts";
import type { Services } from "../../services.ts";
import { deleteOldNotes } from "../notes/order-notes.queries.ts";
import { eraseReceivers as erase } from "../orders.queries.ts";

/**
 * Erases name, phones, address, messages and gift texts from orders that ended `RECEIVER_DAYS` ago, and staff notes
 * once as old. Keeps amounts, pincode and the buyer's e-mail.
 */
export async function eraseReceivers(services: Services): Promise<{ erased: number }> {
  const endedBy = storedSince(services.clock(), RECEIVER_DAYS);
  const erased = await services.db.transaction(async (tx) => {
    const orderCount = await erase(tx, endedBy);
    await deleteOldNotes(tx, endedBy);
    return orderCount;
  });
  return { erased };
}
