import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { announceOrder } from "./announce-order.ts";
import { revertStatus, selectLatestEvents } from "./kitchen/kitchen.queries.ts";
import { insertEvent, type Order, selectOrder } from "./orders.queries.ts";
import { publishOrder } from "./publish-order.ts";
import { ORDER_STATUS, statusesBeforeForStaff } from "./rules/order-status.ts";
import { undoableMove } from "./rules/undoable-move.ts";

/**
 * Takes back the last change of an order's status, on behalf of staff who may make that change. Adds an event and
 * removes none. Refuses once ten minutes have passed, or something followed.
 * @param event the change that staff saw as the last one: the same status may have been set again since
 */
export async function undoMove(
  services: Services,
  { id, staff, event }: { id: string; staff: Session; event: number },
): Promise<Outcome<Order, "unknown-order" | "not-your-move" | "order-moved-on">> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const order = await selectOrder(tx, { id });
    if (!order) return refuse("unknown-order");
    const now = services.clock();
    const move = undoableMove(order, (await selectLatestEvents(tx, id)).reverse(), now);
    if (move?.event !== event) return refuse("order-moved-on", { status: order.status });
    const by = staff.roles.find((role) => statusesBeforeForStaff(move.to, [role]).includes(move.from));
    if (by === undefined) return refuse("not-your-move");
    const reverted = await revertStatus(tx, { id, seen: order, to: move.from, now });
    if (!reverted) return refuse("order-moved-on");
    const note = `Undone: it was not “${ORDER_STATUS[move.to].label}” yet.`;
    await insertEvent(tx, { orderId: id, at: now, status: move.from, by, actorId: staff.userId, note });
    const subject = { subject: "order", subjectId: id, label: order.number } as const;
    await recordChange(inside, { staff, role: by, ...subject, before: move.to, after: move.from, note });
    await publishOrder(inside, reverted);
    await announceOrder(inside, { order: reverted, event: "order.status_changed" });
    return ok(reverted);
  });
}
