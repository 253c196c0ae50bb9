import type { DeliveryOption } from "./options.ts";

/** Whether its orders can be cancelled. The others reserve a rider or an hour for one customer. */
export const CAN_BE_CANCELLED: Record<DeliveryOption, boolean> = {
  standard: true,
  express: false,
  "fixed-time": false,
  midnight: false,
  pickup: true,
};

/** Whether a day can have only one window: its label does not tell several apart. */
export const HAS_ONE_WINDOW: Record<DeliveryOption, boolean> = {
  standard: false,
  express: true,
  "fixed-time": false,
  midnight: true,
  pickup: false,
};
