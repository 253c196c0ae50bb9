import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getAvailability } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import { readerIdOf } from "./alert-link.ts";
import { insertAlert } from "./stock-alerts.queries.ts";

/** Requests, and the seconds in which they may come. */
const FROM_ONE_NETWORK = [30, 60 * 60] as const;
const FOR_ONE_EMAIL = [20, 24 * 60 * 60] as const;

/**
 * Stores a request for one mail when a SKU is sold again. Repeating it changes nothing, and the reply does not reveal
 * whether it was requested before.
 * @param from IP network, for rate limiting
 */
export async function requestStockAlert(
  services: Services,
  { sku, email, from }: { sku: string; email: string; from: string },
): Promise<Outcome<void, "unknown-sku" | "sold-again" | "too-many-tries">> {
  const { rateLimiter } = services;
  const network = await rateLimiter.take(`stock-alert-from:${from}`, ...FROM_ONE_NETWORK);
  if (!network.allowed) return refuse("too-many-tries", { retryAfter: network.retryAfter });
  const isSold = (await getAvailability(services, [sku])).get(sku);
  if (isSold === undefined) return refuse("unknown-sku", { sku });
  if (isSold) return refuse("sold-again");
  const readerId = readerIdOf(services, email);
  const reader = await rateLimiter.take(`stock-alert-to:${readerId}`, ...FOR_ONE_EMAIL);
  if (!reader.allowed) return refuse("too-many-tries", { retryAfter: reader.retryAfter });
  // If it is sold again meanwhile, the next run of the job finds the request.
  await insertAlert(services.db, {
    ...{ id: randomId("sa"), readerId, email, sku },
    requestedAt: services.clock(),
  });
  return ok(undefined);
}
