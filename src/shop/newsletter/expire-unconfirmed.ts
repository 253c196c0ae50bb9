import type { Services } from "../services.ts";
import { eraseUnconfirmed } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, DAY_MS } from "./newsletter-link.ts";

/**
 * Erases the addresses that were never confirmed; how many. An entry takes askings for as long as its first link
 * works, and the last of those links works as long again: then none can confirm it any more.
 */
export async function expireUnconfirmed(services: Services): Promise<{ erased: number }> {
  const before = new Date(services.clock().getTime() - 2 * CONFIRM_DAYS * DAY_MS);
  return { erased: await eraseUnconfirmed(services.db, before) };
}
