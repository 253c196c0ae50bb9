import { addDays, type Day, instant } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { selectAllEntries, selectOwnCode, selectReferralDates } from "./customer-data.queries.ts";
import {
  selectEntries,
  selectEntriesOfOrder,
  selectEntryByKey,
  selectLastEntry,
  selectMovements,
  sumCoins,
} from "./rewards.queries.ts";
import type { CoinReason } from "./rules/coin-reasons.ts";

/** Spendable coins, without those held for open payments. */
export async function getCoinBalance(services: Services, { userId }: { userId: string }): Promise<number> {
  return (await selectLastEntry(services.db, userId))?.balance ?? 0;
}

/** A ledger entry: coins added (positive) or taken, and the balance after it. */
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

/** Coin entries of an order, oldest first: held, returned, earned, revoked, compensated. */
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

/** Key of the coins that the shop adds when it cancels an order. */
export function compensationKey(orderId: string): string {
  return `compensation:${orderId}`;
}

/** Coins that the shop added when it cancelled this order; 0 for none. */
export async function findCompensation(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<number> {
  return (await selectEntryByKey(services.db, compensationKey(orderId)))?.amount ?? 0;
}

/** Exports a customer's coin ledger, oldest first, and the dates of referrals, without names. */
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

/**
 * Coins added and taken in a period by reason, both ends included. The difference is the change of what the shop owes.
 */
export function sumCoinMovements(
  { db }: Pick<Services, "db">,
  { from, to }: { from: Day; to: Day },
): Promise<{ reason: CoinReason; many: number; added: number; taken: number }[]> {
  return selectMovements(db, { from: instant(from, 0), to: instant(addDays(to, 1), 0) });
}

/** Coins that customers have not spent yet, over all ledgers. Each is worth a rupee at the next order. */
export function countOwedCoins({ db }: Pick<Services, "db">): Promise<number> {
  return sumCoins(db);
}
