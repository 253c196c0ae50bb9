import { and, asc, desc, eq, inArray, max, sql } from "drizzle-orm";
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

/** Those of these orders that are on a run of this day. */
export async function selectAssigned(
  db: Handle,
  { orderIds, day }: { orderIds: string[]; day: Day },
): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: runStops.orderId })
    .from(runStops)
    .innerJoin(runs, eq(runs.id, runStops.runId))
    .where(and(inArray(runStops.orderId, orderIds), eq(runs.day, day)));
  return new Set(rows.map(({ orderId }) => orderId));
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

/** Stores the positions of these stops of a run. */
export async function setPositions(
  db: Handle,
  runId: string,
  positions: { orderId: string; position: number }[],
): Promise<void> {
  for (const { orderId, position } of positions)
    await db
      .update(runStops)
      .set({ position })
      .where(and(eq(runStops.runId, runId), eq(runStops.orderId, orderId)));
}
