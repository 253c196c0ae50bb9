import type { Services } from "../services.ts";
import { selectEvents } from "./orders.queries.ts";
import type { OrderActor, OrderStatus } from "./rules/order-status.ts";

/** A move of an order, or a change to it. */
export type OrderEventView = {
  at: Date;
  status: OrderStatus;
  by: OrderActor;
  actorId: string | null;
  note: string;
};

/** Everything that happened to an order, the oldest first, with who did it. For verbs of the staff. */
export async function listEvents(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<OrderEventView[]> {
  const events = await selectEvents(services.db, orderId);
  return events.map(({ at, status, by, actorId, note }) => ({ at, status, by, actorId, note }));
}
