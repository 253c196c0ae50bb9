import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import { slotHolds, slots } from "./delivery.tables.ts";
import type { DeliveryOption } from "./rules/options.ts";

/*
 * Holds of slots. Every change locks the slot first, which avoids deadlocks and keeps counts stable until the change.
 */

/** Identifies a slot: kitchen, day, option and window. */
export type SlotKey = { kitchenId: string; onDate: Day; option: DeliveryOption; startMinute: number };

/** Locks the slot until the transaction ends, inserting it if needed. Returns its id. */
export async function lockSlot(tx: Tx, key: SlotKey, capacity: number): Promise<number> {
  const id = await findSlotId(tx, key, capacity);
  await lockSlotById(tx, id);
  return id;
}

/** Returns the slot's id, inserting it if needed. Does not lock it. */
export async function findSlotId(tx: Tx, key: SlotKey, capacity: number): Promise<number> {
  await tx
    .insert(slots)
    .values({ ...key, capacity })
    .onConflictDoNothing();
  const [slot] = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(
      and(
        eq(slots.kitchenId, key.kitchenId),
        eq(slots.onDate, key.onDate),
        eq(slots.option, key.option),
        eq(slots.startMinute, key.startMinute),
      ),
    );
  if (!slot) throw new Error("a slot disappeared: slots are never deleted");
  return slot.id;
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

/** Releases the expired holds of a locked slot. Returns how many. */
export async function releaseExpired(tx: Tx, slotId: number, now: Date): Promise<number> {
  const released = await tx
    .update(slotHolds)
    .set({ state: "released" })
    .where(and(eq(slotHolds.slotId, slotId), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)))
    .returning({ id: slotHolds.id });
  if (released.length > 0) await returnCapacity(tx, slotId, released.length);
  return released.length;
}

/** Reserves capacity in a locked slot, if there is room. Checked by the UPDATE itself. */
export async function takeCapacity(tx: Tx, slotId: number): Promise<boolean> {
  const taken = await tx
    .update(slots)
    .set({ taken: sql`${slots.taken} + 1` })
    .where(and(eq(slots.id, slotId), lt(slots.taken, slots.capacity)))
    .returning({ id: slots.id });
  return taken.length === 1;
}

export async function returnCapacity(tx: Tx, slotId: number, count: number): Promise<void> {
  await tx
    .update(slots)
    .set({ taken: sql`${slots.taken} - ${count}` })
    .where(eq(slots.id, slotId));
}

export async function insertHold(
  tx: Tx,
  hold: { id: string; slotId: number; orderId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(slotHolds).values({ ...hold, state: "held" });
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
