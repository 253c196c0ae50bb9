import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertEntry, lockLedger, selectEntryByKey, selectLastEntry } from "./rewards.queries.ts";
import type { CoinReason } from "./rules/coin-reasons.ts";

/**
 * Adds an entry to a customer's ledger; a negative amount takes coins. A repeated key changes nothing and returns the
 * balance after its entry. Refuses a negative balance.
 */
export function addCoins(
  services: Services,
  entry: { userId: string; amount: number; reason: CoinReason; orderId?: string; key: string },
): Promise<Outcome<{ balance: number }, "not-enough-coins">> {
  const { userId, amount, reason, orderId, key } = entry;
  return services.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    const existingEntry = await selectEntryByKey(tx, key);
    if (existingEntry) return ok({ balance: existingEntry.balance });
    const last = await selectLastEntry(tx, userId);
    const balance = (last?.balance ?? 0) + amount;
    if (balance < 0) return refuse("not-enough-coins", { balance: last?.balance ?? 0 });
    await insertEntry(tx, {
      id: randomId("coin"),
      userId,
      number: (last?.number ?? 0) + 1,
      amount,
      balance,
      reason,
      orderId: orderId ?? null,
      idempotencyKey: key,
      createdAt: services.clock(),
    });
    return ok({ balance });
  });
}
