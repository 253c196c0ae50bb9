import { may, type Permission, type Role } from "../../accounts/rules/permissions.ts";
import { lifecycle } from "../../basics/lifecycle.ts";

/** Who makes a move: the shop itself when money comes or stays away, the customer, or staff with a permission. */
type Mover = "shop" | "customer" | Permission;

const STATES = {
  "awaiting payment": { placed: ["shop"], lapsed: ["shop"], cancelled: ["shop", "customer"] },
  /** Not paid in time. Money that comes late still places it, or is refunded and it is cancelled. */
  lapsed: { placed: ["shop"], cancelled: ["shop"] },
  placed: {
    accepted: ["accept orders"],
    preparing: ["bake"],
    cancelled: ["customer", "cancel orders"],
  },
  accepted: { preparing: ["bake"], cancelled: ["customer", "cancel orders"] },
  preparing: { ready: ["bake"], cancelled: ["cancel orders"] },
  ready: { shipped: ["hand over"], delivered: ["hand over"], cancelled: ["cancel orders"] },
  shipped: { "out for delivery": ["deliver"], delivered: ["deliver"], undeliverable: ["deliver"] },
  "out for delivery": { delivered: ["deliver"], undeliverable: ["deliver"] },
  undeliverable: { "out for delivery": ["deliver"], delivered: ["deliver"], cancelled: ["cancel orders"] },
  delivered: {},
  cancelled: {},
} as const satisfies Record<string, Partial<Record<string, readonly Mover[]>>>;

export type OrderStatus = keyof typeof STATES;

const MOVERS: Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>> = STATES;

/** What can become of an order, and from what. The database knows the same names. */
export const ORDER_LIFE = lifecycle(
  "awaiting payment",
  Object.fromEntries(Object.entries(STATES).map(([from, to]) => [from, Object.keys(to)])) as Record<
    OrderStatus,
    OrderStatus[]
  >,
);

/** So often may a rider come in vain: the promised delivery, and one further attempt. */
export const MOST_ATTEMPTS = 2;

/** From which states an order may come to this one. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  return ORDER_LIFE.before(to);
}

/** States in which a customer may still change or cancel an order: the kitchen has not begun. */
export const CHANGEABLE = ["placed", "accepted"] as const satisfies OrderStatus[];

export function isChangeable(status: string): boolean {
  return (CHANGEABLE as readonly string[]).includes(status);
}

/** From which states staff with these roles may bring an order to this one. */
export function statesForStaff(to: OrderStatus, roles: readonly Role[]): OrderStatus[] {
  return statesBefore(to).filter((from) => isStaffs(MOVERS[from][to], roles));
}

/** What staff with these roles may do next with an order, in the order of its life: one button each. */
export function movesForStaff(
  order: { status: string; failedAttempts: number },
  roles: readonly Role[],
): OrderStatus[] {
  const moves = MOVERS[order.status as OrderStatus] ?? {};
  return (Object.keys(moves) as OrderStatus[]).filter(
    (to) => isStaffs(moves[to], roles) && !isSpent(to, order.failedAttempts),
  );
}

/** Has every attempt to deliver been made, so that a rider can't set out again? */
export function isSpent(to: OrderStatus, failedAttempts: number): boolean {
  return to === "out for delivery" && failedAttempts >= MOST_ATTEMPTS;
}

function isStaffs(movers: readonly Mover[] | undefined, roles: readonly Role[]): boolean {
  return (movers ?? []).some((one) => one !== "shop" && one !== "customer" && may(roles, one));
}

/** Has the order been paid and not been given up since? */
export function isPaidFor(status: string): boolean {
  return !["awaiting payment", "lapsed", "cancelled"].includes(status);
}
