import type { Services } from "../services.ts";
import { selectShelfCards } from "./cards.queries.ts";
import { selectCategories, selectFilledMenu, selectMenuPlaces } from "./categories.queries.ts";
import { selectAllCombos } from "./product-page.queries.ts";

const MINUTE = 60_000;

type ShelfCard = Awaited<ReturnType<typeof selectShelfCards>>[number];
type ComboRow = Awaited<ReturnType<typeof selectAllCombos>>[number];

/** What nearly every page needs of the catalogue and what changes seldom. */
export type Shelf = {
  /** Every product, in the shop's order. */
  cards: ShelfCard[];
  combosOf: Map<string, ComboRow[]>;
  /** Title of each category, and the menu that leads to it. */
  categories: Map<string, { title: string; menu: string | null }>;
  menuItems: Awaited<ReturnType<typeof selectFilledMenu>>;
};

const shelves = new WeakMap<Services["db"], { until: number; shelf: Promise<Shelf> }>();

/**
 * The shelf, read from the database at most once a minute: as fresh as the pages that are made from it, which
 * are themselves served for a minute. What an order costs is never taken from here.
 */
export function loadShelf({ db, clock }: Pick<Services, "db" | "clock">): Promise<Shelf> {
  const now = clock().getTime();
  const kept = shelves.get(db);
  if (kept && now < kept.until) return kept.shelf;
  const shelf = readShelf(db);
  shelves.set(db, { until: now + MINUTE, shelf });
  shelf.catch(() => shelves.delete(db));
  return shelf;
}

async function readShelf(db: Services["db"]): Promise<Shelf> {
  const [cards, combos, categories, places, menuItems] = await Promise.all([
    selectShelfCards(db),
    selectAllCombos(db),
    selectCategories(db),
    selectMenuPlaces(db),
    selectFilledMenu(db),
  ]);
  const menuOf = new Map(places.map(({ slug, menu }) => [slug, menu]));
  const titled = categories.map(({ slug, title }) => {
    return [slug, { title, menu: menuOf.get(slug) ?? null }] as const;
  });
  const combosOf = Map.groupBy(combos, (combo) => combo.productId);
  return { cards, combosOf, categories: new Map(titled), menuItems };
}
