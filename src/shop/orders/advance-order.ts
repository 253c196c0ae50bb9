import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { changeStatus } from "./change-status.ts";
import { type Order, selectOrder } from "./orders.queries.ts";
import { type OrderStatus, statusesBeforeForStaff } from "./rules/order-status.ts";

/**
 * The next step of an order, made by somebody of the staff: each role makes the moves that are its work. An order
 * that has gone another way meanwhile is refused with where it is now. Cancelling is `cancelAsStaff`, because money
 * goes back with it.
 * @param seen where they saw it when they decided; where it is now unless told
 */
export async function advanceOrder(
  services: Services,
  move: {
    id: string;
    to: Exclude<OrderStatus, "cancelled">;
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
    const from = statusesBeforeForStaff(to, staff.roles).filter((one) => one === before);
    const moved = await changeStatus(inside, { id, to, from, by, actorId: staff.userId, note });
    if (!moved.ok) return moved;
    const order = { subject: "order", subjectId: id, label: moved.value.number } as const;
    await recordChange(inside, { staff, role: by, ...order, before, after: to, note });
    return moved;
  });
}
