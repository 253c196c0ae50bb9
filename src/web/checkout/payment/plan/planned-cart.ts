import { plus, times } from "../../../../shop/basics/money.ts";
import type { Planned } from "../../../delivery-plan/planned.ts";
import { CART_KEY } from "../../../draft/draft.ts";
import type { OrderedCake } from "../summary/order-summary.tsx";

/** Plans the order of a whole cart. */
export function plannedCart(first: OrderedCake, others: OrderedCake[]): Planned {
  const cakes = [first, ...others];
  const count = cakes.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    key: CART_KEY,
    keys: [CART_KEY],
    pieces: cakes.map(({ sku, quantity }) => `${sku}*${quantity}`),
    hasCake: cakes.some((cake) => cake.hasCake),
    leadHours: Math.max(...cakes.map(({ leadHours }) => leadHours)),
    customised: cakes.some(({ customised }) => customised),
    name: others.length === 0 ? first.name : `${first.name} and ${others.length} more`,
    what: count === 1 ? "1 item" : `${count} items`,
    sellPaise: plus(...cakes.map(({ sellPaise, quantity }) => times(sellPaise, quantity))),
    tile: first.tile,
    cutout: first.picture,
  };
}
