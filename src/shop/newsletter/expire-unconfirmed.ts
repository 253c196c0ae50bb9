import type { Services } from "../services.ts";
import { eraseUnconfirmed } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, DAY_MS } from "./newsletter-link.ts";

/**
 * Erases unconfirmed subscriptions. Returns how many. Requests are accepted while the first link works, and the last
 * link works as long again; after that none can confirm.
 */
export async function expireUnconfirmed(services: Services): Promise<{ erased: number }> {
  const before = new Date(services.clock().getTime() - 2 * CONFIRM_DAYS * DAY_MS);
  return { erased: await eraseUnconfirmed(services.db, before) };
}
