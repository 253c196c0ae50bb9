import type { selectPartsOf } from "../combos/combo-parts.queries.ts";
import type { CardRow } from "../product-card.ts";
import { eggMarkOf } from "../rules/egg-mark.ts";
import { giftOf, type ListedProduct, PERSONALIZATIONS } from "../rules/listing-filter.ts";
import { ratingOf } from "../rules/rating.ts";
import type { SetMinutes } from "../rules/work.ts";
import type { selectCards } from "../storefront/cards.queries.ts";
import type { selectChoicesOf, selectProducts } from "../storefront/product-page.queries.ts";

type SnapshotCard = Awaited<ReturnType<typeof selectCards>>[number];
type Sku = ProductRows["choices"][number];

/** A part of a combo with what decides its sale. */
export type PartRow = Awaited<ReturnType<typeof selectPartsOf>>[number];

/** A product with all its SKUs, as the rows are. */
export type ProductRows = {
  product: Awaited<ReturnType<typeof selectProducts>>[number];
  choices: Awaited<ReturnType<typeof selectChoicesOf>>[number]["choices"];
  /** The parts of its SKUs, if they are combos, and whether each is on sale. */
  parts: (PartRow & { isOnSale: boolean })[];
};

/** A product of the snapshot, as listings filter, sort and show it. */
export type SnapshotProduct = ListedProduct<Sku> & {
  /** The minutes of a piece that staff have set for it. */
  minutes: SetMinutes;
  /** With its first SKU. */
  card: SnapshotCard;
  rating: number;
  createdOn: string;
};

export function toSnapshotProduct(card: SnapshotCard, { product, choices }: ProductRows): SnapshotProduct {
  const possible = new Set(product.personalization.map((name) => name.toLowerCase()));
  return {
    card,
    gift: giftOf(product.kind),
    deliveryTime: product.deliveryTime,
    leadHours: product.leadHours,
    minutes: { ovenMinutes: product.ovenMinutes, decoratorMinutes: product.decoratorMinutes },
    personalization: PERSONALIZATIONS.filter((name) => possible.has(name)),
    occasions: product.occasions,
    isFood: eggMarkOf(product, true) !== null,
    skus: choices,
    rating: ratingOf(product).average,
    createdOn: product.createdOn,
  };
}

const rows = new WeakMap<Sku, CardRow>();

/** The card row of a product with this SKU; the identical object per SKU. */
export function cardRowOf({ card }: SnapshotProduct, skuRow: Sku): CardRow {
  if (skuRow.sku === card.sku) return card;
  const cachedRow = rows.get(skuRow);
  if (cachedRow) return cachedRow;
  const { sku, weight, serves, pricePaise, sellPaise, points, eggless, active } = skuRow;
  const row = { ...card, sku, weight, serves, pricePaise, sellPaise, points, eggless, active };
  rows.set(skuRow, row);
  return row;
}
