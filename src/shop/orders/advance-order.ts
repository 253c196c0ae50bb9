import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrderForReport } from "./handover/delivery-reports.queries.ts";
import { type Order, selectEvents, selectOrder } from "./orders.queries.ts";
import { actingRole, type OrderStatus, statusesBeforeForStaff } from "./rules/order-status.ts";
import { reportTime } from "./rules/report-time.ts";

/**
 * Moves an order to its next status for staff; each role sets the statuses of its own work. Refuses if the order
 * changed since. To cancel, use `cancelAsStaff`, which also refunds; to close as delivered, `confirmDelivery`.
 * @param seen the status that staff saw when they decided; defaults to the current one
 * @param tappedAt when a rider tapped, for a phone without a connection; defaults to now. A status that the order has had
 * is set again only by a tap after its latest event: an older one is a repeat.
 * @param maySetOutEarly true if the order may be on its way before its day
 */
export async function advanceOrder(
  services: Services,
  move: {
    id: string;
    to: Exclude<OrderStatus, "cancelled" | "delivered">;
    staff: Session;
    note?: string;
    seen?: OrderStatus;
    tappedAt?: Date;
    maySetOutEarly?: boolean;
  },
): Promise<
  Outcome<
    Order,
    "unknown-order" | "not-your-move" | "order-moved-on" | "no-further-attempt" | "setting-out-too-early"
  >
> {
  const { id, to, staff, note = "", tappedAt, maySetOutEarly = false } = move;
  if (statusesBeforeForStaff(to, staff.roles).length === 0) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const before = move.seen ?? (await selectOrder(tx, { id }))?.status ?? "";
    const by = actingRole(staff.roles, { from: before, to });
    if (by === undefined) return refuse("not-your-move");
    const from = statusesBeforeForStaff(to, staff.roles).filter((status) => status === before);
    const at = tappedAt && (await timeOfTap(inside, { id, to, tappedAt }));
    if (at === null) return refuse("order-moved-on", { status: before });
    const who = { by, actorId: staff.userId };
    const advanced = await changeStatus(inside, {
      id,
      to,
      from,
      ...who,
      note,
      at,
      waitsForDay: !maySetOutEarly,
    });
    if (!advanced.ok) return advanced;
    const order = { subject: "order", subjectId: id, label: advanced.value.number } as const;
    await recordChange(inside, { staff, role: by, ...order, before, after: to, note });
    return advanced;
  });
}

/** The time of the event of a tap; null if the tap is a late repeat. Locks the order. */
async function timeOfTap(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id, to, tappedAt }: { id: string; to: OrderStatus; tappedAt: Date },
): Promise<Date | null> {
  const order = await lockOrderForReport(db, id);
  const events = await selectEvents(db, id);
  const latestEvent = events.at(-1)?.at ?? order?.updatedAt ?? tappedAt;
  // The first time it cannot be a repeat, though the phone's clock may be slow.
  if (tappedAt < latestEvent && events.some(({ status }) => status === to)) return null;
  return reportTime(tappedAt, { latestEvent, now: clock() });
}
