import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { LinePhoto } from "../../photos/rules/line-photo.ts";
import { selectLines } from "../orders.queries.ts";
import { orderLines, orders } from "../orders.tables.ts";
import { CHANGEABLE } from "../rules/order-status.ts";

type Handle = Db | Tx;

/** Records that an order changes, and locks it, if the kitchen has not begun; else returns undefined. */
export async function touchChangeable(db: Handle, id: string, updatedAt: Date) {
  const [order] = await db
    .update(orders)
    .set({ updatedAt })
    .where(and(eq(orders.id, id), inArray(orders.status, CHANGEABLE)))
    .returning();
  return order;
}

export async function setLinePhotos(
  db: Handle,
  { orderId, position }: { orderId: string; position: number },
  photos: LinePhoto[],
): Promise<void> {
  await db
    .update(orderLines)
    .set({ photos })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}

export async function setLineMessage(
  db: Handle,
  { orderId, position }: { orderId: string; position: number },
  message: string,
): Promise<void> {
  await db
    .update(orderLines)
    .set({ message })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}

/** Ids of the photos that are printed for an order. */
export async function selectPhotoIds(db: Handle, orderId: string): Promise<string[]> {
  const lines = (await selectLines(db, [orderId])).get(orderId) ?? [];
  return lines.flatMap(({ photos }) => photos.map(({ id }) => id));
}
