import type { Session } from "../accounts/identity.ts";
import type { Services } from "../services.ts";
import { advanceOrder } from "./advance-order.ts";

/**
 * Accepts those of these orders that are new, each by itself. Returns how many were accepted; the others have moved on,
 * or this member of staff may not accept them.
 */
export async function acceptOrders(
  services: Services,
  { ids, staff }: { ids: string[]; staff: Session },
): Promise<{ accepted: number; skipped: number }> {
  let accepted = 0;
  for (const id of ids) {
    const advanced = await advanceOrder(services, { id, to: "accepted", staff, seen: "placed" });
    if (advanced.ok) accepted += 1;
  }
  return { accepted, skipped: ids.length - accepted };
}
