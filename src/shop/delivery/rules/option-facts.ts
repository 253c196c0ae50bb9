import type { DeliveryOption } from "./options.ts";

/** Whether its orders can be cancelled. The others reserve a rider or an hour for one customer. */
export const CAN_BE_CANCELLED: Record<DeliveryOption, boolean> = {
  standard: true,
  express: false,
  "fixed-time": false,
  midnight: false,
  pickup: true,
};
