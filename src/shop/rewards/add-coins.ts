import { inTransaction } from "../basics/in-transaction.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { appendEntry, type NewEntry } from "./append-entry.ts";
import { lockLedger, selectEntryByKey, selectLastEntry } from "./rewards.queries.ts";

/**
 * Adds an entry to a customer's ledger; a negative amount takes coins. A repeated key changes nothing and returns the
 * balance after its entry. Refuses a negative balance.
 */
export function addCoins(
  services: Services,
  entry: NewEntry,
): Promise<Outcome<{ balance: number }, "not-enough-coins">> {
  const { userId, key } = entry;
  return inTransaction(services.db, async (tx) => {
    await lockLedger(tx, userId);
    const existingEntry = await selectEntryByKey(tx, key);
    if (existingEntry) return ok({ balance: existingEntry.balance });
    return appendEntry({ ...services, db: tx }, await selectLastEntry(tx, userId), entry);
  });
}
