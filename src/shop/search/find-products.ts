import { isDeepStrictEqual } from "node:util";
import { eachInTurns, nextTurn } from "../basics/in-turns.ts";
import { processWide } from "../basics/process-wide.ts";
import { eggMarkOf } from "../catalogue/rules/egg-mark.ts";
import { giftOf } from "../catalogue/rules/listing-filter.ts";
import { loadCatalogueSnapshot } from "../catalogue/snapshot/catalogue-snapshot.ts";
import type { ProductRows } from "../catalogue/snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot/snapshot-updates.ts";
import type { Services } from "../services.ts";
import { mayHaveAllergen } from "./may-have-allergen.ts";
import { indexEntryOf, type Searchable } from "./rules/index-entry.ts";
import { leftOutAllergens } from "./rules/left-out-allergens.ts";
import { isOfCakes } from "./rules/nearest-flavours.ts";
import { rankMatches } from "./rules/rank-matches.ts";
import { withoutFillers } from "./rules/synonyms.ts";
import { productWords } from "./rules/understand-query.ts";
import {
  type Entry,
  type EntryChange,
  indexInSteps,
  reindexInSteps,
  type WordIndex,
} from "./rules/word-index.ts";

/** With more changed products, the whole index is built anew, because these are exchanged without a pause. */
const MOST_CHANGES = 500;
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

/** The result of a search. */
export type SearchResult = {
  /** Product ids, best first. Unavailable ones come last. */
  ids: string[];
  /** The corrected words that were searched; null if all typed ones are known. */
  corrected: string | null;
};

/**
 * Finds products that match every word, and have none of the allergens that the words leave out. If these ask for no
 * more than a cake, only cakes are found. Corrects unknown words, unless `asTyped`.
 */
export async function findProducts(
  services: Services,
  { q, asTyped = false }: { q: string; asTyped?: boolean },
): Promise<SearchResult> {
  const { index, ids, orderable, pages, snapshot } = await indexOf(services);
  const words = asTyped ? q : productWords(q);
  const leftOut = asTyped ? [] : leftOutAllergens(q);
  const isAll = words === "" && leftOut.length > 0;
  const matches = rankMatches(index, words.slice(0, LONGEST), { asTyped });
  const { corrected } = matches;
  // Without this, plants whose text names a cake would answer `gluten free cake` in a shop that has none.
  const searched = withoutFillers((corrected ?? words).split(" ")).join(" ");
  const isOnlyCakes = leftOut.length > 0 && isOfCakes(searched);
  const positions = (isAll ? [...ids.keys()] : matches.positions).filter((position) => {
    const page = pages[position];
    return page && !mayHaveAllergen(page, leftOut, snapshot) && (!isOnlyCakes || isCake(page));
  });
  const sorted = [
    ...positions.filter((position) => orderable[position]),
    ...positions.filter((position) => !orderable[position]),
  ];
  return { ids: sorted.flatMap((position) => ids[position] ?? []), corrected };
}

function isCake({ product }: ProductRows): boolean {
  return giftOf(product.kind) === "cakes";
}

/** Brings the search index up to date, so that the next search does not wait for it. */
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

/** Indexes only the changed words again, as long as there are few. Prices and availability are not in the index. */
async function renew(snapshot: CatalogueSnapshot, last: Indexed | undefined): Promise<Indexed> {
  const pages = snapshot.cards.flatMap(({ sku }) => snapshot.pageOf.get(sku) ?? []);
  const changes = last && (await findWordChanges(last, { snapshot, pages }));
  const isSmall = last && changes && changes.length <= MOST_CHANGES;
  const index = isSmall ? await reindex(last.index, changes) : await indexGradually(pages, snapshot);
  return {
    ...{ snapshot, pages, index },
    ids: pages.map(({ product }) => product.id),
    orderable: pages.map(({ choices }) => choices.some(({ active }) => active)),
  };
}

/** The products whose words have changed; null if products were added or removed, or have another order. */
async function findWordChanges(
  last: Indexed,
  { snapshot: { categories }, pages }: Pick<Indexed, "snapshot" | "pages">,
): Promise<EntryChange[] | null> {
  if (pages.length !== last.pages.length) return null;
  if (pages.some(({ product }, position) => product.id !== last.ids[position])) return null;
  const changes: EntryChange[] = [];
  const sameCategories = last.snapshot.categories === categories;
  await eachInTurns(pages, (page, position) => {
    const before = last.pages[position];
    if (!before || (before === page && sameCategories)) return;
    const texts = [searchable(before, last.snapshot.categories), searchable(page, categories)] as const;
    if (isDeepStrictEqual(...texts)) return;
    changes.push({ position, before: indexEntryOf(texts[0]), after: indexEntryOf(texts[1]) });
  });
  return changes;
}

async function reindex(index: WordIndex, changes: EntryChange[]): Promise<WordIndex> {
  return changes.length === 0 ? index : inTurns(reindexInSteps(index, changes));
}

async function indexGradually(pages: ProductRows[], { categories }: CatalogueSnapshot): Promise<WordIndex> {
  const entries: Entry[] = [];
  await eachInTurns(pages, (page) => entries.push(indexEntryOf(searchable(page, categories))));
  return inTurns(indexInSteps(entries));
}

/** Serves other requests after each step. */
async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
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
