import { and, desc, eq, gte, isNull, lte } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { orders } from "../orders.tables.ts";
import { kitchenNotices } from "./kitchen-notices.tables.ts";

type Handle = Db | Tx;

export type Notice = typeof kitchenNotices.$inferSelect;

export async function insertNotice(tx: Handle, notice: typeof kitchenNotices.$inferInsert): Promise<void> {
  await tx.insert(kitchenNotices).values(notice);
}

/** The changes since then that this kitchen has not seen, each with its order, the newest first. */
export function selectUnseenNotices(
  db: Handle,
  { kitchenId, orderId, since, limit }: { kitchenId: string; orderId?: string; since: Date; limit: number },
) {
  return db
    .select({ notice: kitchenNotices, order: orders })
    .from(kitchenNotices)
    .innerJoin(orders, eq(orders.id, kitchenNotices.orderId))
    .where(
      and(
        eq(kitchenNotices.kitchenId, kitchenId),
        orderId === undefined ? undefined : eq(kitchenNotices.orderId, orderId),
        gte(kitchenNotices.at, since),
        isNull(kitchenNotices.seenAt),
      ),
    )
    .orderBy(desc(kitchenNotices.at), desc(kitchenNotices.id))
    .limit(limit);
}

export async function selectNotice(db: Handle, id: number) {
  const [notice] = await db
    .select({ notice: kitchenNotices, order: orders })
    .from(kitchenNotices)
    .innerJoin(orders, eq(orders.id, kitchenNotices.orderId))
    .where(eq(kitchenNotices.id, id));
  return notice;
}

/** Marks this change, and unseen ones before it of the same order and kitchen, as seen. Returns the marked ones. */
export function setSeen(
  tx: Handle,
  { id, orderId, kitchenId }: Pick<Notice, "id" | "orderId" | "kitchenId">,
  seen: { seenBy: string; seenAt: Date },
) {
  return tx
    .update(kitchenNotices)
    .set(seen)
    .where(
      and(
        eq(kitchenNotices.orderId, orderId),
        eq(kitchenNotices.kitchenId, kitchenId),
        lte(kitchenNotices.id, id),
        isNull(kitchenNotices.seenAt),
      ),
    )
    .returning({ id: kitchenNotices.id, kind: kitchenNotices.kind });
}
