import { and, eq, exists, gt, isNotNull, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import type { Work } from "../../catalogue/rules/work.ts";
import { preparedQuery } from "../../prepared-query.ts";
import { concerns } from "../blackouts/blackouts.queries.ts";
import { blackouts, deliveryOptions, kitchens, slotHolds, slots } from "../delivery.tables.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { hasRoom, parameters, sums, TAKEN, takenWith, takenWithout } from "./capacity.queries.ts";

type Handle = Db | Tx;

/*
 * Holds of slots. Every change locks the slot first, which avoids deadlocks and keeps counts stable until the change.
 * Except `keepHold`: it changes no count, and only its own order changes a hold that has not expired.
 */

/** Identifies a slot: kitchen, day, option and window. */
export type SlotKey = { kitchenId: string; onDate: Day; option: DeliveryOption; startMinute: number };

const lockSlotQuery = preparedQuery("lock-slot", (db, key: SlotKey) =>
  db.select({ id: slots.id }).from(slots).where(named(key)).for("update"),
);

/** A slot with the time and place of one delivery in it, for blackouts. */
export type DeliveryTime = SlotKey & { pincode: string; startsAt: Date; endsAt: Date };

/** A blackout in force that covers this delivery. */
function covering(db: Handle, time: DeliveryTime) {
  return db
    .select({ id: blackouts.id })
    .from(blackouts)
    .where(
      and(
        concerns(time.kitchenId, time.pincode),
        or(isNull(blackouts.option), eq(blackouts.option, time.option)),
        or(isNull(blackouts.startMinute), eq(blackouts.startMinute, time.startMinute)),
        lt(blackouts.startsAt, time.endsAt),
        or(isNull(blackouts.endsAt), gt(blackouts.endsAt, time.startsAt)),
      ),
    );
}

/** The kitchen of this delivery, if it is closed for good. */
function closedKitchen(db: Handle, { kitchenId }: DeliveryTime) {
  return db
    .select({ id: kitchens.id })
    .from(kitchens)
    .where(and(eq(kitchens.id, kitchenId), isNotNull(kitchens.closedAt)));
}

/** No blackout or closed kitchen prevents this delivery. */
function isPossible(db: Handle, time: DeliveryTime) {
  return and(notExists(covering(db, time)), notExists(closedKitchen(db, time)));
}

/** Does a blackout cover this delivery, or is its kitchen closed? */
export async function isClosedFor(db: Handle, time: DeliveryTime): Promise<boolean> {
  const blackedOut = await covering(db, time).limit(1);
  return blackedOut.length > 0 || (await closedKitchen(db, time)).length > 0;
}

/** Locks the slot until the transaction ends, inserting it if needed. Returns its id. */
export async function lockSlot(tx: Tx, key: SlotKey): Promise<number> {
  const [slot] = await lockSlotQuery(tx, key);
  if (slot) return slot.id;
  const id = await findSlotId(tx, key);
  await lockSlotById(tx, id);
  return id;
}

/** Returns the slot's id, inserting it with the option's normal capacity if needed. Does not lock it. */
export async function findSlotId(tx: Tx, key: SlotKey): Promise<number> {
  await tx
    .insert(slots)
    .values({
      ...key,
      capacity: sql`(select ${deliveryOptions.capacity} from ${deliveryOptions} where ${eq(deliveryOptions.option, key.option)})`,
    })
    .onConflictDoNothing();
  const [slot] = await tx.select({ id: slots.id }).from(slots).where(named(key));
  if (!slot) throw new Error("a slot disappeared: slots are never deleted");
  return slot.id;
}

function named(key: SlotKey) {
  return and(
    eq(slots.kitchenId, key.kitchenId),
    eq(slots.onDate, key.onDate),
    eq(slots.option, key.option),
    eq(slots.startMinute, key.startMinute),
  );
}

/** Locks the slot of an order's hold, then reads the hold; undefined if there is none. */
export async function lockSlotOfOrder(tx: Tx, orderId: string) {
  const [hold] = await tx
    .select({ slotId: slotHolds.slotId })
    .from(slotHolds)
    .where(eq(slotHolds.orderId, orderId));
  if (!hold) return undefined;
  await lockSlotById(tx, hold.slotId);
  return selectHold(tx, orderId);
}

export async function lockSlotById(tx: Tx, slotId: number): Promise<void> {
  await tx.select({ id: slots.id }).from(slots).where(eq(slots.id, slotId)).for("update");
}

export async function selectHold(tx: Tx, orderId: string) {
  const [hold] = await tx.select().from(slotHolds).where(eq(slotHolds.orderId, orderId));
  return hold;
}

/** The minutes that an order has reserved, or had if they were released. Undefined if it never had any. */
export async function selectReservedWork(db: Handle, orderId: string): Promise<Work | undefined> {
  const { ovenMinutes, decoratorMinutes } = slotHolds;
  const [work] = await db
    .select({ ovenMinutes, decoratorMinutes })
    .from(slotHolds)
    .where(eq(slotHolds.orderId, orderId));
  return work;
}

/** Releases the expired holds of a locked slot. Returns how many. */
export async function releaseExpired(tx: Tx, slotId: number, now: Date): Promise<number> {
  const { ovenMinutes, decoratorMinutes } = slotHolds;
  const released = await tx
    .update(slotHolds)
    .set({ state: "released" })
    .where(isExpiredIn(slotId, now))
    .returning({ ovenMinutes, decoratorMinutes });
  if (released.length > 0) await returnCapacity(tx, slotId, released);
  return released.length;
}

function isExpiredIn(slotId: number, now: Date) {
  return and(eq(slotHolds.slotId, slotId), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now));
}

/** The time and work that an order reserves in a slot. */
export type Reservation = { time: DeliveryTime; work: Work };

/**
 * Reserves a place and minutes in a locked slot, if there is room and the time is not closed. Checked by the UPDATE
 * itself.
 */
export async function takeCapacity(tx: Tx, slotId: number, { time, work }: Reservation): Promise<boolean> {
  const minutes = parameters(work);
  const taken = await tx
    .update(slots)
    .set(takenWith(tx, TAKEN, minutes))
    .where(and(eq(slots.id, slotId), hasRoom(tx, TAKEN, minutes), isPossible(tx, time)))
    .returning({ id: slots.id });
  return taken.length === 1;
}

/** Returns the places and minutes of released holds to their locked slot. */
export async function returnCapacity(tx: Tx, slotId: number, holds: Work[]): Promise<void> {
  const ovenMinutes = holds.reduce((sum, hold) => sum + hold.ovenMinutes, 0);
  const decoratorMinutes = holds.reduce((sum, hold) => sum + hold.decoratorMinutes, 0);
  await tx
    .update(slots)
    .set({
      taken: sql`${slots.taken} - ${holds.length}`,
      takenOvenMinutes: sql`${slots.takenOvenMinutes} - ${ovenMinutes}`,
      takenDecoratorMinutes: sql`${slots.takenDecoratorMinutes} - ${decoratorMinutes}`,
    })
    .where(eq(slots.id, slotId));
}

type NewHold = { id: string; slotId: number; orderId: string; expiresAt: Date };
type InsertHold = { hold: NewHold; time: DeliveryTime; work: Work; now: Date };

const insertHoldQuery = preparedQuery("insert-hold", (tx, input: InsertHold) => {
  const { hold, time, now } = input;
  const { id, slotId, orderId, expiresAt } = hold;
  const work = parameters(input.work);
  const isFirst = notExists(tx.select().from(slotHolds).where(eq(slotHolds.orderId, orderId)));
  const { ovenMinutes, decoratorMinutes } = slotHolds;
  const due = tx
    .select(sums(ovenMinutes, decoratorMinutes))
    .from(slotHolds)
    .where(isExpiredIn(slotId, now))
    .as("due");
  // Nothing is released unless the order gets the room: this statement returns capacity only with its own reservation.
  const room = tx.$with("room").as(
    tx
      .select({ id: slots.id })
      .from(slots)
      .crossJoin(due)
      .where(and(eq(slots.id, slotId), hasRoom(tx, takenWithout(due), work), isFirst, isPossible(tx, time))),
  );
  const isRoom = exists(tx.select().from(room));
  const released = tx.$with("released").as(
    tx
      .update(slotHolds)
      .set({ state: "released" })
      .where(and(isExpiredIn(slotId, now), isRoom))
      .returning({ ovenMinutes, decoratorMinutes }),
  );
  const freed = tx.select(sums(released.ovenMinutes, released.decoratorMinutes)).from(released).as("freed");
  const stillTaken = takenWithout(freed);
  const reserved = tx.$with("reserved").as(
    tx
      .update(slots)
      .set(takenWith(tx, stillTaken, work))
      .from(freed)
      .where(and(eq(slots.id, slotId), hasRoom(tx, stillTaken, work), isRoom))
      .returning({ slotId: sql<number>`${slots.id}`.as("slot_id") }),
  );
  return tx
    .with(room, released, reserved)
    .insert(slotHolds)
    .select(
      tx
        .select({
          id: sql`${id}::text`.as("id"),
          slotId: reserved.slotId,
          orderId: sql`${orderId}::text`.as("order_id"),
          state: sql`'held'`.as("state"),
          expiresAt: sql`${expiresAt}::timestamptz`.as("expires_at"),
          ovenMinutes: work.ovenMinutes.as("oven_minutes"),
          decoratorMinutes: work.decoratorMinutes.as("decorator_minutes"),
        })
        .from(reserved),
    )
    .returning({ id: slotHolds.id });
});

/**
 * Releases expired holds of a locked slot and reserves a new one, in one statement. False if full, closed, or the order
 * has a hold: the caller then rolls back, because holds may have been released.
 */
export async function insertHold(tx: Tx, hold: InsertHold): Promise<boolean> {
  const inserted = await insertHoldQuery(tx, hold);
  return inserted.length === 1;
}

type LastingHold = { orderId: string; expiresAfter: Date };

const keepHoldQuery = preparedQuery("keep-hold", (tx, { orderId, expiresAfter }: LastingHold) => {
  const { state, expiresAt } = slotHolds;
  return tx
    .update(slotHolds)
    .set({ state: "kept" })
    .where(and(eq(slotHolds.orderId, orderId), eq(state, "held"), gt(expiresAt, expiresAfter)))
    .returning({ id: slotHolds.id });
});

/** Keeps a hold that expires later than this. Returns false if there is none. Checked by the UPDATE itself. */
export async function keepHold(tx: Tx, hold: LastingHold): Promise<boolean> {
  const updated = await keepHoldQuery(tx, hold);
  return updated.length === 1;
}

export async function setHold(
  tx: Tx,
  id: string,
  change: { state: "held" | "kept" | "released"; expiresAt?: Date; slotId?: number },
): Promise<void> {
  await tx.update(slotHolds).set(change).where(eq(slotHolds.id, id));
}

/** Slots with expired holds to release. */
export function selectSlotsWithExpiredHolds(db: Db | Tx, now: Date) {
  return db
    .selectDistinct({ slotId: slotHolds.slotId })
    .from(slotHolds)
    .where(and(eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)));
}
