import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getSellables } from "../catalog/get-sellables.ts";
import type { Services } from "../services.ts";
import { addLines } from "./cart.queries.ts";
import { type Line, mergeLines } from "./rules/merge.ts";

/** Puts SKUs into a customer's cart, on top of what is there; of each at most 20. All of them or none. */
export async function addToCart(
  services: Services,
  input: { userId: string; lines: Line[] },
): Promise<Outcome<void, "unknown-sku" | "sku-unavailable">> {
  const lines = mergeLines(input.lines);
  const sellables = await getSellables(
    services,
    lines.map((line) => line.sku),
  );
  if (!sellables.ok) return sellables;
  for (const { sku } of lines) {
    const sellable = sellables.value.get(sku);
    if (!sellable) return refuse("unknown-sku", { sku });
    if (!sellable.active) return refuse("sku-unavailable", { sku });
  }
  await addLines(services.db, input.userId, lines, services.clock());
  return ok(undefined);
}
