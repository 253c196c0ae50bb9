import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { PauseReason } from "./rules/delivery-states.ts";
import { webhookEndpoints } from "./webhooks.tables.ts";

type Handle = Db | Tx;

export type Endpoint = typeof webhookEndpoints.$inferSelect;

const { id, url, pausedAt, failingSince } = webhookEndpoints;

/** Locks the list of endpoints against additions until the transaction ends. */
export async function lockEndpoints(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhook-endpoints', 0))`);
}

export async function countEndpoints(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(webhookEndpoints);
  return row?.total ?? 0;
}

/** False if another endpoint has this URL. */
export async function insertEndpoint(
  tx: Tx,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<boolean> {
  const inserted = await tx.insert(webhookEndpoints).values(endpoint).onConflictDoNothing().returning({ id });
  return inserted.length > 0;
}

export function selectEndpoints(db: Handle): Promise<Endpoint[]> {
  return db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt), asc(id));
}

export function selectEndpointsById(db: Handle, ids: string[]): Promise<Endpoint[]> {
  return db.select().from(webhookEndpoints).where(inArray(id, ids));
}

export async function selectEndpoint(db: Handle, endpointId: string): Promise<Endpoint | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(eq(id, endpointId));
  return row;
}

/** The endpoint, locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, endpointId: string): Promise<Endpoint | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(id, endpointId)).for("no key update");
  return row;
}

/** Whether another endpoint has this URL. */
export async function isUrlTaken(tx: Tx, { endpointId, url: newUrl }: { endpointId: string; url: string }) {
  const [row] = await tx
    .select({ id })
    .from(webhookEndpoints)
    .where(and(eq(url, newUrl), sql`${id} <> ${endpointId}`));
  return row !== undefined;
}

export async function updateEndpoint(
  tx: Tx,
  endpointId: string,
  change: Partial<Omit<Endpoint, "id" | "createdAt">>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(change).where(eq(id, endpointId));
}

export async function deleteEndpoint(tx: Tx, endpointId: string): Promise<Endpoint | undefined> {
  const [row] = await tx.delete(webhookEndpoints).where(eq(id, endpointId)).returning();
  return row;
}

/** False if it is paused already, or gone. */
export async function setPaused(
  tx: Tx,
  pause: { endpointId: string; at: Date; reason: PauseReason },
): Promise<boolean> {
  const paused = await tx
    .update(webhookEndpoints)
    .set({ pausedAt: pause.at, pauseReason: pause.reason })
    .where(and(eq(id, pause.endpointId), isNull(pausedAt)))
    .returning({ id });
  return paused.length > 0;
}

/** False if it is not paused, or gone. */
export async function setResumed(tx: Tx, endpointId: string): Promise<boolean> {
  const resumed = await tx
    .update(webhookEndpoints)
    .set({ pausedAt: null, pauseReason: null, failingSince: null })
    .where(and(eq(id, endpointId), isNotNull(pausedAt)))
    .returning({ id });
  return resumed.length > 0;
}

/** Ends a row of failures. Writes nothing to an endpoint that has not failed. */
export async function clearFailures(db: Handle, endpointId: string): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(id, endpointId), isNotNull(failingSince)));
}

/** Stores a failure. Returns the first one since the last success. */
export async function noteFailure(tx: Tx, endpointId: string, at: Date): Promise<Date | null> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${failingSince}, ${at.toISOString()}::timestamptz)` })
    .where(eq(id, endpointId))
    .returning({ failingSince });
  return row?.failingSince ?? null;
}
