import { and, asc, desc, eq, inArray, max, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import { runStops, runs } from "./runs.tables.ts";

type Handle = Db | Tx;

export type Run = typeof runs.$inferSelect;

/** Serialises the changes of one day's runs until the transaction ends. */
export async function lockDay(tx: Handle, day: Day): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`runs:${day}`}))`);
}

export async function selectLastNth(db: Handle, day: Day): Promise<number> {
  const [row] = await db
    .select({ nth: max(runs.nth) })
    .from(runs)
    .where(eq(runs.day, day));
  return row?.nth ?? 0;
}

export async function insertRun(db: Handle, run: Run): Promise<void> {
  await db.insert(runs).values(run);
}

export async function selectRun(db: Handle, id: string): Promise<Run | undefined> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  return run;
}

export async function lockRun(tx: Tx, id: string): Promise<Run | undefined> {
  const [run] = await tx.select().from(runs).where(eq(runs.id, id)).for("update");
  return run;
}

/** The caller has locked the run. */
export async function updateRider(tx: Tx, id: string, riderId: string): Promise<void> {
  await tx.update(runs).set({ riderId }).where(eq(runs.id, id));
}

/** The runs of a day, of one rider or of all, with the ids of their orders. */
export function selectRunsOfDay(
  db: Handle,
  { day, riderId, limit }: { day: Day; riderId: string | null; limit: number },
) {
  return db
    .select({
      ...{ id: runs.id, nth: runs.nth, riderId: runs.riderId },
      orderIds: sql<
        string[]
      >`coalesce(array_agg(${runStops.orderId}::text order by ${runStops.position}) filter (where ${runStops.orderId} is not null), '{}')`,
    })
    .from(runs)
    .leftJoin(runStops, eq(runStops.runId, runs.id))
    .where(and(eq(runs.day, day), riderId === null ? undefined : eq(runs.riderId, riderId)))
    .groupBy(runs.id)
    .orderBy(asc(runs.nth))
    .limit(limit);
}

/** The ids of a run's orders in the order of driving. */
export async function selectStopIds(db: Handle, runId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: runStops.orderId })
    .from(runStops)
    .where(eq(runStops.runId, runId))
    .orderBy(asc(runStops.position), asc(runStops.orderId));
  return rows.map(({ orderId }) => orderId);
}

/** The run of an order, with its rider; undefined for none. */
export async function selectRunOfOrder(db: Handle, orderId: string): Promise<Run | undefined> {
  const [row] = await db
    .select({ run: runs })
    .from(runStops)
    .innerJoin(runs, eq(runs.id, runStops.runId))
    .where(eq(runStops.orderId, orderId));
  return row?.run;
}

/** Whether an order of another query is on no run. A scalar subquery, so that no plan reads all stops for a join. */
export function hasNoRun(orderId: SQLWrapper): SQL {
  return sql`(select ${runStops.runId} from ${runStops} where ${runStops.orderId} = ${orderId}) is null`;
}

/** Whether an order of another query is on a run of this rider. */
export function isDrivenBy(orderId: SQLWrapper, riderId: string): SQL {
  return sql`(select ${runs.riderId} from ${runStops} inner join ${runs} on ${runs.id} = ${runStops.runId}
    where ${runStops.orderId} = ${orderId}) = ${riderId}`;
}

/** The runs of these orders, each with its order. */
export async function selectRunsOf(db: Handle, orderIds: string[]): Promise<{ orderId: string; run: Run }[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({ orderId: runStops.orderId, run: runs })
    .from(runStops)
    .innerJoin(runs, eq(runs.id, runStops.runId))
    .where(inArray(runStops.orderId, orderIds));
}

/**
 * Puts orders onto a run, behind its stops. Takes them off a run of another day: the order was rescheduled. Returns those
 * that were on no other run of this day.
 */
export async function insertStops(
  db: Handle,
  { id: runId, day }: Pick<Run, "id" | "day">,
  orderIds: string[],
  from: number,
) {
  const added = await db
    .insert(runStops)
    .values(orderIds.map((orderId, index) => ({ orderId, runId, position: from + index })))
    .onConflictDoUpdate({
      target: runStops.orderId,
      set: { runId: sql`excluded.run_id`, position: sql`excluded.position` },
      setWhere: sql`exists (select from ${runs} where ${runs.id} = ${runStops.runId} and ${runs.day} <> ${day})`,
    })
    .returning({ orderId: runStops.orderId });
  return added.map(({ orderId }) => orderId);
}

export async function selectLastPosition(db: Handle, runId: string): Promise<number> {
  const [row] = await db
    .select({ position: runStops.position })
    .from(runStops)
    .where(eq(runStops.runId, runId))
    .orderBy(desc(runStops.position))
    .limit(1);
  return row?.position ?? 0;
}

/** Takes an order off a run. Returns false if it is not on it. */
export async function deleteStop(db: Handle, runId: string, orderId: string): Promise<boolean> {
  const deleted = await db
    .delete(runStops)
    .where(and(eq(runStops.runId, runId), eq(runStops.orderId, orderId)))
    .returning({ orderId: runStops.orderId });
  return deleted.length > 0;
}

/** Stores the order of driving of a run's stops. */
export async function setPositions(db: Handle, runId: string, orderIds: string[]): Promise<void> {
  for (const [index, orderId] of orderIds.entries())
    await db
      .update(runStops)
      .set({ position: index + 1 })
      .where(and(eq(runStops.runId, runId), eq(runStops.orderId, orderId)));
}
