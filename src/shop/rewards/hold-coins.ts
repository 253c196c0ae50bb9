import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { lockLedger, selectHeld, selectLastEntry } from "./rewards.queries.ts";

/**
 * Holds coins for an order while it is paid; after payment they stay taken. Holding again takes only what was
 * returned meanwhile.
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
