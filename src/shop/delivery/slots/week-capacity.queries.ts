import { and, asc, between, eq, lte } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Day } from "../../basics/india-time.ts";
import { deliveryWindows, kitchens, slots } from "../delivery.tables.ts";
import type { SlotKey } from "./holds.queries.ts";

type Handle = Db | Tx;
export type StoredSlot = typeof slots.$inferSelect;

/** The slots of a kitchen on these days that were reserved or set once. */
export function selectSlotsOf(
  db: Handle,
  { kitchenId, from, to }: { kitchenId: string; from: Day; to: Day },
): Promise<StoredSlot[]> {
  return db
    .select()
    .from(slots)
    .where(and(eq(slots.kitchenId, kitchenId), between(slots.onDate, from, to)))
    .orderBy(asc(slots.onDate), asc(slots.startMinute));
}

/** Whether a kitchen and a window exist. Returns the end of the window and the name of the kitchen. */
export async function selectWindowOf(db: Handle, { kitchenId, option, startMinute }: SlotKey) {
  const [row] = await db
    .select({ kitchen: kitchens.name, endMinute: deliveryWindows.endMinute })
    .from(deliveryWindows)
    .innerJoin(kitchens, eq(kitchens.id, kitchenId))
    .where(and(eq(deliveryWindows.option, option), eq(deliveryWindows.startMinute, startMinute)));
  return row;
}

/** A slot that was reserved or set once. */
export async function selectSlotAt(db: Handle, key: SlotKey): Promise<StoredSlot | undefined> {
  const { kitchenId, onDate, option, startMinute } = key;
  const [row] = await db
    .select()
    .from(slots)
    .where(
      and(
        ...[eq(slots.kitchenId, kitchenId), eq(slots.onDate, onDate)],
        ...[eq(slots.option, option), eq(slots.startMinute, startMinute)],
      ),
    );
  return row;
}

/** The slot, locked until the transaction ends. */
export async function lockSlot(tx: Tx, id: number): Promise<StoredSlot | undefined> {
  const [row] = await tx.select().from(slots).where(eq(slots.id, id)).for("no key update");
  return row;
}

/** Sets the places of a slot if they are still as seen, and not below those taken. Checked by the UPDATE itself. */
export async function updateSlotCapacity(
  tx: Tx,
  { id, seen, to }: { id: number; seen: number; to: number },
): Promise<boolean> {
  const updated = await tx
    .update(slots)
    .set({ capacity: to })
    .where(and(eq(slots.id, id), eq(slots.capacity, seen), lte(slots.taken, to)))
    .returning({ id: slots.id });
  return updated.length === 1;
}
