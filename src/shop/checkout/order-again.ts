import { isUuid } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import { type Line, mergeLines } from "../cart/rules/merge-lines.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import { findOrder, listLines } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";

/** Items added to the cart, and names of those no longer sold. */
export type OrderedAgain = { added: Line[]; missing: string[] };

/**
 * Adds what is still sold of a customer's own order to their cart, at today's prices, without messages and add-ons.
 * Refuses orders of other customers, and orders with nothing left to sell.
 */
export async function orderAgain(
  services: Services,
  { userId, id }: { userId: string; id: string },
): Promise<Outcome<OrderedAgain, "unknown-order" | "unknown-sku" | "sku-unavailable" | "cart-full">> {
  const order = isUuid(id) ? await findOrder(services, { id: id.toLowerCase() }) : refuse("unknown-order");
  if (!order.ok || order.value.userId !== userId) return refuse("unknown-order");
  const lines = await listLines(services, { orderId: order.value.id });
  const cakes = lines.filter(({ sheet }) => sheet === "Cakes");
  const sellables = await getSellables(
    services,
    cakes.map(({ sku }) => sku),
  );
  const isSold = ({ sku }: { sku: string }) => sellables.get(sku)?.active === true;
  const missing = [...new Set(cakes.filter((cake) => !isSold(cake)).map(({ name }) => name))];
  const added = mergeLines(cakes.filter(isSold).map(({ sku, quantity }) => ({ sku, quantity })));
  if (added.length === 0) return refuse("sku-unavailable", { all: missing.map((name) => ({ name })) });
  const put = await addToCart(services, { userId, lines: added });
  return put.ok ? ok({ added, missing }) : put;
}
