import type { Services } from "../services.ts";
import { insertEvent, insertLines, insertOrder, type NewOrder, type Order } from "./orders.queries.ts";
import type { OrderLine } from "./rules/order-line.ts";

export type OrderToRecord = Omit<NewOrder, "status" | "createdAt" | "updatedAt" | "placedAt">;

/** Records an order with its lines, before any money moves. Runs in the caller's transaction. */
export async function recordOrder(
  services: Services,
  { order, lines }: { order: OrderToRecord; lines: OrderLine[] },
): Promise<Order> {
  const now = services.clock();
  const status = "awaiting payment";
  const written = await insertOrder(
    services.db,
    { ...order, status, createdAt: now, updatedAt: now },
    services.settings.orderPrefix,
  );
  await insertLines(
    services.db,
    lines.map((line, position) => ({ ...line, orderId: written.id, position })),
  );
  const { id: orderId, userId: actorId } = written;
  await insertEvent(services.db, { orderId, at: now, status, by: "customer", actorId, note: "" });
  return written;
}
