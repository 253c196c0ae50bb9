import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { lockLedger, selectEntryByKey, selectLastEntry } from "./rewards.queries.ts";

/** What names the end of an order's earning: once this line stands, the order earns nothing any more. */
export function reversalKey(orderId: string): string {
  return `reversal:${orderId}`;
}

/**
 * Takes back the coins that an order earned, once its money went back; how many. One that has earned nothing yet
 * never will. Coins that were spent meanwhile stay spent: a balance never goes below zero.
 */
export function revokeCoins(
  services: Services,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Outcome<number, "not-enough-coins">> {
  return services.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    const earned = (await selectEntryByKey(tx, `earn:${orderId}`))?.amount ?? 0;
    const balance = (await selectLastEntry(tx, userId))?.balance ?? 0;
    // Even a line of nothing is written: told again, it must not take what came later, and nothing is earned after it.
    const amount = Math.min(earned, balance);
    const key = reversalKey(orderId);
    if (await selectEntryByKey(tx, key)) return ok(0);
    const entry = { userId, orderId, amount: -amount, reason: "reversal", key } as const;
    const taken = await addCoins({ ...services, db: tx }, entry);
    return taken.ok ? ok(amount) : taken;
  });
}
