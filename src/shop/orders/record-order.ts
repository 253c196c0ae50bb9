import type { Services } from "../services.ts";
import { insertOrder, type NewOrder, type Order } from "./orders.queries.ts";
import type { OrderLine } from "./rules/order-line.ts";

export type OrderToRecord = Omit<NewOrder, "status" | "createdAt" | "updatedAt" | "placedAt">;

/** Records an order with its lines, before any money moves. Runs in the caller's transaction. */
export async function recordOrder(
  services: Services,
  { order, lines }: { order: OrderToRecord; lines: OrderLine[] },
): Promise<Order> {
  const now = services.clock();
  const status = "awaiting payment";
  const { id: orderId, userId: actorId } = order;
  return insertOrder(
    services.db,
    {
      order: { ...order, status, createdAt: now, updatedAt: now },
      lines: lines.map((line, position) => ({ ...line, orderId, position })),
      event: { orderId, at: now, status, by: "customer", actorId, note: "" },
    },
    services.settings.orderPrefix,
  );
}
