import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { blackouts, slots } from "../delivery.tables.ts";

export type Blackout = typeof blackouts.$inferSelect;
type NewBlackout = typeof blackouts.$inferInsert;
type Handle = Db | Tx;

/** Condition: the blackout has not been ended early and applies to this kitchen and pincode. */
export function concerns(kitchenId: AnyColumn | string, pincode: AnyColumn | string): SQL | undefined {
  return and(
    isNull(blackouts.endedAt),
    or(isNull(blackouts.kitchenId), eq(blackouts.kitchenId, kitchenId)),
    or(isNull(blackouts.pincodes), sql`${pincode} = any(${blackouts.pincodes})`),
  );
}

/**
 * Waits for transactions that reserve capacity, and makes new ones wait for this one, so that they see what it commits.
 * Also blocks `SELECT ... FOR UPDATE`: a transaction with a locked slot could otherwise deadlock with this one.
 */
export async function lockCapacity(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${slots} in exclusive mode`);
}

/** Inserts a blackout, once per idempotency key. Returns undefined if it exists. */
export async function insertBlackout(tx: Tx, row: NewBlackout): Promise<Blackout | undefined> {
  const [inserted] = await tx.insert(blackouts).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function selectBlackoutByKey(db: Handle, key: string): Promise<Blackout | undefined> {
  const [row] = await db.select().from(blackouts).where(eq(blackouts.idempotencyKey, key));
  return row;
}

/** Ends a blackout. Returns undefined if it has ended. Checked by the UPDATE itself. */
export async function setEnded(
  tx: Tx,
  { id, at, by }: { id: number; at: Date; by: string },
): Promise<Blackout | undefined> {
  const isOpen = or(isNull(blackouts.endsAt), gt(blackouts.endsAt, at));
  const [ended] = await tx
    .update(blackouts)
    .set({ endedAt: at, endedBy: by })
    .where(and(eq(blackouts.id, id), isNull(blackouts.endedAt), isOpen))
    .returning();
  return ended;
}

/** The blackout, locked until the transaction ends. */
export async function lockBlackout(tx: Tx, id: number): Promise<Blackout | undefined> {
  const [row] = await tx.select().from(blackouts).where(eq(blackouts.id, id)).for("update");
  return row;
}

/** Ends a locked blackout, or puts it into force again. */
export async function setEnd(tx: Tx, id: number, end: { at: Date; by: string } | null): Promise<void> {
  const ended = { endedAt: end?.at ?? null, endedBy: end?.by ?? null };
  await tx.update(blackouts).set(ended).where(eq(blackouts.id, id));
}

export async function selectBlackout(db: Handle, id: number): Promise<Blackout | undefined> {
  const [row] = await db.select().from(blackouts).where(eq(blackouts.id, id));
  return row;
}

/** Blackouts that close something now or later, the earliest first. */
export function selectCurrent(db: Handle, now: Date): Promise<Blackout[]> {
  return db
    .select()
    .from(blackouts)
    .where(and(isNull(blackouts.endedAt), or(isNull(blackouts.endsAt), gt(blackouts.endsAt, now))))
    .orderBy(asc(blackouts.startsAt), asc(blackouts.id));
}

/** The latest blackouts that are over. */
export function selectPast(db: Handle, { now, limit }: { now: Date; limit: number }): Promise<Blackout[]> {
  return db
    .select()
    .from(blackouts)
    .where(or(isNotNull(blackouts.endedAt), lte(blackouts.endsAt, now)))
    .orderBy(desc(blackouts.id))
    .limit(limit);
}
