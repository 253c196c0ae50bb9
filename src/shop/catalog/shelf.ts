import type { Services } from "../services.ts";
import { selectShelfCards } from "./cards.queries.ts";
import { selectCategories, selectFilledMenu, selectMenuPlaces } from "./categories.queries.ts";
import {
  selectAllChoices,
  selectAllCombos,
  selectAllProducts,
  selectVersion,
} from "./product-page.queries.ts";
import { groupMenu, type Menu } from "./rules/menu.ts";

const MINUTE = 60_000;

type ShelfCard = Awaited<ReturnType<typeof selectShelfCards>>[number];
type ComboRow = Awaited<ReturnType<typeof selectAllCombos>>[number];

/** A product with all its SKUs, as the rows are. */
export type PageRows = {
  product: Awaited<ReturnType<typeof selectAllProducts>>[number];
  choices: Awaited<ReturnType<typeof selectAllChoices>>[number]["choices"];
};

/** The catalogue as pages need it, in memory: some ten megabytes for fifteen thousand SKUs. */
export type Shelf = {
  /** Every product, in the shop's order. */
  cards: ShelfCard[];
  /** The product of each SKU. */
  pageOf: Map<string, PageRows>;
  combosOf: Map<string, ComboRow[]>;
  /** Title of each category, and the menu that leads to it. */
  categories: Map<string, { title: string; menu: string | null }>;
  /** The menu, of items that have products. */
  menu: Menu[];
};

type Kept = { version: number; shelf: Shelf };

const shelves = new WeakMap<Services["db"], { until: number; kept: Promise<Kept> }>();

/**
 * The shelf. Once a minute it asks whether the catalogue has changed, and only then reads it again: so it is as
 * fresh as the pages that are made from it, which are themselves served for a minute. What an order costs is
 * never taken from here.
 */
export async function loadShelf({ db, clock }: Pick<Services, "db" | "clock">): Promise<Shelf> {
  const now = clock().getTime();
  const standing = shelves.get(db);
  if (standing && now < standing.until) return (await standing.kept).shelf;
  const kept = renew(db, standing?.kept);
  shelves.set(db, { until: now + MINUTE, kept });
  kept.catch(() => shelves.delete(db));
  return (await kept).shelf;
}

async function renew(db: Services["db"], before: Promise<Kept> | undefined): Promise<Kept> {
  const version = await selectVersion(db);
  const last = await before?.catch(() => undefined);
  if (last?.version === version) return last;
  return { version, shelf: await readShelf(db) };
}

async function readShelf(db: Services["db"]): Promise<Shelf> {
  const [cards, products, choices, combos, categories, places, menuItems] = await Promise.all([
    selectShelfCards(db),
    selectAllProducts(db),
    selectAllChoices(db),
    selectAllCombos(db),
    selectCategories(db),
    selectMenuPlaces(db),
    selectFilledMenu(db),
  ]);
  const menuOf = new Map(places.map(({ slug, menu }) => [slug, menu]));
  const titled = categories.map(({ slug, title }) => {
    return [slug, { title, menu: menuOf.get(slug) ?? null }] as const;
  });
  const choicesOf = new Map(choices.map((row) => [row.productId, row.choices]));
  const pageOf = new Map<string, PageRows>();
  for (const product of products) {
    const page = { product, choices: choicesOf.get(product.id) ?? [] };
    for (const { sku } of page.choices) pageOf.set(sku, page);
  }
  const combosOf = Map.groupBy(combos, (combo) => combo.productId);
  return { cards, pageOf, combosOf, categories: new Map(titled), menu: groupMenu(menuItems) };
}
