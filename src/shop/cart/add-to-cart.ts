import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import type { Services } from "../services.ts";
import { addLines, countLines, lockCart } from "./cart.queries.ts";
import { type Line, MOST_THINGS, mergeLines } from "./rules/merge.ts";

/** Adds SKUs to a customer's cart: at most 20 of each, and 30 different ones. All or none. */
export async function addToCart(
  services: Services,
  input: { userId: string; lines: Line[] },
): Promise<Outcome<void, "unknown-sku" | "sku-unavailable" | "cart-full">> {
  const lines = mergeLines(input.lines);
  const sellables = await getSellables(
    services,
    lines.map((line) => line.sku),
  );
  for (const { sku } of lines) {
    const sellable = sellables.get(sku);
    if (!sellable) return refuse("unknown-sku", { sku });
    if (!sellable.active) return refuse("sku-unavailable", { sku });
  }
  return refusableTransaction(services.db, async (tx) => {
    await lockCart(tx, input.userId);
    await addLines(tx, input.userId, lines, services.clock());
    // Counted after the write, so that adding to existing lines always fits.
    const isOver = (await countLines(tx, input.userId)) > MOST_THINGS;
    return isOver ? refuse("cart-full") : ok(undefined);
  });
}
