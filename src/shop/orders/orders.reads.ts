import { addDays, type Day } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Tile } from "../catalogue/rules/tile-colours.ts";
import type { Services } from "../services.ts";
import { selectCakePhotoFiles, selectCakePhotos } from "./cake-photos/cake-photos.queries.ts";
import { selectAllOrders, selectOpenNumbers } from "./customer-data.queries.ts";
import { selectUsersOfNumber } from "./customer-orders.queries.ts";
import {
  selectProofReport,
  selectReport,
  selectReportFiles,
  selectReportsOf,
} from "./handover/delivery-reports.queries.ts";
import { selectNotes } from "./notes/order-notes.queries.ts";
import {
  type Order,
  selectDeliveredLines,
  selectEvents,
  selectHasDemoOrders,
  selectHasOrderSince,
  selectLines,
  selectNumbers,
  selectOrder,
  selectOrders,
  selectOrdersToDrive,
  selectPlaced,
  selectWereOrdered,
} from "./orders.queries.ts";
import { cakePhotoPath, type PhotoAnswer } from "./rules/cake-photo.ts";
import { type DeliveryProof, deliveryPhotoPath, type FailureReason } from "./rules/delivery-proof.ts";
import type { OrderLine } from "./rules/order-line.ts";
import type { OrderActor, OrderStatus } from "./rules/order-status.ts";
import { workDayOf } from "./rules/order-visibility.ts";

export { orderIdsOf } from "./customer-data.queries.ts";
export type { Order } from "./orders.queries.ts";

const MOST_DELIVERED_LINES = 200;

/** The stored order, for use cases. Pages use `getOrder`, which checks access. */
export async function findOrder(
  services: Services,
  { id }: { id: string },
): Promise<Outcome<Order, "unknown-order">> {
  const order = await selectOrder(services.db, { id });
  return order ? ok(order) : refuse("unknown-order");
}

/** The lines of an order. The caller has checked access. */
export async function listLines(services: Services, { orderId }: { orderId: string }): Promise<OrderLine[]> {
  return (await selectLines(services.db, [orderId])).get(orderId) ?? [];
}

/** The lines of these orders, by order id. The caller has checked access. */
export async function listLinesOf(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<Map<string, OrderLine[]>> {
  return orderIds.length === 0 ? new Map() : selectLines(services.db, orderIds);
}

/** These stored orders, by id. For use cases: they hold everything of an order. */
export async function findOrders(
  services: Pick<Services, "db">,
  { ids }: { ids: string[] },
): Promise<Map<string, Order>> {
  const rows = ids.length === 0 ? [] : await selectOrders(services.db, ids);
  return new Map(rows.map((order) => [order.id, order]));
}

/** More than are delivered in a day. */
const MOST_TO_DRIVE = 2_000;

/** The orders in these statuses that riders drive on a day, by slot and pincode. */
export async function listOrdersToDrive(
  services: Pick<Services, "db">,
  { day, statuses }: { day: Day; statuses: readonly OrderStatus[] },
): Promise<Order[]> {
  // Midnight orders are driven in the evening before their date.
  const days = [day, addDays(day, 1)];
  const rows = await selectOrdersToDrive(services.db, { days, statuses, limit: MOST_TO_DRIVE });
  return rows.filter((order) => workDayOf(order) === day);
}

/** The numbers of these orders, by order id. */
export async function listNumbers(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectNumbers(services.db, orderIds);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** A change of status, or another change to an order. */
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

/** A delivered order line, identified by `orderId` and `position`. */
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

/** A customer's delivered lines, newest order first, without add-ons. */
export async function listDeliveredLines(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<DeliveredLine[]> {
  return selectDeliveredLines(services.db, userId, MOST_DELIVERED_LINES);
}

/** The proof that closed an order as delivered, the time of the rider's tap, and the path of its photo, if any. */
export type DeliveryProofView = { proof: DeliveryProof; at: Date; photo: string | null };

/** The proof of a delivery; null for none. The caller has checked access. */
export async function findDeliveryProof(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<DeliveryProofView | null> {
  const report = await selectProofReport(services.db, orderId);
  if (!report?.proof) return null;
  const { proof, tappedAt: at, photoFile } = report;
  return { proof, at, photo: photoFile === null ? null : deliveryPhotoPath(orderId) };
}

/** Whether this person's report on the delivery of this order is stored, so that a repeat has a first answer. */
export async function hasReported(
  services: Pick<Services, "db">,
  { reportId, orderId, actorId }: { reportId: string; orderId: string; actorId: string },
): Promise<boolean> {
  const report = await selectReport(services.db, reportId);
  return report?.orderId === orderId && report.actorId === actorId;
}

/** Lists the reports of staff on the deliveries of these orders, newest first. The caller has checked access. */
export async function listReportsOf(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<{ orderId: string; proof: DeliveryProof | null; reason: FailureReason | null; at: Date }[]> {
  if (orderIds.length === 0) return [];
  const reports = await selectReportsOf(services.db, orderIds);
  return reports.map(({ orderId, proof, reason, tappedAt: at }) => ({ orderId, proof, reason, at }));
}

/** The notes of staff on an order, oldest first. The caller has checked access. */
export async function listNotes(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<{ at: Date; actorId: string; text: string }[]> {
  const notes = await selectNotes(services.db, [orderId]);
  return notes.map(({ at, actorId, text }) => ({ at, actorId, text }));
}

/** A photo of a finished cake with the customer's answer. */
export type CakePhotoView = {
  id: string;
  /** The path of the picture. */
  path: string;
  takenAt: Date;
  /** The user id of the member of staff who took it. */
  actorId: string;
  answer: PhotoAnswer | null;
  /** The change that the customer wishes; else empty. */
  wish: string;
  answeredAt: Date | null;
};

/** Photos of the finished cake, oldest first. The caller has checked access. */
export async function listCakePhotos(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<CakePhotoView[]> {
  const photos = await selectCakePhotos(services.db, [orderId]);
  return photos.map(({ id, takenAt, actorId, answer, wish, answeredAt }) => ({
    ...{ id, path: cakePhotoPath(orderId, id), takenAt, actorId, answer, wish, answeredAt },
  }));
}

/** The stored files among these that are photos of cakes. */
export function cakePhotoFilesAmong(
  { db }: Pick<Services, "db">,
  { files }: { files: string[] },
): Promise<string[]> {
  return selectCakePhotoFiles(db, files);
}

/** The stored files among these that are photos of deliveries. */
export function deliveryPhotoFilesAmong(
  { db }: Pick<Services, "db">,
  { files }: { files: string[] },
): Promise<string[]> {
  return selectReportFiles(db, files);
}

/** Numbers of a customer's open orders, and ids of all of them. */
export async function listOpenOrders(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<{ open: string[]; ids: string[] }> {
  const allOrders = await selectAllOrders(services.db, userId);
  return { open: await selectOpenNumbers(services.db, userId), ids: allOrders.map(({ id }) => id) };
}

/** Ids of orders placed between two instants, whatever their status now. */
export async function listPlaced(
  services: Pick<Services, "db">,
  range: { from: Date; to: Date },
): Promise<string[]> {
  return selectPlaced(services.db, range);
}

/** Whether an order was paid since then. Past orders of the demo do not count. */
export function hasOrderSince(services: Pick<Services, "db">, { since }: { since: Date }): Promise<boolean> {
  return selectHasOrderSince(services.db, since);
}

/** Was one of these SKUs ever ordered? Unpaid orders count. */
export function wereOrdered(services: Pick<Services, "db">, { skus }: { skus: string[] }): Promise<boolean> {
  return selectWereOrdered(services.db, skus);
}

/** Does the database hold past orders of the demo? */
export function hasDemoOrders(services: Pick<Services, "db">): Promise<boolean> {
  return selectHasDemoOrders(services.db);
}

/**
 * Which of these customers have ordered with this phone number. A number in a profile proves nothing: people can type
 * that of another person.
 */
export async function listUsersOfNumber(
  { db }: Pick<Services, "db">,
  { userIds, phone }: { userIds: string[]; phone: string },
): Promise<string[]> {
  return userIds.length === 0 ? [] : selectUsersOfNumber(db, { userIds, phone });
}

/** Finds the receiver of an order. Null for an unknown order or erased receiver. The caller has checked permissions. */
export async function findReceiver(
  { db }: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<{ name: string; phone: string; address: string } | null> {
  const order = await selectOrder(db, { id: orderId });
  if (!order || order.recipientName === "") return null;
  const { recipientName: name, recipientPhone: phone, address } = order;
  return { name, phone, address };
}
