import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { listAddOnAllergens, listBakingFacts } from "../../catalogue/catalogue.reads.ts";
import { bestBefore } from "../../catalogue/rules/shelf-life.ts";
import type { Services } from "../../services.ts";
import { selectEvents, selectLines, selectOrder } from "../orders.queries.ts";
import { batchOf } from "../rules/batch.ts";
import { columnOf, tapOf } from "../rules/kitchen-columns.ts";
import { type KitchenTimes, kitchenTimes, type Urgency, urgencyOf } from "../rules/kitchen-times.ts";
import { offeredStatuses, type StaffStatus } from "../rules/offered-statuses.ts";
import { isAddOn, type OrderLine } from "../rules/order-line.ts";
import { statusesBeforeForStaff } from "../rules/order-status.ts";
import type { KitchenColumn } from "../rules/staff-status.ts";
import { type UndoableMove, undoableMove } from "../rules/undoable-move.ts";
import { boardStateOf, listUnseen, type UnseenChanges } from "./unseen-changes.ts";

/** The data of one order that its kitchen ticket and label need. */
export type KitchenSheet = KitchenTimes & {
  kitchenId: string;
  at: Date;
  /** Null once it has left the board. */
  urgency: { column: KitchenColumn; minutesLeft: number; urgency: Urgency } | null;
  /** Known allergens by SKU, of add-ons too. */
  allergens: Record<string, string>;
  /** Day of finishing and order. */
  batch: string;
  /** By SKU; only of products that the kitchen bakes. */
  bestBefore: Record<string, Date>;
  /** The changes that its kitchen has not seen, and the column where the order stood. */
  unseen: { changes: UnseenChanges; column: KitchenColumn } | null;
  /** The next step of this person, out of those that they may take. None before the changes are seen. */
  next: StaffStatus | null;
  undo: UndoableMove | null;
};

/** Deadlines, allergens and next step of an order. For those who bake. */
export async function getKitchenSheet(
  services: Pick<Services, "db" | "clock">,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<KitchenSheet, "unknown-order">> {
  const order = may(staff.roles, "bake") ? await selectOrder(services.db, { id }) : undefined;
  if (!order) return refuse("unknown-order");
  const at = services.clock();
  const { kitchenId } = order;
  const [linesOf, events, unseenOrders] = await Promise.all([
    selectLines(services.db, [id]),
    selectEvents(services.db, id),
    listUnseen(services, { kitchenId, orderId: id, at }),
  ]);
  const lines = linesOf.get(id) ?? [];
  const skusOf = (chosen: OrderLine[]) => ({ skus: chosen.map(({ sku }) => sku) });
  const [facts, addOnAllergens] = await Promise.all([
    listBakingFacts(services, skusOf(lines.filter((line) => !isAddOn(line)))),
    listAddOnAllergens(services, skusOf(lines.filter(isAddOn))),
  ]);
  const times = kitchenTimes(order, Math.max(0, ...[...facts.values()].map(({ leadHours }) => leadHours)));
  const column = columnOf(order.status);
  // Until it is ready, the label says what is planned.
  const isMade = column !== "start" && column !== "making";
  const readyAt = isMade && events.findLast(({ status }) => status === "ready")?.at;
  const finishedAt = readyAt || times.finishBy;
  const offered = offeredStatuses(order, staff.roles);
  const tap = tapOf(order.status, order.deliveryOption) ?? "delivered";
  const undo = undoableMove(order, events, at);
  const state = boardStateOf(order, { noticed: unseenOrders.get(id), kitchenId, times, at });
  const unseen = state.changes && state.column && { changes: state.changes, column: state.column };
  return ok({
    kitchenId,
    ...times,
    at,
    urgency: column && { column, ...urgencyOf(column, times, at) },
    allergens: Object.fromEntries([
      ...[...facts].map(([sku, { allergens }]) => [sku, allergens] as const),
      ...addOnAllergens,
    ]),
    batch: batchOf(order.number, finishedAt),
    bestBefore: Object.fromEntries(
      [...facts].flatMap(([sku, fact]) => {
        const last = bestBefore(fact, finishedAt);
        return last ? [[sku, last]] : [];
      }),
    ),
    unseen,
    next: column !== null && !unseen && offered.includes(tap) ? tap : null,
    undo: undo && statusesBeforeForStaff(undo.to, staff.roles).includes(undo.from) ? undo : null,
  });
}
