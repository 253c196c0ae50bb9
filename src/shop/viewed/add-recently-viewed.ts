import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { cardsOfSkus } from "../catalogue/storefront/cards-of-skus.ts";
import type { Services } from "../services.ts";
import { deleteOlderViews, saveView } from "./viewed.queries.ts";
import { MOST_VIEWED } from "./viewed.reads.ts";

/** Puts a SKU first in a customer's recently viewed list, and drops the oldest beyond twenty. */
export async function addRecentlyViewed(
  services: Services,
  { userId, sku }: { userId: string; sku: string },
): Promise<Outcome<void, "unknown-sku">> {
  const cards = await cardsOfSkus(services, { skus: [sku] });
  if (cards.length === 0) return refuse("unknown-sku", { sku });
  await services.db.transaction(async (tx) => {
    await saveView(tx, userId, sku, services.clock());
    await deleteOlderViews(tx, userId, MOST_VIEWED);
  });
  return ok(undefined);
}
