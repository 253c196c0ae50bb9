import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { orders } from "../orders.tables.ts";
import { statusesWhere } from "../rules/order-status.ts";
import { orderNotes } from "./order-notes.tables.ts";

type Handle = Db | Tx;

const CLOSED = statusesWhere(({ phase }) => phase !== "open");

/** The notes of these orders, oldest first. */
export function selectNotes(db: Handle, orderIds: string[]) {
  return db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, orderIds))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}

export async function selectNote(db: Handle, id: string) {
  const [note] = await db.select().from(orderNotes).where(eq(orderNotes.id, id));
  return note;
}

/** The caller has locked the order, so that the count holds. */
export function countNotes(tx: Handle, orderId: string): Promise<number> {
  return tx.$count(orderNotes, eq(orderNotes.orderId, orderId));
}

/** False if a note with this id exists. */
export async function insertNote(tx: Handle, note: typeof orderNotes.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(orderNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: orderNotes.id });
  return inserted.length === 1;
}

export async function deleteNotes(tx: Handle, orderIds: string[]): Promise<void> {
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, orderIds));
}

/** Deletes notes written before this time on orders that ended before it. */
export async function deleteOldNotes(tx: Handle, before: Date): Promise<void> {
  const ended = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.id, orderNotes.orderId), inArray(orders.status, CLOSED), lte(orders.updatedAt, before)),
    );
  await tx.delete(orderNotes).where(and(lte(orderNotes.at, before), inArray(orderNotes.orderId, ended)));
}
