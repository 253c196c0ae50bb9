import { isDeepStrictEqual } from "node:util";
import type {
  selectCategories,
  selectCategoriesOf,
  selectMenu,
  selectMenuPlaces,
} from "../categories/categories.queries.ts";
import { isAvailable, isPartOnSale, publicationOf } from "../rules/combo-parts.ts";
import type { HomeSection } from "../rules/home-sections.ts";
import { groupMenu, type Menu } from "../rules/menu.ts";
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

type Rows<Query extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>;
type SnapshotCard = Rows<typeof selectCards>[number];
type CategoryRow = Rows<typeof selectCategories>[number];
type ComboRow = Rows<typeof selectCombosOf>[number];

/**
 * The catalogue as pages need it, in memory: some ten megabytes for fifteen thousand SKUs. A change makes a new
 * snapshot, in which everything that has not changed is the identical object; maps are updated in place.
 */
export type CatalogueSnapshot = {
  /** Every product, in the shop's order. */
  cards: SnapshotCard[];
  /** The product of each SKU. */
  pageOf: Map<string, ProductRows>;
  combosOf: Map<string, ComboRow[]>;
  /** Every product with its listing data, in the shop's order. */
  listed: SnapshotProduct[];
  /** Those of each category, in the same order. */
  listedIn: Map<string, SnapshotProduct[]>;
  /** Each category with the menu that leads to it. */
  categories: Map<string, CategoryRow & { menu: string | null }>;
  /** The menu, of items that have products. */
  menu: Menu[];
  /** All items of the menu. */
  menuItems: Rows<typeof selectMenu>;
  /** All sections of the home page, in their order. */
  homeSections: HomeSection[];
  /** Every product as it was read, those that shoppers do not see yet too. */
  loaded: Map<string, LoadedProduct>;
};

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

export type SmallTables = {
  categories: Rows<typeof selectCategories>;
  menuPlaces: Rows<typeof selectMenuPlaces>;
  menuItems: Rows<typeof selectMenu>;
  homeSections: HomeSection[];
};

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
function loadedAt(at: number, unpriced: Unpriced): LoadedProduct {
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

/** The next time at which a planned price begins or ends, or a product is published, in ms; Infinity if never. */
export function nextTimeOf({ loaded }: CatalogueSnapshot): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { planned } of loaded.values()) if (planned && planned.nextTime < next) next = planned.nextTime;
  return next;
}

/** Products that have changed by this time: a planned price has begun or ended, or they are published. */
export function findTimedChanges({ loaded }: CatalogueSnapshot, at: number): ProductChanges {
  const changes: ProductChanges = new Map();
  for (const [id, old] of loaded) {
    if (!old.planned || old.planned.nextTime > at) continue;
    const { nextTime: _due, ...unpriced } = old.planned;
    changes.set(id, keepEqualParts(old, loadedAt(at, { ...unpriced, categories: old.categories })));
  }
  return changes;
}

/** Products that differ from the snapshot, by id: their new state, or null for those that are gone. */
export type ProductChanges = Map<string, LoadedProduct | null>;

/**
 * Which of the products with these ids have changed; one that is not among `products` is gone. What is equal to before
 * stays the identical object, so that pages and listings of it stay valid.
 */
export function findChanges(
  { loaded, pageOf }: CatalogueSnapshot,
  ids: string[],
  products: Map<string, LoadedProduct>,
): ProductChanges {
  const changes: ProductChanges = new Map();
  for (const id of ids) {
    const old = loaded.get(id);
    const read = products.get(id);
    // A SKU that moved between two products while they were read one after the other may lead to its old one.
    const isElsewhere = old?.page.choices.some(({ sku }) => pageOf.get(sku) !== old.page) ?? false;
    if (!isElsewhere && isDeepStrictEqual(old, read)) continue;
    changes.set(id, old && read ? keepEqualParts(old, read) : (read ?? null));
  }
  return changes;
}

/**
 * The snapshot with these changes. Neither waits nor reads: the maps that it updates in place and the lists of the new
 * snapshot must never differ.
 */
export function replaceProducts(before: CatalogueSnapshot, changes: ProductChanges): CatalogueSnapshot {
  if (changes.size === 0) return before;
  const { loaded } = before;
  const fresh = [...changes.values()].filter((product) => product !== null);
  const oldCategories = [...changes.keys()].flatMap((id) => loaded.get(id)?.categories ?? []);
  const memberships = fresh.flatMap(({ listed, categories }) =>
    categories.map((slug) => ({ slug, listed: listed ?? [] })),
  );
  const freshIn = Map.groupBy(memberships, ({ slug }) => slug);
  const listedIn = new Map(before.listedIn);
  for (const slug of new Set([...oldCategories, ...freshIn.keys()])) {
    const added = (freshIn.get(slug) ?? []).flatMap(({ listed }) => listed);
    const members = exchange(before.listedIn.get(slug) ?? [], changes, added, cardOfListed);
    if (members.length > 0) listedIn.set(slug, members);
    else listedIn.delete(slug);
  }
  const freshCards = fresh.flatMap(({ card }) => card ?? []);
  const freshListed = fresh.flatMap(({ listed }) => listed ?? []);
  const cards = exchange(before.cards, changes, freshCards, (card) => card);
  const listed = exchange(before.listed, changes, freshListed, cardOfListed);
  updateMaps(before, changes);
  return { ...before, cards, listed, listedIn };
}

function updateMaps({ loaded, pageOf, combosOf }: CatalogueSnapshot, changes: ProductChanges): void {
  for (const [id, fresh] of changes) {
    const old = loaded.get(id);
    for (const { sku } of old?.page.choices ?? []) if (pageOf.get(sku) === old?.page) pageOf.delete(sku);
    if (fresh) loaded.set(id, fresh);
    else loaded.delete(id);
    if (fresh && fresh.combos.length > 0) combosOf.set(id, fresh.combos);
    else combosOf.delete(id);
  }
  // After all removals: a SKU may have moved from one changed product to another.
  for (const fresh of changes.values())
    for (const { sku } of fresh?.page.choices ?? []) if (fresh) pageOf.set(sku, fresh.page);
}

const cardOfListed = ({ card }: SnapshotProduct) => card;

/** Keeps the identical objects for the parts of a product that are equal to before. */
function keepEqualParts(old: LoadedProduct, read: LoadedProduct): LoadedProduct {
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

/** A list in the shop's order without the items of changed products, and with their fresh ones. */
function exchange<Item>(
  items: Item[],
  changed: Pick<ProductChanges, "has">,
  fresh: Item[],
  cardOf: (item: Item) => SnapshotCard,
): Item[] {
  const byRank = (a: Item, b: Item) => cardOf(a).rank - cardOf(b).rank;
  const added = fresh.toSorted(byRank);
  const merged: Item[] = [];
  let next = 0;
  for (const item of items) {
    const { productId, rank } = cardOf(item);
    if (changed.has(productId)) continue;
    for (
      let newItem = added[next];
      newItem !== undefined && cardOf(newItem).rank < rank;
      newItem = added[next]
    ) {
      merged.push(newItem);
      next += 1;
    }
    merged.push(item);
  }
  return [...merged, ...added.slice(next)];
}

/** The snapshot with these categories and this menu; what is equal to before stays the identical object. */
export function replaceCategories(
  before: CatalogueSnapshot,
  { categories, menuPlaces, menuItems, homeSections }: SmallTables,
): CatalogueSnapshot {
  const menuOf = new Map(menuPlaces.map(({ slug, menu }) => [slug, menu]));
  const named = new Map(
    categories.map((row) => {
      const read = { ...row, menu: menuOf.get(row.slug) ?? null };
      const old = before.categories.get(row.slug);
      return [row.slug, isDeepStrictEqual(old, read) && old ? old : read] as const;
    }),
  );
  return replaceMenu({
    ...before,
    menuItems,
    homeSections,
    categories: isDeepStrictEqual(before.categories, named) ? before.categories : named,
  });
}

/** The snapshot with the menu of its products. An equal menu stays the identical object. */
export function replaceMenu(before: CatalogueSnapshot): CatalogueSnapshot {
  const menu = groupMenu(before.menuItems.filter(({ listedAs }) => before.listedIn.has(listedAs)));
  return isDeepStrictEqual(before.menu, menu) ? before : { ...before, menu };
}
