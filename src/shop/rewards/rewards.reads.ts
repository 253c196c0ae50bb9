import type { Services } from "../services.ts";
import { selectAllEntries, selectOwnCode, selectReferralDates } from "./customer-data.queries.ts";
import { selectEntries, selectEntriesOfOrder, selectEntryByKey, selectLastEntry } from "./rewards.queries.ts";
import type { CoinReason } from "./rules/coin-reasons.ts";

/** Coins that a customer can spend now; what is held for an open payment is not among them. */
export async function getCoinBalance(services: Services, { userId }: { userId: string }): Promise<number> {
  return (await selectLastEntry(services.db, userId))?.balance ?? 0;
}

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
    ...{ amount, balance, reason, orderId, at: createdAt },
  }));
}

/** What an order did to its customer's coins, the oldest first: held, given back, earned, taken back, added. */
export async function listOrderCoins(
  services: Pick<Services, "db">,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Pick<CoinEntry, "amount" | "reason" | "at">[]> {
  const entries = await selectEntriesOfOrder(services.db, userId, orderId);
  return entries.map(({ amount, reason, createdAt }) => ({
    amount,
    reason,
    at: createdAt,
  }));
}

/** The name of the coins that the shop adds when it gives up an order. */
export function compensationKey(orderId: string): string {
  return `compensation:${orderId}`;
}

/** Coins that the shop has added because it gave up this order; 0 for none. */
export async function findCompensation(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<number> {
  return (await selectEntryByKey(services.db, compensationKey(orderId)))?.amount ?? 0;
}

/** A customer's whole ledger of coins, oldest first, and whom they brought: when, never who. */
export async function exportCoins(services: Pick<Services, "db">, { userId }: { userId: string }) {
  const entries = await selectAllEntries(services.db, userId);
  const { brought, broughtAt } = await selectReferralDates(services.db, userId);
  return {
    balance: entries.at(-1)?.balance ?? 0,
    entries: entries.map(({ amount, balance, reason, orderId, createdAt }) => ({
      ...{ amount, balance, reason, orderId },
      at: createdAt.toISOString(),
    })),
    referralCode: await selectOwnCode(services.db, userId),
    friendsBroughtAt: brought.map((at) => at.toISOString()),
    broughtByAFriendAt: broughtAt?.toISOString() ?? null,
  };
}
