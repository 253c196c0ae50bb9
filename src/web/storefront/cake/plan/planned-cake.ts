import type { Planned } from "../../../delivery-plan/planned.ts";
import { type CakeView, fullName } from "../cake-view.ts";

/** Plans the order of one cake on its page. */
export function plannedCake(cake: CakeView): Planned {
  const { chosen, skus, tile, cutout } = cake;
  return {
    key: chosen.sku,
    keys: skus,
    // All SKUs of the product have the same lead time, so another weight needs no new request. Checkout counts its work.
    pieces: [skus[0] ?? chosen.sku],
    hasCake: cake.chosen.hasCake,
    leadHours: cake.leadHours,
    customised: cake.customised,
    name: fullName(cake),
    what: cake.isCake ? "Cake" : "Item",
    sellPaise: chosen.sellPaise,
    ...{ tile, cutout },
  };
}
