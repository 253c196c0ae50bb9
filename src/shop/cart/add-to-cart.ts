import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { getAvailability } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import { addLines, lockCart, raiseLines, selectLines } from "./cart.queries.ts";
import { MOST_LINES } from "./rules/cart-limits.ts";
import { type Line, mergeLines } from "./rules/merge-lines.ts";

/**
 * Adds SKUs to a customer's cart: up to `MAX_QUANTITY` of each and `MOST_LINES` different ones. All or none. Returns
 * the whole cart, oldest first.
 * @param isRepeat raises quantities to these instead of adding to them, so that doing it twice changes nothing
 */
export async function addToCart(
  services: Services,
  input: { userId: string; lines: Line[]; isRepeat?: boolean },
): Promise<Outcome<Line[], "unknown-sku" | "sku-unavailable" | "cart-full">> {
  const lines = mergeLines(input.lines);
  const availability = await getAvailability(
    services,
    lines.map((line) => line.sku),
  );
  for (const { sku } of lines) {
    const isAvailable = availability.get(sku);
    if (isAvailable === undefined) return refuse("unknown-sku", { sku });
    if (!isAvailable) return refuse("sku-unavailable", { sku });
  }
  return refusableTransaction(services.db, async (tx) => {
    await lockCart(tx, input.userId);
    await (input.isRepeat ? raiseLines : addLines)(tx, input.userId, lines, services.clock());
    // Counted after the write, so that adding to existing lines always fits.
    const stored = await selectLines(tx, input.userId);
    return stored.length > MOST_LINES ? refuse("cart-full") : ok(stored);
  });
}
