import type { Services } from "../services.ts";
import { selectAllEntries, selectOwnCode, selectReferralDates } from "./customer-data.queries.ts";

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
