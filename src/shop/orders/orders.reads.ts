import type { Day } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Tile } from "../catalogue/rules/tiles.ts";
import type { Services } from "../services.ts";
import { selectAllOrders, selectOpenNumbers } from "./customer-data.queries.ts";
import {
  type Order,
  selectDeliveredLines,
  selectEvents,
  selectLines,
  selectOrder,
  selectPlaced,
} from "./orders.queries.ts";
import type { OrderLine } from "./rules/order-line.ts";
import type { OrderActor, OrderStatus } from "./rules/order-status.ts";

export type { Order } from "./orders.queries.ts";

const MOST_DELIVERED_LINES = 200;

/** An order as it is stored, for the shop's own use cases; people see it through `getOrder`. */
export async function findOrder(
  services: Services,
  { id }: { id: string },
): Promise<Outcome<Order, "unknown-order">> {
  const order = await selectOrder(services.db, { id });
  return order ? ok(order) : refuse("unknown-order");
}

/** What is in an order, in its order. For callers that have checked who may see it. */
export async function listLines(services: Services, { orderId }: { orderId: string }): Promise<OrderLine[]> {
  return (await selectLines(services.db, [orderId])).get(orderId) ?? [];
}

/** A move of an order, or a change to it. */
export type OrderEventView = {
  at: Date;
  status: OrderStatus;
  by: OrderActor;
  actorId: string | null;
  note: string;
};

/** Everything that happened to an order, the oldest first, with who did it. For use cases of the staff. */
export async function listEvents(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<OrderEventView[]> {
  const events = await selectEvents(services.db, orderId);
  return events.map(({ at, status, by, actorId, note }) => ({ at, status, by, actorId, note }));
}

/** Something that a customer ordered and was brought. `orderId` and `position` name it. */
export type DeliveredLine = {
  orderId: string;
  position: number;
  number: string;
  deliveredOn: Day;
  sku: string;
  name: string;
  weight: string;
  pictureId: string;
  tile: Tile;
};

/** What was delivered to this customer, the newest order first, without add-ons. */
export async function listDeliveredLines(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<DeliveredLine[]> {
  return selectDeliveredLines(services.db, userId, MOST_DELIVERED_LINES);
}

/** Numbers of a customer's orders that are on their way or wait for their payment, and ids of all of them. */
export async function listOpenOrders(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<{ open: string[]; ids: string[] }> {
  const all = await selectAllOrders(services.db, userId);
  return { open: await selectOpenNumbers(services.db, userId), ids: all.map(({ id }) => id) };
}

/** Ids of the orders that were placed, and so paid, between two instants; whatever became of them since. */
export async function listPlaced(
  services: Pick<Services, "db">,
  range: { from: Date; to: Date },
): Promise<string[]> {
  return selectPlaced(services.db, range);
}
