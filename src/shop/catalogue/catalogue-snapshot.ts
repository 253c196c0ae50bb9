import type { Services } from "../services.ts";
import { selectCards } from "./cards.queries.ts";
import {
  selectCategories,
  selectFilledMenu,
  selectMenuPlaces,
  selectProductsOfCategories,
} from "./categories.queries.ts";
import {
  selectAllChoices,
  selectAllCombos,
  selectAllProducts,
  selectVersion,
} from "./product-page.queries.ts";
import { groupMenu, type Menu } from "./rules/menu.ts";
import { type ProductRows, type SnapshotProduct, toSnapshotProduct } from "./snapshot-product.ts";

const MINUTE = 60_000;

type SnapshotCard = Awaited<ReturnType<typeof selectCards>>[number];
type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];
type ComboRow = Awaited<ReturnType<typeof selectAllCombos>>[number];

/** The catalogue as pages need it, in memory: some ten megabytes for fifteen thousand SKUs. */
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
};

type CachedSnapshot = { version: number; snapshot: CatalogueSnapshot };

const cache = new WeakMap<Services["db"], { until: number; reading: Promise<CachedSnapshot> }>();

/**
 * Loads the catalogue snapshot. Checks once a minute whether the catalogue has changed, and only then reads it again:
 * pages are cached for a minute too. Orders never take prices from it.
 */
export async function loadCatalogueSnapshot({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<CatalogueSnapshot> {
  const now = clock().getTime();
  const cached = cache.get(db);
  if (cached && now < cached.until) return (await cached.reading).snapshot;
  const reading = renew(db, cached?.reading);
  cache.set(db, { until: now + MINUTE, reading });
  reading.catch(() => cache.delete(db));
  return (await reading).snapshot;
}

/** If the database is down, the last snapshot still serves pages, though not orders. */
async function renew(
  db: Services["db"],
  before: Promise<CachedSnapshot> | undefined,
): Promise<CachedSnapshot> {
  const last = await before?.catch(() => undefined);
  try {
    const version = await selectVersion(db);
    return last?.version === version ? last : { version, snapshot: await readSnapshot(db) };
  } catch (error) {
    if (last) return last;
    throw error;
  }
}

async function readSnapshot(db: Services["db"]): Promise<CatalogueSnapshot> {
  const [cards, products, choices, combos, categories, members, menuPlaces, menuItems] = await Promise.all([
    selectCards(db),
    selectAllProducts(db),
    selectAllChoices(db),
    selectAllCombos(db),
    selectCategories(db),
    selectProductsOfCategories(db),
    selectMenuPlaces(db),
    selectFilledMenu(db),
  ]);
  const menuOf = new Map(menuPlaces.map(({ slug, menu }) => [slug, menu]));
  const named = categories.map((row) => [row.slug, { ...row, menu: menuOf.get(row.slug) ?? null }] as const);
  const choicesOf = new Map(choices.map((row) => [row.productId, row.choices]));
  const pageOf = new Map<string, ProductRows>();
  for (const product of products) {
    const page = { product, choices: choicesOf.get(product.id) ?? [] };
    for (const { sku } of page.choices) pageOf.set(sku, page);
  }
  const combosOf = Map.groupBy(combos, (combo) => combo.productId);
  const listed = cards.flatMap((card) => {
    const page = pageOf.get(card.sku);
    return page ? [toSnapshotProduct(card, page)] : [];
  });
  const listedIn = new Map(
    members.map(({ category, productIds }) => {
      const ids = new Set(productIds);
      return [category, listed.filter(({ card }) => ids.has(card.productId))] as const;
    }),
  );
  const menu = groupMenu(menuItems);
  return { cards, pageOf, combosOf, listed, listedIn, categories: new Map(named), menu };
}
