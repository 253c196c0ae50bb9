import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertEntry } from "./rewards.queries.ts";
import type { CoinReason } from "./rules/coin-reasons.ts";

export type NewEntry = { userId: string; amount: number; reason: CoinReason; orderId?: string; key: string };

/**
 * Appends an entry to a ledger that the caller's transaction has locked. Refuses a negative balance.
 * @param last the ledger's last entry, read under the lock; undefined if it is empty
 */
export async function appendEntry(
  { db, clock }: Pick<Services, "db" | "clock">,
  last: { number: number; balance: number } | undefined,
  { userId, amount, reason, orderId, key }: NewEntry,
): Promise<Outcome<{ balance: number }, "not-enough-coins">> {
  const balance = (last?.balance ?? 0) + amount;
  if (balance < 0) return refuse("not-enough-coins", { balance: last?.balance ?? 0 });
  await insertEntry(db, {
    id: randomId("coin"),
    userId,
    number: (last?.number ?? 0) + 1,
    amount,
    balance,
    reason,
    orderId: orderId ?? null,
    idempotencyKey: key,
    createdAt: clock(),
  });
  return ok({ balance });
}
