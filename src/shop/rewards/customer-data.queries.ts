import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { coinEntries, referralCodes, referrals } from "./rewards.tables.ts";

export function selectAllEntries(db: Db | Tx, userId: string) {
  return db.select().from(coinEntries).where(eq(coinEntries.userId, userId)).orderBy(asc(coinEntries.number));
}

export async function selectOwnCode(db: Db | Tx, userId: string): Promise<string | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.userId, userId));
  return row?.code ?? null;
}

/** When this customer referred friends, and when they were referred. Never who. */
export async function selectReferralDates(db: Db | Tx, userId: string) {
  const brought = await db
    .select({ at: referrals.createdAt })
    .from(referrals)
    .where(eq(referrals.referrerId, userId));
  const [came] = await db
    .select({ at: referrals.createdAt })
    .from(referrals)
    .where(eq(referrals.userId, userId));
  return { brought: brought.map(({ at }) => at), broughtAt: came?.at ?? null };
}
