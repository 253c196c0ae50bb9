/** What can become of an order, and from what. The database knows the same names. */
export const ORDER_MOVES = {
  "awaiting payment": ["placed", "lapsed", "cancelled"],
  /** Not paid in time. Money that comes late still places it, or is refunded and it is cancelled. */
  lapsed: ["placed", "cancelled"],
  placed: ["accepted", "preparing", "cancelled"],
  accepted: ["preparing", "cancelled"],
  preparing: ["ready", "cancelled"],
  ready: ["shipped", "delivered", "cancelled"],
  shipped: ["out for delivery", "delivered", "undeliverable"],
  "out for delivery": ["delivered", "undeliverable"],
  undeliverable: ["out for delivery", "delivered", "cancelled"],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof ORDER_MOVES;

/** From which states an order may come to this one. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  return (Object.keys(ORDER_MOVES) as OrderStatus[]).filter((from) =>
    (ORDER_MOVES[from] as readonly OrderStatus[]).includes(to),
  );
}

/** Has the order been paid and not been given up since? */
export function isPaidFor(status: string): boolean {
  return !["awaiting payment", "lapsed", "cancelled"].includes(status);
}
