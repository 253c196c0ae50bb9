import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import type { DeliveredEvent, WebhookEvent } from "./rules/webhook-events.ts";
import { SENT_AT_ONCE } from "./rules/webhook-limits.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.ts";

type Handle = Db | Tx;

export type Delivery = typeof webhookDeliveries.$inferSelect;

const { id, endpointId, position, state, claimedUntil, occurredAt } = webhookDeliveries;

/** With a limit, because nights are short after a table's import: the next night goes on. */
const MOST_ERASED = 50_000;

/**
 * Stores each event once for each endpoint that chose it and is not paused. An endpoint that is being deleted gets
 * none: without the lock, the foreign key would fail the transaction of the event.
 * @returns whether anything was stored
 */
export async function insertDeliveries(db: Handle, events: WebhookEvent[], at: Date): Promise<boolean> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const stored = (await db.execute(sql`
    with happened as (
      select event, data, place
      from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (event text, data jsonb))
        with ordinality as listed(event, data, place)
    ), listening as (
      select id, events from ${webhookEndpoints}
      where paused_at is null and events && array(select event from happened)
      for key share
    )
    insert into ${webhookDeliveries} (endpoint_id, event, data, occurred_at, state, due_at, round_at)
    select listening.id, event, data, ${now}, 'waiting', ${now}, ${now}
    from happened join listening on event = any(listening.events)
    order by place
    returning id`)) as unknown as { rows: unknown[] };
  return stored.rows.length > 0;
}

export async function insertTest(
  tx: Tx,
  { endpoint, data, at }: { endpoint: string; data: Record<string, unknown>; at: Date },
): Promise<string> {
  const event: DeliveredEvent = "webhook.test";
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      ...{ endpointId: endpoint, event, data, occurredAt: at },
      ...{ state: "waiting" as const, dueAt: at, roundAt: at },
    })
    .returning({ id });
  if (!row) throw new Error("a test of a webhook was not stored");
  return row.id;
}

/** Lets one sender claim at a time, until the transaction ends: each must see what the others have under way. */
export async function lockClaims(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhook-claims', 0))`);
}

/**
 * Claims due deliveries of each endpoint, as many as it may have under way, and counts the attempt. No other sender gets
 * them before the claim ends. Call `lockClaims` first.
 */
export async function claimDue(tx: Tx, { now, until }: { now: Date; until: Date }): Promise<Delivery[]> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const due = sql`(
    select due.id from ${webhookEndpoints} cross join lateral (
      select id from ${webhookDeliveries}
      where endpoint_id = ${webhookEndpoints.id} and state = 'waiting' and due_at <= ${time}
        and (claimed_until is null or claimed_until <= ${time})
      order by due_at limit ${SENT_AT_ONCE} - (
        select count(*) from (
          select from ${webhookDeliveries}
          where endpoint_id = ${webhookEndpoints.id} and state = 'waiting' and due_at <= ${time}
            and claimed_until > ${time}
          limit ${SENT_AT_ONCE}) as under_way)
      for update skip locked
    ) as due
    where ${webhookEndpoints.pausedAt} is null)`;
  return (
    tx
      .update(webhookDeliveries)
      .set({ claimedUntil: until, attempts: sql`${webhookDeliveries.attempts} + 1` })
      // An array, because a subquery of `in` could run more than once, and lock more than its limit.
      .where(sql`${id} = any(array${due})`)
      .returning()
  );
}

/** Whether something is due for one of these endpoints that no sender has. */
export async function isMoreDue(db: Handle, { endpoints, now }: { endpoints: string[]; now: Date }) {
  const [row] = await db
    .select({ id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .where(
      and(
        ...[inArray(endpointId, endpoints), isNull(webhookEndpoints.pausedAt)],
        ...[eq(state, "waiting"), lte(webhookDeliveries.dueAt, now), isFree(now)],
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Claims one delivery, whether or not its endpoint is paused. Undefined if it is not waiting, or another sender has it. */
export async function claimOne(
  db: Handle,
  { delivery, now, until }: { delivery: string; now: Date; until: Date },
): Promise<Delivery | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ claimedUntil: until, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(eq(id, delivery), eq(state, "waiting"), isFree(now)))
    .returning();
  return row;
}

function isFree(now: Date) {
  return or(isNull(claimedUntil), lte(claimedUntil, now));
}

type Ended = Pick<Delivery, "state" | "dueAt" | "lastAt" | "lastMs" | "lastStatus" | "lastProblem">;

/** Stores the result of an attempt, unless its claim has ended and another sender has taken over. */
export async function endAttempt(
  tx: Tx,
  claimed: Pick<Delivery, "id" | "claimedUntil">,
  result: Ended,
): Promise<boolean> {
  const isOurs =
    claimed.claimedUntil === null ? isNull(claimedUntil) : eq(claimedUntil, claimed.claimedUntil);
  const ended = await tx
    .update(webhookDeliveries)
    .set({ ...result, claimedUntil: null })
    .where(and(eq(id, claimed.id), isOurs))
    .returning({ id });
  return ended.length > 0;
}

/** Makes a delivery wait again from now on. False if a sender has it, or this endpoint has none of this id. */
export async function resetDelivery(
  tx: Tx,
  { delivery, endpoint, now }: { delivery: string; endpoint: string; now: Date },
): Promise<boolean> {
  const reset = await tx
    .update(webhookDeliveries)
    .set({ state: "waiting", attempts: 0, dueAt: now, roundAt: now, claimedUntil: null })
    .where(and(eq(id, delivery), eq(endpointId, endpoint), isFree(now)))
    .returning({ id });
  return reset.length > 0;
}

/** Gives up what waits for an endpoint, and what a process that ended left. What is being sent now ends as it ends. */
export async function giveUpWaiting(tx: Tx, endpoint: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: "given up", claimedUntil: null })
    .where(and(eq(endpointId, endpoint), eq(state, "waiting"), isFree(now)));
}

export async function selectDelivery(db: Handle, delivery: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(id, delivery));
  return row;
}

/** Deliveries of an endpoint from the cursor on, the newest first; before a cursor, the oldest first. */
export function selectDeliveries(
  db: Handle,
  { endpoint, cursor, limit }: { endpoint: string; cursor: Cursor; limit: number },
): Promise<Delivery[]> {
  const isBack = cursor?.direction === "before";
  const key = Number(cursor?.key);
  const inPage = cursor && (isBack ? gt(position, key) : lt(position, key));
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(endpointId, endpoint), inPage ?? undefined))
    .orderBy(isBack ? asc(position) : desc(position))
    .limit(limit);
}

/** Deletes deliveries from before a time. Returns how many. */
export async function deleteDeliveriesBefore(db: Handle, before: Date): Promise<number> {
  const old = db
    .select({ id })
    .from(webhookDeliveries)
    .where(lt(occurredAt, before))
    .orderBy(asc(occurredAt))
    .limit(MOST_ERASED);
  const deleted = await db.delete(webhookDeliveries).where(sql`${id} in ${old}`).returning({ id });
  return deleted.length;
}
