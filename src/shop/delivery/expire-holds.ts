import type { Services } from "../services.ts";
import { lockSlotById, releaseExpired, selectSlotsWithExpiredHolds } from "./holds.queries.ts";

/**
 * Gives back every place whose payment lapsed; how many. Run by a job, one slot a transaction, so that no
 * shopper waits for all of them. Nothing depends on its hour: slots give lapsed places away by themselves.
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
