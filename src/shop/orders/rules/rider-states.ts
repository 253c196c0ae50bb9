import type { OrderStatus } from "./order-status.ts";

/** What a stop of a run is to its rider, while no report waits on the phone. */
export type RiderState = "kitchen" | "box" | "drive" | "delivered" | "failed" | "gone";

/** Apart from the other facts of a status, because the rider's page loads it. */
export const RIDER_STATES: Readonly<Record<OrderStatus, RiderState>> = {
  "awaiting payment": "gone",
  lapsed: "gone",
  placed: "kitchen",
  accepted: "kitchen",
  preparing: "kitchen",
  ready: "box",
  shipped: "drive",
  "out for delivery": "drive",
  delivered: "delivered",
  cancelled: "gone",
  undeliverable: "failed",
};
