import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { lockLedger, selectHeld, selectLastEntry } from "./rewards.queries.ts";

/**
 * Takes coins for an order while it is being paid; once it is paid they simply stay taken. Holding again for
 * the same order takes only what has been given back meanwhile.
 */
export function holdCoins(
  services: Services,
  { userId, orderId, coins }: { userId: string; orderId: string; coins: number },
): Promise<Outcome<void, "not-enough-coins">> {
  return services.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    const missing = coins - (await selectHeld(tx, userId, orderId));
    if (missing <= 0) return ok(undefined);
    const next = ((await selectLastEntry(tx, userId))?.number ?? 0) + 1;
    const taken = await addCoins(
      { ...services, db: tx },
      { userId, orderId, amount: -missing, reason: "hold", key: `hold:${orderId}:${next}` },
    );
    return taken.ok ? ok(undefined) : taken;
  });
}
