/** Minutes for which slot and coins are held while the payment is open. */
export const HOLD_MINUTES = 15;
/** Minutes of the hold for a phone order: its payment link has to reach the customer first. */
export const LINK_MINUTES = 30;
/** Minutes between the release of the slot and the expiry of the order: late money is often only minutes late. */
const GRACE_MINUTES = 15;

const MINUTE = 60_000;

/** The facts that determine how long an order is held. */
type HeldOrder = { createdAt: Date; byPhone: boolean };

/** When an order's slot and coins are released unless it is paid. */
export function heldUntil({ createdAt, byPhone }: HeldOrder): Date {
  return new Date(createdAt.getTime() + (byPhone ? LINK_MINUTES : HOLD_MINUTES) * MINUTE);
}

/** When an unpaid order expires. */
export function expiresAt(order: HeldOrder): Date {
  return new Date(heldUntil(order).getTime() + GRACE_MINUTES * MINUTE);
}

/** Orders recorded after these instants still hold their slot and coins. */
export function heldSince(now: Date): { online: Date; byPhone: Date } {
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  return { online: before(HOLD_MINUTES), byPhone: before(LINK_MINUTES) };
}
