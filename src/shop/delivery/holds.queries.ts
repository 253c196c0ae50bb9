import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import { slotHolds, slots } from "./delivery.tables.ts";
import type { DeliveryOption } from "./rules/options.ts";

/*
 * Places in slots. Whoever changes a hold locks its slot first, so no two transactions wait for each other,
 * and what they count cannot change between count and change.
 */

/** Which window of which kitchen on which day. */
export type SlotKey = { kitchenId: string; onDate: Day; option: DeliveryOption; startMinute: number };

/** Locks the slot until the transaction ends, and gives its id. Makes the slot when it has no row yet. */
export async function lockSlot(tx: Tx, key: SlotKey, capacity: number): Promise<number> {
  const id = await findSlotId(tx, key, capacity);
  await lockSlotById(tx, id);
  return id;
}

/** The id of the slot, which is made when it has no row yet. Locks nothing. */
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

/** Locks the slot of this order's hold, then reads the hold. Undefined when the order has none. */
export async function lockSlotOfOrder(tx: Tx, orderId: string) {
  const [found] = await tx
    .select({ slotId: slotHolds.slotId })
    .from(slotHolds)
    .where(eq(slotHolds.orderId, orderId));
  if (!found) return undefined;
  await lockSlotById(tx, found.slotId);
  return selectHold(tx, orderId);
}

export async function lockSlotById(tx: Tx, slotId: number): Promise<void> {
  await tx.select({ id: slots.id }).from(slots).where(eq(slots.id, slotId)).for("update");
}

export async function selectHold(tx: Tx, orderId: string) {
  const [hold] = await tx.select().from(slotHolds).where(eq(slotHolds.orderId, orderId));
  return hold;
}

/** Gives back the places of a locked slot whose payments lapsed; how many. */
export async function releaseExpired(tx: Tx, slotId: number, now: Date): Promise<number> {
  const released = await tx
    .update(slotHolds)
    .set({ state: "released" })
    .where(and(eq(slotHolds.slotId, slotId), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)))
    .returning({ id: slotHolds.id });
  if (released.length > 0) await returnCapacity(tx, slotId, released.length);
  return released.length;
}

/** Takes a place in a locked slot if there is room. The write itself asks, so that it cannot oversell. */
export async function takeCapacity(tx: Tx, slotId: number): Promise<boolean> {
  const taken = await tx
    .update(slots)
    .set({ taken: sql`${slots.taken} + 1` })
    .where(and(eq(slots.id, slotId), lt(slots.taken, slots.capacity)))
    .returning({ id: slots.id });
  return taken.length === 1;
}

export async function returnCapacity(tx: Tx, slotId: number, places: number): Promise<void> {
  await tx
    .update(slots)
    .set({ taken: sql`${slots.taken} - ${places}` })
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

/** Slots in which some payment lapsed and whose places are to be given back. */
export function selectSlotsWithExpiredHolds(db: Db | Tx, now: Date) {
  return db
    .selectDistinct({ slotId: slotHolds.slotId })
    .from(slotHolds)
    .where(and(eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)));
}
