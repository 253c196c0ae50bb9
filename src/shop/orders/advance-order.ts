import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { changeStatus } from "./change-status.ts";
import { type Order, selectOrder } from "./orders.queries.ts";
import { type OrderStatus, statusesBeforeForStaff } from "./rules/order-status.ts";

/**
 * Moves an order to its next status, on behalf of staff. Each role may set the statuses of its own work. Refuses if
 * the order has changed since. To cancel, use `cancelAsStaff`, which also refunds; to close as
 * delivered, use `confirmDelivery`.
 * @param seen the status that staff saw when they decided; defaults to the current one
 */
export async function advanceOrder(
  services: Services,
  move: {
    id: string;
    to: Exclude<OrderStatus, "cancelled" | "delivered">;
    staff: Session;
    note?: string;
    seen?: OrderStatus;
  },
): Promise<Outcome<Order, "unknown-order" | "not-your-move" | "order-moved-on" | "no-further-attempt">> {
  const { id, to, staff, note = "" } = move;
  const by = staff.roles.find((role) => statusesBeforeForStaff(to, [role]).length > 0);
  if (by === undefined) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const before = move.seen ?? (await selectOrder(tx, { id }))?.status ?? "";
    const from = statusesBeforeForStaff(to, staff.roles).filter((status) => status === before);
    const advanced = await changeStatus(inside, { id, to, from, by, actorId: staff.userId, note });
    if (!advanced.ok) return advanced;
    const order = { subject: "order", subjectId: id, label: advanced.value.number } as const;
    await recordChange(inside, { staff, role: by, ...order, before, after: to, note });
    return advanced;
  });
}
