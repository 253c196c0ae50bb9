import { eachInTurns } from "../../basics/in-turns.ts";
import { type Paise, paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { PAGE_SIZE, type Sort } from "../catalogue.inputs.ts";
import { type ProductCard, toCard } from "../product-card.ts";
import { countFacets, type Facets } from "../rules/facets.ts";
import { choicesMade, type Filter, listedSku, NO_FILTER } from "../rules/listing-filter.ts";
import { spreadPictures } from "../rules/spread-pictures.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { cardRowOf, type SnapshotProduct } from "../snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

export type Listing = {
  cards: ProductCard[];
  /** How many products pass the filters, on all pages. */
  total: number;
  page: number;
  pages: number;
  /** The requested filter, without flavours, weights and occasions that do not occur here. */
  filter: Filter;
  facets: Facets;
};

type Wish = {
  /** The `listedAs` of `findCategory`. */
  category?: string | undefined;
  /** Limits the list to these products, in this order. */
  ids?: string[] | undefined;
  filter?: Partial<Filter> | undefined;
  /** Defaults to the order of `ids`, else the shop's own. */
  sort?: Sort | undefined;
  page?: number | undefined;
};

/**
 * A page of the products of a category, of those with these ids, or of the whole shop, each with the first SKU that
 * the filter leaves. A page past the last is empty.
 */
export async function listProducts(services: Services, wish: Wish): Promise<Listing> {
  const snapshot = await loadCatalogueSnapshot(services);
  const { sort, page = 1 } = wish;
  const { base, filter, matching } = await match(snapshot, wish);
  // The base is in the shop's order, with the first products of a category before the others.
  if (sort && (sort !== "popular" || wish.ids)) matching.sort(ORDER[sort]);
  const isFirst = new Set(wish.category && snapshot.categories.get(wish.category)?.firstProducts);
  const isSorted = sort !== undefined && sort !== "popular";
  const shown = isSorted
    ? matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    : spreadPictures(matching, {
        ...{ page, size: PAGE_SIZE, pictureOf: ({ product }) => product.card.pictureId },
        isPlaced: ({ product }) => isFirst.has(product.card.productId),
      });
  return {
    cards: shown.map(({ product, skuRow }) => toCard(services, cardRowOf(product, skuRow))),
    total: matching.length,
    page,
    pages: Math.ceil(matching.length / PAGE_SIZE),
    filter,
    facets: choicesMade(filter) === 0 ? await unfiltered(base) : await facetsInTurns(base, filter),
  };
}

/** How many products pass the filters, and the lowest price among them; null if none passes. */
export async function countProducts(
  services: Services,
  wish: Omit<Wish, "sort" | "page">,
): Promise<{ total: number; fromPaise: Paise } | null> {
  const { base, filter } = await baseAndFilter(await loadCatalogueSnapshot(services), wish);
  let total = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const product of base) {
    const skuRow = listedSku(product, filter);
    if (!skuRow) continue;
    total += 1;
    lowest = Math.min(lowest, skuRow.sellPaise);
  }
  return total === 0 ? null : { total, fromPaise: paise(lowest) };
}

async function baseAndFilter(snapshot: CatalogueSnapshot, wish: Wish) {
  const base = baseOf(snapshot, wish);
  return { base, filter: await knownChoices({ ...NO_FILTER, ...wish.filter }, base) };
}

async function match(snapshot: CatalogueSnapshot, wish: Wish) {
  const { base, filter } = await baseAndFilter(snapshot, wish);
  const matching = base.flatMap((product) => {
    const skuRow = listedSku(product, filter);
    return skuRow ? [{ product, skuRow }] : [];
  });
  return { base, filter, matching };
}

function baseOf(snapshot: CatalogueSnapshot, { category, ids }: Wish): SnapshotProduct[] {
  if (ids) {
    const byId = listedById(snapshot.listed);
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
  if (category === undefined) return snapshot.listed;
  return membersOf(snapshot, category);
}

/** The products of a category, its first ones before the others. The identical list while neither changes. */
export function membersOf(
  { listedIn, categories }: Pick<CatalogueSnapshot, "listedIn" | "categories">,
  category: string,
): SnapshotProduct[] {
  return withFirst(listedIn.get(category) ?? [], categories.get(category)?.firstProducts ?? []);
}

const ordered = new WeakMap<SnapshotProduct[], { first: string[]; members: SnapshotProduct[] }>();

function withFirst(members: SnapshotProduct[], first: string[]): SnapshotProduct[] {
  if (first.length === 0) return members;
  const known = ordered.get(members);
  if (known && known.first === first) return known.members;
  const byId = new Map(members.map((product) => [product.card.productId, product]));
  const leading = first.flatMap((id) => byId.get(id) ?? []);
  const isLeading = new Set(leading);
  const result = [...leading, ...members.filter((product) => !isLeading.has(product))];
  ordered.set(members, { first, members: result });
  return result;
}

const byIds = new WeakMap<SnapshotProduct[], Map<string, SnapshotProduct>>();

/** The products by id. Built once per snapshot, not for every search. */
function listedById(listed: SnapshotProduct[]): Map<string, SnapshotProduct> {
  const byId = byIds.get(listed) ?? new Map(listed.map((product) => [product.card.productId, product]));
  byIds.set(listed, byId);
  return byId;
}

const counted = new WeakMap<SnapshotProduct[], Promise<Facets>>();

/** The choices without any filter: the same for as long as the catalogue is. */
function unfiltered(base: SnapshotProduct[]): Promise<Facets> {
  const facets = counted.get(base) ?? facetsInTurns(base, NO_FILTER);
  counted.set(base, facets);
  return facets;
}

async function facetsInTurns(base: SnapshotProduct[], filter: Filter): Promise<Facets> {
  const { add, facets } = countFacets(filter);
  await eachInTurns(base, add);
  return facets();
}

/** The filter without values that do not occur among these products, in a fixed order. */
async function knownChoices(filter: Filter, base: SnapshotProduct[]): Promise<Filter> {
  // Most filters name none of them, and counting takes longer than the search itself.
  if (filter.flavours.length + filter.weights.length + filter.occasions.length === 0) return filter;
  const { flavours, weights, occasions } = await unfiltered(base);
  const among = (requested: string[], choices: { value: string }[]) =>
    choices
      .map(({ value }) => value)
      .filter((value) => requested.includes(value))
      .sort();
  return {
    ...filter,
    flavours: among(filter.flavours, flavours),
    weights: among(filter.weights, weights),
    occasions: among(filter.occasions, occasions),
  };
}

type FilteredProduct = { product: SnapshotProduct; skuRow: { sellPaise: number } };

const byRank = (a: FilteredProduct, b: FilteredProduct) => a.product.card.rank - b.product.card.rank;

const ORDER: Record<Sort, (a: FilteredProduct, b: FilteredProduct) => number> = {
  popular: byRank,
  "price-low": (a, b) => a.skuRow.sellPaise - b.skuRow.sellPaise || byRank(a, b),
  "price-high": (a, b) => b.skuRow.sellPaise - a.skuRow.sellPaise || byRank(a, b),
  rating: (a, b) => b.product.rating - a.product.rating || byRank(a, b),
  newest: (a, b) => b.product.createdOn.localeCompare(a.product.createdOn) || byRank(a, b),
};
