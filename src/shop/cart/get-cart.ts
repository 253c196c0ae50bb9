import { NO_MONEY, type Paise, plus, times } from "../basics/money.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import type { Picture } from "../catalogue/pictures.ts";
import { cakeHref } from "../catalogue/product-card.ts";
import type { Tile } from "../catalogue/rules/tile-colours.ts";
import type { Sellable } from "../catalogue/sellable.ts";
import { listFees } from "../delivery/delivery.reads.ts";
import { deliveryFee, type Fees } from "../delivery/rules/fee.ts";
import type { Services } from "../services.ts";
import { selectLines } from "./cart.queries.ts";

/** The product of a line with today's price. */
type CartItem = {
  name: string;
  href: string;
  flavour: string;
  weight: string;
  eggless: boolean;
  pricePaise: Paise;
  sellPaise: Paise;
  tile: Tile;
  cutout: Picture;
  photo: Picture;
};

/** `available` can be ordered, `unavailable` cannot now, `gone` has left the catalogue and has no item. */
export type CartLine = { sku: string; quantity: number } & (
  | { state: "available" | "unavailable"; item: CartItem }
  | { state: "gone"; item: null }
);

export type Cart = {
  lines: CartLine[];
  /** The available lines at today's prices. */
  itemsPaise: Paise;
  /** The Standard Delivery charge for them. */
  deliveryPaise: Paise;
  fees: Fees;
};

/** A customer's cart with today's names and prices, oldest first. */
export async function getCart(services: Services, { userId }: { userId: string }): Promise<Cart> {
  const stored = await selectLines(services.db, userId);
  const sellables = await getSellables(
    services,
    stored.map((line) => line.sku),
  );
  const lines = stored.map(({ sku, quantity }): CartLine => {
    const sellable = sellables.get(sku);
    if (!sellable) return { sku, quantity, state: "gone", item: null };
    const state = sellable.active ? "available" : "unavailable";
    return { sku, quantity, state, item: toItem(services, sellable) };
  });
  const amounts = lines.map(({ state, quantity, item }) =>
    state === "available" && item ? [times(item.sellPaise, quantity)] : [],
  );
  const itemsPaise = plus(...amounts.flat());
  const fees = await listFees(services);
  const standard = fees.standard;
  const deliveryPaise = standard ? deliveryFee(standard, itemsPaise) : NO_MONEY;
  return { lines, itemsPaise, deliveryPaise, fees };
}

function toItem({ pictures }: Services, sellable: Sellable): CartItem {
  const { sku, name, flavour, weight, eggless, pricePaise, sellPaise, tile, pictureId } = sellable;
  return {
    ...{ name, href: cakeHref(sku), flavour, weight, eggless, pricePaise, sellPaise },
    tile,
    cutout: pictures.cutout(pictureId),
    photo: pictures.photo(pictureId),
  };
}
