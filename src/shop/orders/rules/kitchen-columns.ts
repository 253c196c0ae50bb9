import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";
import { type KitchenColumn, STAFF_STATUS } from "./staff-status.ts";

/** The columns of the kitchen board, from left to right. */
export const KITCHEN_COLUMNS = ["start", "making", "ready"] as const satisfies KitchenColumn[];

/** The statuses that the kitchen board shows. */
export const BOARD_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => columnOf(status) !== null,
);

/** The column of a status; null if the board does not show it. */
export function columnOf(status: OrderStatus): KitchenColumn | null {
  return STAFF_STATUS[status].column;
}

/** The statuses that taps on the board set. */
export const TAPPED_STATUSES = ["preparing", "ready", "shipped"] as const;
export type TappedStatus = (typeof TAPPED_STATUSES)[number];

const TAPS: Record<KitchenColumn, TappedStatus> = { start: "preparing", making: "ready", ready: "shipped" };

export function isTappedStatus(status: string | null | undefined): status is TappedStatus {
  return TAPPED_STATUSES.some((tapped) => tapped === status);
}

/**
 * The status that one tap on the board sets; null for none. An order that is picked up is handed over on its own page,
 * because that mails its customer and cannot be undone.
 */
export function tapOf(status: OrderStatus, option: DeliveryOption): TappedStatus | null {
  const column = columnOf(status);
  if (column === null || (column === "ready" && option === "pickup")) return null;
  return TAPS[column];
}
