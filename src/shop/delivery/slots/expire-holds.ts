import type { Services } from "../../services.ts";
import { lockSlotById, releaseExpired, selectSlotsWithExpiredHolds } from "./holds.queries.ts";

/**
 * Releases all holds of expired payments. Returns how many. One transaction per slot, so that shoppers do not wait.
 * Not time-critical: `holdSlot` releases expired holds itself.
 */
export async function expireHolds(services: Services): Promise<{ released: number }> {
  const now = services.clock();
  let released = 0;
  for (const { slotId } of await selectSlotsWithExpiredHolds(services.db, now)) {
    released += await services.db.transaction(async (tx) => {
      await lockSlotById(tx, slotId);
      return releaseExpired(tx, slotId, now);
    });
  }
  return { released };
}
