import { columnOf } from "./kitchen-columns.ts";
import type { OrderStatus } from "./order-status.ts";

/** The changes of an order that its kitchen must see, the most serious first. */
export const NOTICE_KINDS = ["cancelled", "kitchen", "time", "message", "photos"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The changes that take an order off its board, the most serious first. */
export const WITHDRAWALS = ["cancelled", "kitchen", "time"] as const satisfies NoticeKind[];
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** How long a board shows a change that is not marked as seen: not every kitchen has a board on its wall. */
export const NOTICE_DAYS = 7;

/** Whether a kitchen may have begun an order in this status, even without a tap on Start. */
export function mayBeBegun(status: OrderStatus): boolean {
  return status !== "placed" && columnOf(status) !== null;
}

type NoticedOrder = { status: OrderStatus; kitchenId: string };

/**
 * The unseen change for which an order is not on the board of this kitchen any more; null if it left in the usual way,
 * such as with its rider.
 */
export function withdrawalOf(
  order: NoticedOrder,
  { kinds, kitchenId }: { kinds: readonly NoticeKind[]; kitchenId: string },
): Withdrawal | null {
  const isCancelled = order.status === "cancelled";
  // A later cancellation leaves no notice of its own if the order had left this board before.
  const isToStart = isCancelled || columnOf(order.status) === "start";
  const holds: Record<Withdrawal, boolean> = {
    cancelled: isCancelled,
    kitchen: order.kitchenId !== kitchenId || isToStart,
    time: isToStart,
  };
  return WITHDRAWALS.find((kind) => kinds.includes(kind) && holds[kind]) ?? null;
}
