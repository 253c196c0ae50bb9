import { and, desc, eq, inArray, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { coinEntries } from "./rewards.tables.ts";

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

/** Coins of an order that are held now: what was held less what was given back. */
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

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await tx.insert(coinEntries).values(entry);
}
