import type { OrderStatus } from "./order-status.ts";

/** The state of a stop for its rider, without the reports that wait on the phone. */
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
