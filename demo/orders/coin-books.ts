import type { coinEntries } from "../../src/shop/rewards/rewards.tables.ts";
import type { CoinReason } from "../../src/shop/rewards/rules/coin-reasons.ts";

type Entry = typeof coinEntries.$inferInsert;
type Change = {
  userId: string;
  amount: number;
  reason: CoinReason;
  orderId: string | null;
  key: string;
  at: Date;
};

/** The ledgers of the demo's customers, written in the order of time. */
export function coinBooks() {
  const entries: Entry[] = [];
  const last = new Map<string, { number: number; balance: number }>();
  const pending = new Map<string, Change[]>();
  const append = ({ userId, amount, reason, orderId, key, at }: Change) => {
    const { number, balance } = last.get(userId) ?? { number: 0, balance: 0 };
    const next = { number: number + 1, balance: balance + amount };
    last.set(userId, next);
    entries.push({
      ...{ id: `coin_demo${entries.length + 1}`, userId, ...next, amount, reason, orderId },
      ...{ idempotencyKey: key, createdAt: at },
    });
  };
  const settle = (userId: string, until: Date | null) => {
    const waiting = (pending.get(userId) ?? []).sort((a, b) => a.at.getTime() - b.at.getTime());
    const due = waiting.filter(({ at }) => until === null || at <= until);
    for (const change of due) append(change);
    pending.set(userId, waiting.slice(due.length));
  };
  return {
    entries,
    /** The balance at this time. */
    balanceAt(userId: string, at: Date): number {
      settle(userId, at);
      return last.get(userId)?.balance ?? 0;
    },
    append,
    /** A change that comes after orders which are still to be planned. */
    later(change: Change): void {
      pending.set(change.userId, [...(pending.get(change.userId) ?? []), change]);
    },
    close(): void {
      for (const userId of pending.keys()) settle(userId, null);
    },
  };
}
