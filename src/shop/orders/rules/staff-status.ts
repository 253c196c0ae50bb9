import type { OrderStatus } from "./order-status.ts";

/** The columns of the kitchen board. */
export type KitchenColumn = "start" | "making" | "ready";

/** The stages of an order on the track of its office page. */
export type TrackStage = "paid" | "making" | "ready" | "with rider" | "delivered";

type StaffFacts = {
  /** Its column on the kitchen board; null if the board does not show it. */
  column: KitchenColumn | null;
  /** Whether staff may take it back: not if a mail, coins or money follow from it. */
  undo: "always" | "unless pickup" | "never";
  /** Whether the kitchen can send a photo of the cake, which the customer can answer. */
  takesCakePhoto: boolean;
  /** Whether the customer sees the code that closes the delivery. */
  showsCode: boolean;
  /** Whether an order can be put onto a run, or taken off it. */
  isFreeForRuns: boolean;
  /** Whether a call sets it. Delivered needs a proof, and cancelled gives money back: they have calls of their own. */
  isSetByCalls: boolean;
  /** Its stage on the track; null before the payment, and after an end on the way. */
  trackStage: TrackStage | null;
  /** The last step of an order that ended on the way; null in other statuses. */
  trackEnd: string | null;
};

const NOT_IN_KITCHEN = {
  column: null,
  takesCakePhoto: false,
  isFreeForRuns: false,
  isSetByCalls: false,
  trackStage: null,
  trackEnd: null,
} as const;
const WITH_RIDER = {
  column: null,
  takesCakePhoto: false,
  showsCode: true,
  isSetByCalls: true,
  trackStage: "with rider",
  trackEnd: null,
} as const;
const TO_MAKE = {
  column: "start",
  takesCakePhoto: false,
  showsCode: false,
  isFreeForRuns: true,
  trackStage: "paid",
  trackEnd: null,
} as const;

/** Facts for staff about each status. Apart from `ORDER_STATUS`, which browsers of shoppers load. */
export const STAFF_STATUS: Readonly<Record<OrderStatus, StaffFacts>> = {
  "awaiting payment": { ...NOT_IN_KITCHEN, undo: "never", showsCode: false },
  lapsed: { ...NOT_IN_KITCHEN, undo: "never", showsCode: false, trackEnd: "Not paid in time" },
  placed: { ...TO_MAKE, undo: "never", isSetByCalls: false },
  accepted: { ...TO_MAKE, undo: "always", isSetByCalls: true },
  preparing: {
    column: "making",
    undo: "always",
    takesCakePhoto: true,
    showsCode: false,
    isFreeForRuns: true,
    isSetByCalls: true,
    trackStage: "making",
    trackEnd: null,
  },
  // The customer of a pickup order is mailed that it is ready.
  ready: {
    column: "ready",
    undo: "unless pickup",
    takesCakePhoto: true,
    showsCode: true,
    isFreeForRuns: true,
    isSetByCalls: true,
    trackStage: "ready",
    trackEnd: null,
  },
  shipped: { ...WITH_RIDER, isFreeForRuns: false, undo: "always" },
  "out for delivery": { ...WITH_RIDER, isFreeForRuns: false, undo: "never" },
  delivered: { ...NOT_IN_KITCHEN, undo: "never", showsCode: false, trackStage: "delivered" },
  cancelled: { ...NOT_IN_KITCHEN, undo: "never", showsCode: false, trackEnd: "Cancelled" },
  undeliverable: {
    ...WITH_RIDER,
    isFreeForRuns: true,
    undo: "never",
    trackStage: null,
    trackEnd: "Could not be delivered",
  },
};
