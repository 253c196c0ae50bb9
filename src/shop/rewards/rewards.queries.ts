import { and, asc, desc, eq, gte, inArray, lt, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { coinEntries, referralCodes, referrals } from "./rewards.tables.ts";

type Handle = Db | Tx;
type NewEntry = typeof coinEntries.$inferInsert;

/** One writer at a time in each customer's ledger, until the transaction ends. */
export async function lockLedger(db: Handle, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coins:${userId}`}, 0))`);
}

export async function selectLastEntry(db: Handle, userId: string) {
  const [entry] = await db
    .select()
    .from(coinEntries)
    .where(eq(coinEntries.userId, userId))
    .orderBy(desc(coinEntries.number))
    .limit(1);
  return entry;
}

export async function selectEntryByKey(db: Handle, key: string) {
  const [entry] = await db.select().from(coinEntries).where(eq(coinEntries.idempotencyKey, key));
  return entry;
}

/** Coins held for an order: held minus returned. */
export async function selectHeld(db: Handle, userId: string, orderId: string): Promise<number> {
  const [row] = await db
    .select({ change: sum(coinEntries.amount) })
    .from(coinEntries)
    .where(
      and(
        eq(coinEntries.userId, userId),
        eq(coinEntries.orderId, orderId),
        inArray(coinEntries.reason, ["hold", "give-back"]),
      ),
    );
  return 0 - Number(row?.change ?? 0);
}

export async function insertEntry(db: Handle, entry: NewEntry): Promise<void> {
  await db.insert(coinEntries).values(entry);
}

export function selectEntries(db: Handle, userId: string, limit: number) {
  return db
    .select()
    .from(coinEntries)
    .where(eq(coinEntries.userId, userId))
    .orderBy(desc(coinEntries.number))
    .limit(limit);
}

/** The customer's existing code, else this new one. */
export async function saveReferralCode(db: Handle, userId: string, fresh: string): Promise<string> {
  const [saved] = await db
    .insert(referralCodes)
    .values({ userId, code: fresh })
    .onConflictDoUpdate({ target: referralCodes.userId, set: { code: referralCodes.code } })
    .returning();
  if (!saved) throw new Error("a referral code was not saved");
  return saved.code;
}

export async function selectCodeOwner(db: Handle, code: string): Promise<string | undefined> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.code, code));
  return row?.userId;
}

export async function selectReferrer(db: Handle, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(referrals).where(eq(referrals.userId, userId));
  return row?.referrerId;
}

/**
 * Inserts the referrer, unless there is one, an order has earned coins, or the two would refer each other. Returns
 * the current referrer.
 */
export async function insertReferral(
  tx: Tx,
  { userId, referrerId, createdAt }: typeof referrals.$inferInsert,
): Promise<string | undefined> {
  await tx.execute(sql`
    insert into ${referrals} (user_id, referrer_id, created_at)
    select ${userId}, ${referrerId}, ${createdAt.toISOString()}::timestamptz
    where not exists (select 1 from ${coinEntries} where ${coinEntries.userId} = ${userId} and ${coinEntries.reason} = 'order')
    on conflict do nothing`);
  return selectReferrer(tx, userId);
}

/** The coin entries of an order, the oldest first. */
export function selectEntriesOfOrder(db: Handle, userId: string, orderId: string) {
  return db
    .select()
    .from(coinEntries)
    .where(and(eq(coinEntries.userId, userId), eq(coinEntries.orderId, orderId)))
    .orderBy(asc(coinEntries.number));
}

/** Entries between two instants, by reason: how many, and the coins added and taken. */
export function selectMovements(db: Handle, { from, to }: { from: Date; to: Date }) {
  const { reason, amount, createdAt } = coinEntries;
  return db
    .select({
      ...{ reason, many: sql<number>`count(*)::int` },
      added: sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(Number),
      taken: sql<number>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(Number),
    })
    .from(coinEntries)
    .where(and(gte(createdAt, from), lt(createdAt, to)))
    .groupBy(reason)
    .orderBy(reason);
}

/** All coins that customers have. */
export async function sumCoins(db: Handle): Promise<number> {
  const [row] = await db
    .select({ coins: sql<number>`coalesce(sum(${coinEntries.amount}), 0)`.mapWith(Number) })
    .from(coinEntries);
  return row?.coins ?? 0;
}
