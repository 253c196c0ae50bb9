import { type Outcome, ok, type RefusalWith, refuse } from "../basics/outcome.ts";
import { listBakingFacts } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import { notifyKitchen } from "./kitchen/notify-kitchen.ts";
import { setLineMessage, touchChangeable } from "./line-photos/line-photos.queries.ts";
import { insertEvent, selectLines } from "./orders.queries.ts";
import { publishOrder } from "./publish-order.ts";
import type { OrderActor } from "./rules/order-status.ts";
import { pieceTitleOf } from "./rules/piece-title.ts";

type NewMessage = {
  orderId: string;
  /** Its place among the lines of the order. */
  line: number;
  /** The message that was read. */
  from: string;
  to: string;
  actor: { by: OrderActor; actorId: string };
};

/** The message that a cake has by now. */
export type StoredMessage = { message: string; piece: string };

type Refused = "change-closed" | "message-not-taken" | RefusalWith<"message-changed", StoredMessage>;

/**
 * Writes another message on a cake of an order, until the kitchen begins, in the caller's transaction. The event names
 * the cake and not the text, because events outlive personal data.
 * @returns the order's number, the name of the cake, and whether anything has changed
 */
export async function changeMessage(
  services: Services,
  { orderId, line: position, from, to, actor }: NewMessage,
): Promise<Outcome<{ number: string; piece: string; isChanged: boolean }, Refused>> {
  const now = services.clock();
  // Locks the order: a kitchen that starts at the same time comes before or after this message.
  const order = await touchChangeable(services.db, orderId, now);
  if (!order) return refuse("change-closed");
  const lines = (await selectLines(services.db, [orderId])).get(orderId) ?? [];
  const line = lines[position];
  const facts = line && (await listBakingFacts(services, { skus: [line.sku] })).get(line.sku);
  if (!line || !facts?.takesMessage) return refuse("message-not-taken");
  const piece = pieceTitleOf(lines, position);
  if (line.message === to) return ok({ number: order.number, piece, isChanged: false });
  if (line.message !== from) return refuse("message-changed", { message: line.message, piece });
  await setLineMessage(services.db, { orderId, position }, to);
  const note = `Message changed: ${piece}.`;
  await insertEvent(services.db, { orderId, at: now, status: order.status, ...actor, note });
  await notifyKitchen(services, { before: order, kind: "message" });
  await publishOrder(services, order);
  return ok({ number: order.number, piece, isChanged: true });
}
