import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { randomId } from "../../src/shop/basics/ids.ts";
import { dayOf } from "../../src/shop/basics/india-time.ts";
import { orderEvents, orderLines, orders } from "../../src/shop/orders/orders.tables.ts";
import { payments } from "../../src/shop/payments/payments.tables.ts";
import { insertRun, selectLastNth } from "../../src/shop/runs/runs.queries.ts";
import { runStops } from "../../src/shop/runs/runs.tables.ts";

/**
 * A run of today for the demo's rider. Its stops are copies of a paid order: packed, and on their way to the same
 * customer. Copied in the database, because ordering forty cakes on screen takes minutes.
 * @returns the id of the run, and the ids of its orders in the order of driving
 */
export async function runOfCopies(
  db: Db,
  { of, count, now }: { of: string; count: number; now: Date },
): Promise<{ runId: string; orderIds: string[] }> {
  const [order] = await db.select().from(orders).where(eq(orders.id, of));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, of));
  const [rider] = await db.select().from(users).where(eq(users.email, "rider@example.com"));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, of));
  if (!order || !payment || !rider) throw new Error("the demo shop has no such paid order, or no rider");
  const day = dayOf(now);
  const runId = randomId("run");
  const ids = Array.from({ length: count }, () => randomUUID());
  const status = "out for delivery" as const;
  await db.insert(orders).values(
    ids.map((id, index) => ({
      ...order,
      ...{
        id,
        status,
        number: `${order.number}${String(index + 1).padStart(4, "0")}`,
        idempotencyKey: id,
        deliveryOn: day,
      },
      ...{ recipientName: `Stop ${index + 1}`, updatedAt: now },
    })),
  );
  await db.insert(orderLines).values(ids.flatMap((orderId) => lines.map((line) => ({ ...line, orderId }))));
  await db.insert(payments).values(
    ids.map((orderId) => ({
      ...payment,
      ...{ id: orderId, orderId, gatewayOrderId: `order_${orderId}`, gatewayPaymentId: `pay_${orderId}` },
    })),
  );
  await db
    .insert(orderEvents)
    .values(ids.map((orderId) => ({ orderId, at: now, status, by: "rider" as const, note: "" })));
  const nth = (await selectLastNth(db, day)) + 1;
  await insertRun(db, { id: runId, day, nth, riderId: rider.id, createdAt: now });
  await db.insert(runStops).values(ids.map((orderId, position) => ({ orderId, runId, position })));
  return { runId, orderIds: ids };
}
