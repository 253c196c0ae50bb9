import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { processWide } from "../basics/process-wide.ts";
import { loadCatalogueSnapshot } from "../catalogue/catalogue-snapshot.ts";
import { eggMarkOf } from "../catalogue/rules/egg-mark.ts";
import type { ProductRows } from "../catalogue/snapshot-product.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot-updates.ts";
import type { Services } from "../services.ts";
import { entryOf, type Searchable } from "./rules/entry-of.ts";
import { rankMatches } from "./rules/rank-matches.ts";
import { type Entry, indexInSteps, type WordIndex } from "./rules/word-index.ts";

/** Products whose texts are put together before other requests are served. */
const PAGES_A_TURN = 1_000;
/** Characters that are read of a search. What follows is ignored. */
const LONGEST = 80;

type Indexed = {
  snapshot: CatalogueSnapshot;
  /** The indexed products, in the order of the index. */
  pages: ProductRows[];
  index: WordIndex;
  ids: string[];
  orderable: boolean[];
};

type Db = Services["db"];

/** One index per process, though the pages' bundle has a copy of this module. */
const indexes = processWide("searchIndexes", () => new WeakMap<Db, Promise<Indexed>>());

/** What a search has found. */
export type SearchResult = {
  /** Product ids, best first. Unavailable ones come last. */
  ids: string[];
  /** The corrected words that were searched; null if all typed ones are known. */
  corrected: string | null;
};

/**
 * Finds products that match every word in name, flavour, category, occasion or description. Corrects unknown words,
 * unless `asTyped`.
 */
export async function findProducts(
  services: Services,
  { q, asTyped = false }: { q: string; asTyped?: boolean },
): Promise<SearchResult> {
  const { index, ids, orderable } = await indexOf(services);
  const { positions, corrected } = rankMatches(index, q.slice(0, LONGEST), { asTyped });
  const sorted = [
    ...positions.filter((position) => orderable[position]),
    ...positions.filter((position) => !orderable[position]),
  ];
  return { ids: sorted.flatMap((position) => ids[position] ?? []), corrected };
}

/** Builds the search index, so that the first search does not wait for it. */
export async function prepareSearch(services: Services): Promise<void> {
  await indexOf(services);
}

/** The search index of the current snapshot. */
async function indexOf(services: Services): Promise<Indexed> {
  const snapshot = await loadCatalogueSnapshot(services);
  const { db } = services;
  const last = indexes.get(db);
  const indexed = await last?.catch(() => undefined);
  if (indexed?.snapshot === snapshot) return indexed;
  // Another search has begun to renew it meanwhile.
  if (indexes.get(db) !== last) return indexOf(services);
  const renewed = renew(snapshot, indexed);
  indexes.set(db, renewed);
  return renewed;
}

/** Indexes the words again only if some have changed. Prices and availability are not in the index. */
async function renew(snapshot: CatalogueSnapshot, last: Indexed | undefined): Promise<Indexed> {
  const pages = snapshot.cards.flatMap(({ sku }) => snapshot.pageOf.get(sku) ?? []);
  const stays = last && hasSameWords(last, { snapshot, pages });
  const index = stays ? last.index : await indexGradually(pages, snapshot);
  return {
    ...{ snapshot, pages, index },
    ids: pages.map(({ product }) => product.id),
    orderable: pages.map(({ choices }) => choices.some(({ active }) => active)),
  };
}

function hasSameWords(last: Indexed, { snapshot, pages }: Pick<Indexed, "snapshot" | "pages">): boolean {
  const { categories } = snapshot;
  if (last.pages.length !== pages.length || last.snapshot.categories !== categories) return false;
  return pages.every((page, position) => {
    const before = last.pages[position];
    if (!before || before === page) return before === page;
    return isDeepStrictEqual(searchable(before, categories), searchable(page, categories));
  });
}

async function indexGradually(pages: ProductRows[], { categories }: CatalogueSnapshot): Promise<WordIndex> {
  const entries: Entry[] = [];
  for (const [position, page] of pages.entries()) {
    entries.push(entryOf(searchable(page, categories)));
    if (position % PAGES_A_TURN === 0) await nextTurn();
  }
  const steps = indexInSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

function searchable(
  { product, choices }: ProductRows,
  categories: CatalogueSnapshot["categories"],
): Searchable {
  const facts = [...choices.map(({ weight }) => weight), ...product.personalization];
  if (choices.some(({ eggless }) => eggMarkOf(product, eggless) === "eggless")) facts.push("eggless");
  return {
    ...{ name: product.name, kind: product.kind, description: product.description, facts },
    flavours: [product.flavour, ...choices.map(({ flavour }) => flavour)],
    category: categories.get(product.category)?.title ?? "",
    occasions: product.occasions,
  };
}
