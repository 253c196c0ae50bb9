import { eraseNotes } from "../../audit/erase-notes.ts";
import { RECEIVER_DAYS, storedSince } from "../../basics/retention.ts";
import type { Services } from "../../services.ts";
import { deleteOldNotes } from "../notes/order-notes.queries.ts";
import { eraseReceivers as erase } from "../orders.queries.ts";

/**
 * Erases name, phones, address, messages and gift texts from orders that ended `RECEIVER_DAYS` ago, with what staff wrote
 * about their changes, and staff notes once as old. Keeps amounts, pincode and the buyer's e-mail.
 */
export async function eraseReceivers(services: Services): Promise<{ erased: number }> {
  const endedBy = storedSince(services.clock(), RECEIVER_DAYS);
  const erased = await services.db.transaction(async (tx) => {
    const orderIds = await erase(tx, endedBy);
    if (orderIds.length > 0) await eraseNotes(tx, { orderIds, erased: "receiver" });
    await deleteOldNotes(tx, endedBy);
    return orderIds.length;
  });
  return { erased };
}
