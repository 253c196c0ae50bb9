import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { lockLedger, selectEntryByKey, selectLastEntry } from "./rewards.queries.ts";

/** Key of the entry after which the order earns nothing any more. */
export function reversalKey(orderId: string): string {
  return `reversal:${orderId}`;
}

/**
 * Revokes the coins that a refunded order earned, and prevents later earning. Returns how many. Spent coins stay
 * spent: a balance never goes below zero.
 */
export function revokeCoins(
  services: Services,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Outcome<number, "not-enough-coins">> {
  return services.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    const earned = (await selectEntryByKey(tx, `earn:${orderId}`))?.amount ?? 0;
    const balance = (await selectLastEntry(tx, userId))?.balance ?? 0;
    // Writes an entry even for zero coins, so that a repeat takes nothing, and nothing is earned later.
    const amount = Math.min(earned, balance);
    const key = reversalKey(orderId);
    if (await selectEntryByKey(tx, key)) return ok(0);
    const entry = { userId, orderId, amount: -amount, reason: "reversal", key } as const;
    const taken = await addCoins({ ...services, db: tx }, entry);
    return taken.ok ? ok(amount) : taken;
  });
}
