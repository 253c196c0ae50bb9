import type { Services } from "../services.ts";
import type { CoinEntry } from "./get-ledger.ts";
import { selectEntriesOfOrder } from "./rewards.queries.ts";
import type { CoinReason } from "./rules/coin-reasons.ts";

/** What an order did to its customer's coins, the oldest first: held, given back, earned, taken back, added. */
export async function listOrderCoins(
  services: Pick<Services, "db">,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Pick<CoinEntry, "amount" | "reason" | "at">[]> {
  const entries = await selectEntriesOfOrder(services.db, userId, orderId);
  return entries.map(({ amount, reason, createdAt }) => ({
    amount,
    reason: reason as CoinReason,
    at: createdAt,
  }));
}
