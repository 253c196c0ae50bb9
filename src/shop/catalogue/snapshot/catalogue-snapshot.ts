import { eachInTurns, nextTurn } from "../../basics/in-turns.ts";
import { processWide } from "../../basics/process-wide.ts";
import { type Change, changeFeedOf } from "../../change-feed/change-feed.ts";
import type { Services } from "../../services.ts";
import {
  selectCategories,
  selectCategoriesOf,
  selectMenu,
  selectMenuPlaces,
} from "../categories/categories.queries.ts";
import { selectPartsOf } from "../combos/combo-parts.queries.ts";
import { selectHomeSections } from "../home-page/home-sections.queries.ts";
import { selectPlanned } from "../prices/price-changes.queries.ts";
import { selectCards } from "../storefront/cards.queries.ts";
import {
  selectChoicesOf,
  selectCombosOf,
  selectDependents,
  selectIdsAfter,
  selectProducts,
} from "../storefront/product-page.queries.ts";
import { type LoadedProduct, toLoadedProducts } from "./loaded-product.ts";
import {
  type CatalogueSnapshot,
  findChanges,
  findTimedChanges,
  nextTimeOf,
  type ProductChanges,
  replaceCategories,
  replaceMenu,
  replaceProducts,
  type SmallTables,
} from "./snapshot-updates.ts";

/** Products that are read or exchanged at once: few enough that other requests are served in between. */
const BATCH = 250;

const NEVER = Number.POSITIVE_INFINITY;

type Db = Services["db"];

type Clock = Services["clock"];

/** The database, and the time (ms) whose prices apply. */
type Source = { db: Db; at: number };

type Holder = {
  snapshot: Promise<CatalogueSnapshot> | undefined;
  /** When the next planned price begins or ends, or the next product is published, in ms. */
  nextTime: number;
  clock: Clock;
};

const holders = processWide("catalogueSnapshots", () => new WeakMap<Db, Holder>());

/**
 * The catalogue snapshot, updated after each change, with the prices of this moment. If the database is down, the last
 * one still serves pages, though not orders: those never take prices from it.
 */
export async function loadCatalogueSnapshot({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<CatalogueSnapshot> {
  const feed = changeFeedOf(db);
  await feed.checkIfDue(clock);
  const holder: Holder = holders.get(db) ?? { snapshot: undefined, nextTime: NEVER, clock };
  holder.clock = clock;
  if (!holders.has(db)) {
    holders.set(db, holder);
    feed.handle((changes) => update(db, changes));
    feed.followClock({ nextTime: () => holder.nextTime, begin: (now) => renew(holder, now) });
  }
  feed.tick(clock().getTime());
  holder.snapshot ??= feed
    .begin()
    .then(() => readSnapshot({ db, at: clock().getTime() }))
    .then((snapshot) => remembering(holder, snapshot))
    .catch((error) => {
      holder.snapshot = undefined;
      throw error;
    });
  return holder.snapshot;
}

/** Stores the time at which a planned change makes this snapshot obsolete. */
function remembering(holder: Holder, snapshot: CatalogueSnapshot): CatalogueSnapshot {
  holder.nextTime = nextTimeOf(snapshot);
  return snapshot;
}

/** Applies planned prices and publications that are due. Needs no database. Later readers wait for the new snapshot. */
function renew(holder: Holder, now: number): void {
  holder.nextTime = NEVER;
  holder.snapshot = holder.snapshot
    ?.then((before) => replaceInTurns(before, findTimedChanges(before, now)))
    .then((snapshot) => remembering(holder, replaceMenu(snapshot)));
}

async function update(db: Db, changes: Change[]): Promise<void> {
  const holder = holders.get(db);
  const snapshot = await holder?.snapshot;
  if (!holder || !snapshot) return;
  const inMenu = changes.some(({ kind }) => kind === "menu");
  const keys = changes.flatMap(({ kind, key }) => (kind === "product" ? [key] : []));
  if (!inMenu && keys.length === 0) return;
  const source = { db, at: holder.clock().getTime() };
  // Everything is read before anything is replaced: if a read fails, the feed repeats the changes for the old snapshot.
  const productChanges = keys.includes(null)
    ? await readAllChanges(source, snapshot)
    : await readChanges(
        source,
        snapshot,
        keys.flatMap((key) => key ?? []),
      );
  const smallTables = await readSmallTables(db);
  for (let before = holder.snapshot; before; before = holder.snapshot) {
    const products = await replaceInTurns(await before, productChanges);
    // Planned prices may have begun meanwhile: then the changes are made in that snapshot.
    if (holder.snapshot !== before) continue;
    holder.snapshot = Promise.resolve(remembering(holder, replaceCategories(products, smallTables)));
    return;
  }
}

/** Reads the whole catalogue. */
async function readSnapshot(source: Source): Promise<CatalogueSnapshot> {
  const nothing = empty();
  const products = await readAllChanges(source, nothing);
  return replaceCategories(await replaceInTurns(nothing, products), await readSmallTables(source.db));
}

/** The snapshot with these changes. Many changes are made in a copy, which readers see once it is complete. */
async function replaceInTurns(
  before: CatalogueSnapshot,
  changes: ProductChanges,
): Promise<CatalogueSnapshot> {
  if (changes.size <= BATCH) return replaceProducts(before, changes);
  let snapshot = await copyOf(before);
  for (let left = [...changes]; left.length > 0; left = left.slice(BATCH)) {
    snapshot = replaceProducts(snapshot, new Map(left.slice(0, BATCH)));
    await nextTurn();
  }
  return snapshot;
}

/** The snapshot with maps of its own, which can be updated in place. */
async function copyOf(snapshot: CatalogueSnapshot): Promise<CatalogueSnapshot> {
  const [loaded, pageOf, combosOf] = [
    await copyInTurns(snapshot.loaded),
    await copyInTurns(snapshot.pageOf),
    await copyInTurns(snapshot.combosOf),
  ];
  return { ...snapshot, loaded, pageOf, combosOf };
}

async function copyInTurns<Key, Value>(map: Map<Key, Value>): Promise<Map<Key, Value>> {
  const copy = new Map<Key, Value>();
  await eachInTurns(map, ([key, value]) => copy.set(key, value));
  return copy;
}

/** Reads these products again, and those that they are sold or shown with. */
async function readChanges(
  source: Source,
  snapshot: CatalogueSnapshot,
  ids: string[],
): Promise<ProductChanges> {
  const changes: ProductChanges = new Map();
  if (ids.length === 0) return changes;
  const changedIds = [...new Set([...ids, ...(await selectDependents(source.db, ids))])];
  for (let from = 0; from < changedIds.length; from += BATCH) {
    const batch = changedIds.slice(from, from + BATCH);
    for (const change of findChanges(snapshot, batch, await readProducts(source, batch)))
      changes.set(...change);
    await nextTurn();
  }
  return changes;
}

/** Reads every product again. */
async function readAllChanges(source: Source, snapshot: CatalogueSnapshot): Promise<ProductChanges> {
  const changes: ProductChanges = new Map();
  const removedIds = new Set(snapshot.loaded.keys());
  for await (const ids of batchesOfIds(source.db)) {
    for (const id of ids) removedIds.delete(id);
    for (const change of findChanges(snapshot, ids, await readProducts(source, ids))) changes.set(...change);
  }
  for (const id of removedIds) changes.set(id, null);
  return changes;
}

/** All product ids, with a pause after each batch in which other requests are served. */
async function* batchesOfIds(db: Db): AsyncGenerator<string[]> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    const ids: string[] = await selectIdsAfter(db, last, BATCH);
    last = ids.at(-1);
    if (ids.length > 0) yield ids;
    await nextTurn();
  }
}

function empty(): CatalogueSnapshot {
  const maps = { pageOf: new Map(), combosOf: new Map(), listedIn: new Map(), categories: new Map() };
  return { cards: [], listed: [], menu: [], menuItems: [], homeSections: [], loaded: new Map(), ...maps };
}

async function readProducts({ db, at }: Source, ids: string[]): Promise<Map<string, LoadedProduct>> {
  return toLoadedProducts({ ...(await readProductRows(db, ids)), at });
}

/** The rows of these products, for `toLoadedProducts`. */
export async function readProductRows(db: Db, ids: string[]) {
  const [cards, products, choices, combos, parts, categories, planned] = await Promise.all([
    selectCards(db, ids),
    selectProducts(db, ids),
    selectChoicesOf(db, ids),
    selectCombosOf(db, ids),
    selectPartsOf(db, ids),
    selectCategoriesOf(db, ids),
    selectPlanned(db, ids),
  ]);
  return { cards, products, choices, combos, parts, categories, planned };
}

async function readSmallTables(db: Db): Promise<SmallTables> {
  const [categories, menuPlaces, menuItems, homeSections] = await Promise.all([
    selectCategories(db),
    selectMenuPlaces(db),
    selectMenu(db),
    selectHomeSections(db),
  ]);
  return { categories, menuPlaces, menuItems, homeSections };
}
