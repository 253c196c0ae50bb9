import { isDeepStrictEqual } from "node:util";
import type { selectCategories, selectMenu, selectMenuPlaces } from "../categories/categories.queries.ts";
import type { HomeSection } from "../rules/home-sections.ts";
import { groupMenu, type Menu } from "../rules/menu.ts";
import {
  type ComboRow,
  keepEqualParts,
  type LoadedProduct,
  loadedAt,
  type Rows,
  type SnapshotCard,
} from "./loaded-product.ts";
import type { ProductRows, SnapshotProduct } from "./snapshot-product.ts";

type CategoryRow = Rows<typeof selectCategories>[number];

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

export type SmallTables = {
  categories: Rows<typeof selectCategories>;
  menuPlaces: Rows<typeof selectMenuPlaces>;
  menuItems: Rows<typeof selectMenu>;
  homeSections: HomeSection[];
};

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
 * Finds the changes among the products with these ids; one that is not among `products` is gone. Parts that are equal
 * to before stay the identical objects, so that pages and listings of them stay valid.
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
