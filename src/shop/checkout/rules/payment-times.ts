/** Minutes for which slot and coins are held while the payment is open. */
export const HOLD_MINUTES = 15;
/** Minutes between the release of the slot and the expiry of the order: late money is often only minutes late. */
const GRACE_MINUTES = 15;

const MINUTE = 60_000;

/** When an order's slot and coins are released unless it is paid. */
export function heldUntil(orderedAt: Date): Date {
  return new Date(orderedAt.getTime() + HOLD_MINUTES * MINUTE);
}

/** When an unpaid order expires. */
export function expiresAt(orderedAt: Date): Date {
  return new Date(heldUntil(orderedAt).getTime() + GRACE_MINUTES * MINUTE);
}

/** Orders placed after this instant still hold their slot and coins. */
export function heldSince(now: Date): Date {
  return new Date(now.getTime() - HOLD_MINUTES * MINUTE);
}
