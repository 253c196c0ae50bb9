import { discountPercent, type Paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import type { Picture } from "./pictures.ts";
import { type EggMark, eggMarkOf } from "./rules/egg-mark.ts";
import type { DeliveryTime } from "./rules/listing-filter.ts";
import type { ProductKind } from "./rules/product-kinds.ts";
import { ratingOf, type Stars } from "./rules/rating.ts";

import type { Tile } from "./rules/tile-colours.ts";

/** One product as a listing shows it: its default SKU. */
export type ProductCard = {
  sku: string;
  name: string;
  /** Weight or size of this SKU: `0.5 kg`, `12 stems`. */
  weight: string;
  /** `4-5 people`; empty for what is not eaten together. */
  serves: string;
  href: string;
  pricePaise: Paise;
  sellPaise: Paise;
  /** Discount in whole percent; 0 for none. */
  discount: number;
  points: number;
  mark: EggMark | null;
  /** One decimal; 0 without reviews. */
  rating: number;
  reviews: number;
  tile: Tile;
  cutout: Picture;
  photo: Picture;
  deliveryTime: DeliveryTime;
  /** Lead time in hours. */
  leadHours: number;
  active: boolean;
};

/** The columns of a card. */
export type CardRow = Stars & {
  sku: string;
  name: string;
  weight: string;
  serves: string;
  pricePaise: Paise;
  sellPaise: Paise;
  points: number;
  eggless: boolean;
  kind: ProductKind;
  allergens: string;
  active: boolean;
  tile: Tile;
  pictureId: string;
  deliveryTime: DeliveryTime;
  leadHours: number;
};

/** Returns the path of a SKU's page. */
export function cakeHref(sku: string): string {
  return `/cake/${encodeURIComponent(sku)}`;
}

const cardCache = new WeakMap<CardRow, ProductCard>();

/** Returns the identical card per row, so that rendered cards can be memoised. */
export function toCard(services: Pick<Services, "pictures">, row: CardRow): ProductCard {
  const card = cardCache.get(row) ?? makeCard(services, row);
  cardCache.set(row, card);
  return card;
}

function makeCard({ pictures }: Pick<Services, "pictures">, row: CardRow): ProductCard {
  const { average, reviews } = ratingOf(row);
  const { pricePaise, sellPaise } = row;
  return {
    sku: row.sku,
    name: row.name,
    weight: row.weight,
    serves: row.serves,
    href: cakeHref(row.sku),
    pricePaise,
    sellPaise,
    discount: discountPercent(pricePaise, sellPaise),
    points: row.points,
    mark: eggMarkOf(row, row.eggless),
    rating: average,
    reviews,
    tile: row.tile,
    cutout: pictures.cutout(row.pictureId),
    photo: pictures.photo(row.pictureId),
    deliveryTime: row.deliveryTime,
    leadHours: row.leadHours,
    active: row.active,
  };
}
