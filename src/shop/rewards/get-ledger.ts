import type { Services } from "../services.ts";
import { selectEntries } from "./rewards.queries.ts";
import type { CoinReason } from "./rules/coin-reasons.ts";

/** One line of the ledger: coins that came (above zero) or went, and what was there afterwards. */
export type CoinEntry = {
  amount: number;
  balance: number;
  reason: CoinReason;
  orderId: string | null;
  at: Date;
};

/** A customer's ledger, newest first, at most `limit` lines. */
export async function getLedger(
  services: Pick<Services, "db">,
  { userId, limit = 100 }: { userId: string; limit?: number },
): Promise<CoinEntry[]> {
  const entries = await selectEntries(services.db, userId, limit);
  return entries.map(({ amount, balance, reason, orderId, createdAt }) => ({
    ...{ amount, balance, orderId, at: createdAt },
    reason: reason as CoinReason,
  }));
}
