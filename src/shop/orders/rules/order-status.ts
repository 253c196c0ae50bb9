import { may, type Permission } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { lifecycle } from "../../basics/lifecycle.ts";

/** Every status of an order, in the order of the lifecycle. The CHECK of the database is made from this list. */
export const ORDER_STATUSES = [
  "awaiting payment",
  "lapsed",
  "placed",
  "accepted",
  "preparing",
  "ready",
  "shipped",
  "out for delivery",
  "delivered",
  "cancelled",
  "undeliverable",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The cause of an event: the shop, the customer, or staff in a role. */
export type OrderActor = "shop" | "customer" | Role;

/** The party that may set a status: the shop on payment or its absence, the customer, or staff with a permission. */
type Setter = "shop" | "customer" | Permission;

/** `open` orders still need work or money; `failed` ones will not arrive. */
export type OrderPhase = "open" | "delivered" | "failed";

type StatusFacts = {
  /** The statuses that may follow, and who may set each. */
  next: Partial<Record<OrderStatus, readonly Setter[]>>;
  /** Paid, and not refunded since. */
  isPaid: boolean;
  phase: OrderPhase;
  /** Nothing more happens, so open order pages stop refreshing. */
  isFinal: boolean;
  /** The customer may still change or cancel it: the kitchen has not begun. */
  isChangeable: boolean;
  /** The last step of the progress bar that it has reached; 0 is Order Placed. */
  step: 0 | 1 | 2 | 3;
  /** The job that runs when an order gets this status: coins, mails. */
  job: `order-${string}` | null;
  /** For lists: the status in one line. */
  label: string;
  /** For the customer, under the delivery date. */
  headline: string;
  /** For the customer: what happened last. */
  movement: (kitchen: string) => string;
  /** Label of the staff button that sets this status; null for none. */
  button: string | null;
  icon: "waiting" | "kitchen" | "rider" | "gift" | "failed";
  /** The colour of the status in the office's lists. */
  tone: "new" | "busy" | "way" | "done" | "over" | "bad";
};

const BEING_PREPARED = "Your item is being prepared";

/** All facts of a status but those for staff (`staff-status.ts`) and for riders (`rider-states.ts`). */
export const ORDER_STATUS: Readonly<Record<OrderStatus, StatusFacts>> = {
  "awaiting payment": {
    next: { placed: ["shop"], lapsed: ["shop"], cancelled: ["shop", "customer", "take phone orders"] },
    ...{ isPaid: false, phase: "open", isFinal: false, isChangeable: false, step: 0, job: null },
    label: "Waiting for payment",
    headline: "Not paid yet",
    movement: () => "It waits for its payment",
    ...{ button: null, icon: "waiting", tone: "over" },
  },
  /** Not paid in time. Late money still places the order, or is refunded and the order is cancelled. */
  lapsed: {
    next: { placed: ["shop"], cancelled: ["shop"] },
    ...{ isPaid: false, phase: "failed", isFinal: true, isChangeable: false, step: 0, job: null },
    label: "Not paid",
    headline: "Not paid",
    movement: () => "The slot is free again",
    ...{ button: null, icon: "failed", tone: "over" },
  },
  placed: {
    next: {
      accepted: ["accept orders"],
      preparing: ["bake"],
      cancelled: ["customer", "cancel orders"],
    },
    ...{ isPaid: true, phase: "open", isFinal: false, isChangeable: true, step: 0, job: null },
    label: "Order placed",
    headline: BEING_PREPARED,
    movement: (kitchen) => `The ${kitchen} has your order`,
    ...{ button: null, icon: "kitchen", tone: "new" },
  },
  accepted: {
    next: { preparing: ["bake"], cancelled: ["customer", "cancel orders"] },
    ...{ isPaid: true, phase: "open", isFinal: false, isChangeable: true, step: 0, job: null },
    label: "Accepted by the kitchen",
    headline: BEING_PREPARED,
    movement: (kitchen) => `The ${kitchen} has accepted your order`,
    ...{ button: "Accept it", icon: "kitchen", tone: "new" },
  },
  preparing: {
    next: { ready: ["bake"], cancelled: ["cancel orders"] },
    ...{ isPaid: true, phase: "open", isFinal: false, isChangeable: false, step: 0, job: null },
    label: "Being made",
    headline: BEING_PREPARED,
    movement: (kitchen) => `The ${kitchen} is making it now`,
    ...{ button: "Start making it", icon: "kitchen", tone: "busy" },
  },
  ready: {
    next: { shipped: ["hand over"], delivered: ["hand over"], cancelled: ["cancel orders"] },
    ...{ isPaid: true, phase: "open", isFinal: false, isChangeable: false, step: 0, job: "order-ready" },
    label: "Ready",
    headline: BEING_PREPARED,
    movement: () => "It is ready and packed",
    ...{ button: "It is ready", icon: "kitchen", tone: "busy" },
  },
  shipped: {
    next: { "out for delivery": ["deliver"], delivered: ["deliver"], undeliverable: ["deliver"] },
    ...{ isPaid: true, phase: "open", isFinal: false, isChangeable: false, step: 1, job: null },
    label: "Shipped",
    headline: "Your item has left the kitchen",
    movement: () => "It has been handed to the rider",
    ...{ button: "Hand it to the rider", icon: "rider", tone: "way" },
  },
  "out for delivery": {
    next: { delivered: ["deliver"], undeliverable: ["deliver"] },
    ...{ isPaid: true, phase: "open", isFinal: false, isChangeable: false, step: 2 },
    job: "order-out-for-delivery",
    label: "Out for delivery",
    headline: "Your item is on its way to you",
    movement: () => "The rider is on the way",
    ...{ button: "Set out with it", icon: "rider", tone: "way" },
  },
  delivered: {
    next: {},
    ...{ isPaid: true, phase: "delivered", isFinal: true, isChangeable: false, step: 3 },
    job: "order-delivered",
    label: "Delivered",
    headline: "Your item has been delivered",
    movement: () => "It has arrived",
    ...{ button: "It is delivered", icon: "gift", tone: "done" },
  },
  cancelled: {
    next: {},
    ...{ isPaid: false, phase: "failed", isFinal: true, isChangeable: false, step: 0 },
    job: "order-cancelled",
    label: "Cancelled",
    headline: "This order was cancelled",
    movement: () => "Nothing will be delivered",
    // Cancelling has its own form, because it refunds money.
    ...{ button: null, icon: "failed", tone: "over" },
  },
  undeliverable: {
    next: { "out for delivery": ["deliver"], delivered: ["deliver"], cancelled: ["cancel orders"] },
    ...{ isPaid: true, phase: "failed", isFinal: false, isChangeable: false, step: 0 },
    job: "order-undeliverable",
    label: "Could not be delivered",
    headline: "Your item could not be delivered",
    movement: () => "The rider could not hand it over",
    ...{ button: "Could not be delivered", icon: "failed", tone: "bad" },
  },
};

/** The allowed changes of status. Pure, so that no browser loads the table for its list of codes. */
export const ORDER_LIFE = /* @__PURE__ */ orderLife();

function orderLife() {
  const next = ORDER_STATUSES.map((status) => [status, Object.keys(ORDER_STATUS[status].next)]);
  return lifecycle("awaiting payment", Object.fromEntries(next) as Record<OrderStatus, OrderStatus[]>);
}

/** How often a rider may try: the promised delivery, and one further attempt. */
export const MOST_ATTEMPTS = 2;

/** The statuses that match a condition, for queries. */
export function statusesWhere(holds: (facts: StatusFacts) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => holds(ORDER_STATUS[status]));
}

/** The statuses in which a customer may still change or cancel an order. */
export const CHANGEABLE = /* @__PURE__ */ statusesWhere(({ isChangeable }) => isChangeable);

/** The statuses from which an order may change to this one. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return ORDER_LIFE.before(to);
}

/** The statuses from which these roles may change to this one. */
export function statusesBeforeForStaff(to: OrderStatus, roles: readonly Role[]): OrderStatus[] {
  return statusesBefore(to).filter((from) => isStaffs(ORDER_STATUS[from].next[to], roles));
}

/**
 * The role that the log names for this change: a role of the person that may make it. If the order's status has changed
 * meanwhile, a role that may set the new status at all.
 */
export function actingRole(
  roles: readonly Role[],
  { from, to }: { from: string; to: OrderStatus },
): Role | undefined {
  const statusesOf = (role: Role): string[] => statusesBeforeForStaff(to, [role]);
  return (
    roles.find((role) => statusesOf(role).includes(from)) ?? roles.find((role) => statusesOf(role).length > 0)
  );
}

/** The statuses of paid orders from which these roles may cancel. An unpaid one has no money to give back. */
export function cancellableByStaff(roles: readonly Role[]): OrderStatus[] {
  return statusesBeforeForStaff("cancelled", roles).filter((status) => ORDER_STATUS[status].isPaid);
}

/** The statuses that staff with these roles may set next, in the order of an order's life. */
export function nextForStaff(
  order: { status: OrderStatus; failedAttempts: number },
  roles: readonly Role[],
): OrderStatus[] {
  const { next } = ORDER_STATUS[order.status];
  return ORDER_LIFE.moves[order.status].filter(
    (to) => isStaffs(next[to], roles) && !areAttemptsUsedUp(to, order.failedAttempts),
  );
}

/** Are all delivery attempts used up, so that the rider cannot set out again? */
export function areAttemptsUsedUp(to: OrderStatus, failedAttempts: number): boolean {
  return to === "out for delivery" && failedAttempts >= MOST_ATTEMPTS;
}

function isStaffs(setters: readonly Setter[] | undefined, roles: readonly Role[]): boolean {
  return (setters ?? []).some((setter) => setter !== "shop" && setter !== "customer" && may(roles, setter));
}

export function isOrderStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text);
}
