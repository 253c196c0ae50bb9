import type { DeliveryOption } from "../../delivery/rules/options.ts";
import type { StaffStatus } from "./offered-statuses.ts";
import type { OrderStatus } from "./order-status.ts";

/** The columns of the kitchen board, from left to right. */
export const KITCHEN_COLUMNS = ["start", "making", "ready"] as const;

export type KitchenColumn = (typeof KITCHEN_COLUMNS)[number];

/** The statuses that each column shows. */
const STATUSES = {
  start: ["placed", "accepted"],
  making: ["preparing"],
  ready: ["ready"],
} as const satisfies Record<KitchenColumn, readonly OrderStatus[]>;

/** The statuses that the kitchen board shows. */
export const BOARD_STATUSES: readonly OrderStatus[] = KITCHEN_COLUMNS.flatMap((column) => [
  ...STATUSES[column],
]);

/** The column of a status; null if the board does not show it. */
export function columnOf(status: OrderStatus): KitchenColumn | null {
  return KITCHEN_COLUMNS.find((column) => STATUSES[column].some((shown) => shown === status)) ?? null;
}

/**
 * The status that one tap on the board sets; null for none. An order that is picked up is handed over on its own page,
 * because that mails its customer and cannot be undone.
 */
export function tapOf(status: OrderStatus, option: DeliveryOption): StaffStatus | null {
  const column = columnOf(status);
  if (column === "start") return "preparing";
  if (column === "making") return "ready";
  return column === "ready" && option !== "pickup" ? "shipped" : null;
}
