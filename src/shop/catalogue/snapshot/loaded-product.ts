import { isDeepStrictEqual } from "node:util";
import type { selectCategoriesOf } from "../categories/categories.queries.ts";
import { isAvailable, isPartOnSale, publicationOf } from "../rules/combo-parts.ts";
import { nextPriceTime, type PlannedPrice, type Price, priceAt } from "../rules/price-at.ts";
import { isPublished, publishTimeOf } from "../rules/publication.ts";
import type { selectCards } from "../storefront/cards.queries.ts";
import type { selectCombosOf } from "../storefront/product-page.queries.ts";
import {
  type PartRow,
  type ProductRows,
  type SnapshotProduct,
  toSnapshotProduct,
} from "./snapshot-product.ts";

/** The rows that a query returns. */
export type Rows<Query extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>;
export type SnapshotCard = Rows<typeof selectCards>[number];
export type ComboRow = Rows<typeof selectCombosOf>[number];

/** A product as the snapshot holds it. */
export type LoadedProduct = {
  page: ProductRows;
  /** Its card; null if it has no SKU that listings show, or is not published. */
  card: SnapshotCard | null;
  listed: SnapshotProduct | null;
  combos: ComboRow[];
  /** Slugs of the categories that list it. */
  categories: string[];
  /** The product as it is stored, and the next time at which shoppers see it otherwise; null if never. */
  planned: (Omit<Unpriced, "categories"> & { nextTime: number }) | null;
};

type NormalPrices = Pick<LoadedProduct, "card" | "combos"> & { page: Omit<ProductRows, "parts"> };

/** Assembles the rows of some products, by product id, as shoppers see them at this time. */
export function toLoadedProducts(rows: {
  cards: SnapshotCard[];
  products: ProductRows["product"][];
  choices: { productId: string; choices: ProductRows["choices"] }[];
  combos: ComboRow[];
  parts: PartRow[];
  categories: Rows<typeof selectCategoriesOf>;
  planned: Map<string, PlannedPrice[]>;
  at: number;
}): Map<string, LoadedProduct> {
  const cardOf = new Map(rows.cards.map((card) => [card.productId, card]));
  const choicesOf = new Map(rows.choices.map((row) => [row.productId, row.choices]));
  const combosOf = Map.groupBy(rows.combos, ({ productId }) => productId);
  const partsOf = Map.groupBy(rows.parts, ({ sku }) => sku);
  const categoriesOf = new Map(rows.categories.map((row) => [row.productId, row.categories]));
  return new Map(
    rows.products.map((product) => {
      const page = { product, choices: choicesOf.get(product.id) ?? [] };
      const card = cardOf.get(product.id) ?? null;
      const normal = { page, card, combos: combosOf.get(product.id) ?? [] };
      const skus = [...page.choices, ...normal.combos].map(({ sku }) => sku);
      const [prices, parts] = [ofSkus(skus, rows.planned), ofSkus(skus, partsOf)];
      const categories = categoriesOf.get(product.id) ?? [];
      return [product.id, loadedAt(rows.at, { normal, prices, parts, categories })];
    }),
  );
}

function ofSkus<Row>(skus: string[], rows: Map<string, Row[]>): Map<string, Row[]> {
  return new Map(
    skus.flatMap((sku) => {
      const ofSku = rows.get(sku);
      return ofSku ? [[sku, ofSku] as const] : [];
    }),
  );
}

type Unpriced = {
  normal: NormalPrices;
  prices: Map<string, PlannedPrice[]>;
  /** Parts of its SKUs, and of the combos that it offers. */
  parts: Map<string, PartRow[]>;
  categories: string[];
};

/** The product as shoppers see it at this time: nothing but its row before it is published. */
export function loadedAt(at: number, unpriced: Unpriced): LoadedProduct {
  const { normal, prices, parts, categories } = unpriced;
  const { product } = normal.page;
  const plannedFor = (nextTime: number) => (nextTime === NEVER ? null : { normal, prices, parts, nextTime });
  if (!isPublished(product, at)) {
    const page = { product, choices: [], parts: [] };
    const nextTime = publishTimeOf(product, at);
    return { page, card: null, listed: null, combos: [], categories, planned: plannedFor(nextTime) };
  }
  const shown = <Row extends Price & { sku: string; active: boolean }>(row: Row): Row => {
    const [planned = [], partsOfRow = []] = [prices.get(row.sku), parts.get(row.sku)];
    if (planned.length + partsOfRow.length === 0) return row;
    return { ...row, ...priceAt(row, planned, at), active: isAvailable(row, partsOfRow, at) };
  };
  const ofPage = normal.page.choices.flatMap(({ sku }) => parts.get(sku) ?? []);
  const page = {
    product,
    choices: normal.page.choices.map(shown),
    parts: ofPage.map((part) => ({ ...part, isOnSale: isPartOnSale(part, at) })),
  };
  const card = normal.card && shown(normal.card);
  const combos = normal.combos.filter((combo) => isPublished(combo, at)).map(shown);
  const listed = card && toSnapshotProduct(card, page);
  const nextTime = Math.min(
    ...[...prices.values()].map((ofSku) => nextPriceTime(ofSku, at)),
    ...normal.combos.map((combo) => publishTimeOf(combo, at)),
    ...[...parts.values()].flat().map((part) => publishTimeOf(publicationOf(part), at)),
  );
  return { page, card, listed, combos, categories, planned: plannedFor(nextTime) };
}

const NEVER = Number.POSITIVE_INFINITY;

/** Keeps the identical objects for the parts of a product that are equal to before. */
export function keepEqualParts(old: LoadedProduct, read: LoadedProduct): LoadedProduct {
  const pageStays = isDeepStrictEqual(old.page, read.page);
  const cardStays = isDeepStrictEqual(old.card, read.card);
  // All or nothing: rows of cards are memoised by SKU and hold fields of the product.
  const page = pageStays ? old.page : read.page;
  const card = cardStays ? old.card : read.card;
  return {
    page,
    card,
    listed: pageStays && cardStays ? old.listed : card && toSnapshotProduct(card, page),
    combos: isDeepStrictEqual(old.combos, read.combos) ? old.combos : read.combos,
    categories: read.categories,
    planned: read.planned,
  };
}
