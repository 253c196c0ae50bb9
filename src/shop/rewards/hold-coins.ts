import { inTransaction } from "../basics/in-transaction.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { appendEntry } from "./append-entry.ts";
import { lockLedger, selectHeld, selectLastEntry } from "./rewards.queries.ts";

/**
 * Holds coins for an order while it is paid; after payment they stay taken. Holding again takes only what was
 * returned meanwhile.
 */
export function holdCoins(
  services: Services,
  { userId, orderId, coins }: { userId: string; orderId: string; coins: number },
): Promise<Outcome<void, "not-enough-coins">> {
  return inTransaction(services.db, async (tx) => {
    await lockLedger(tx, userId);
    const missing = coins - (await selectHeld(tx, userId, orderId));
    if (missing <= 0) return ok(undefined);
    const last = await selectLastEntry(tx, userId);
    const next = (last?.number ?? 0) + 1;
    const taken = await appendEntry({ ...services, db: tx }, last, {
      userId,
      orderId,
      amount: -missing,
      reason: "hold",
      key: `hold:${orderId}:${next}`,
    });
    return taken.ok ? ok(undefined) : taken;
  });
}
