import type { Services } from "../services.ts";
import { insertOrder, type NewOrder, type Order } from "./orders.queries.ts";
import type { OrderLine } from "./rules/order-line.ts";
import type { OrderActor } from "./rules/order-status.ts";

export type OrderToRecord = Omit<NewOrder, "status" | "createdAt" | "updatedAt" | "placedAt">;

/** The customer, or staff who took the order on the phone. */
export type Recorder = { by: OrderActor; actorId: string };

/** Records an order with its lines, before any money moves. Runs in the caller's transaction. */
export async function recordOrder(
  services: Services,
  { order, lines, recorder }: { order: OrderToRecord; lines: OrderLine[]; recorder: Recorder },
): Promise<Order> {
  const now = services.clock();
  const status = "awaiting payment";
  const { id: orderId } = order;
  return insertOrder(
    services.db,
    {
      order: { ...order, status, createdAt: now, updatedAt: now },
      lines: lines.map((line, position) => ({ ...line, orderId, position })),
      event: { orderId, at: now, status, ...recorder, note: "" },
    },
    services.settings.orderPrefix,
  );
}
