import { type CatalogueSnapshot, loadCatalogueSnapshot } from "../catalogue/catalogue-snapshot.ts";
import { eggMarkOf } from "../catalogue/rules/egg-mark.ts";
import type { ProductRows } from "../catalogue/snapshot-product.ts";
import type { Services } from "../services.ts";
import { entryOf, type Searchable } from "./rules/entry-of.ts";
import { rankMatches } from "./rules/rank-matches.ts";
import { indexWords, type WordIndex } from "./rules/word-index.ts";

/** Characters that are read of a search. What follows is ignored. */
const LONGEST = 80;

type Indexed = { index: WordIndex; ids: string[]; orderable: boolean[] };

const indexes = new WeakMap<CatalogueSnapshot, Indexed>();

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
  const { index, ids, orderable } = indexOf(await loadCatalogueSnapshot(services));
  const { positions, corrected } = rankMatches(index, q.slice(0, LONGEST), { asTyped });
  const sorted = [
    ...positions.filter((position) => orderable[position]),
    ...positions.filter((position) => !orderable[position]),
  ];
  return { ids: sorted.flatMap((position) => ids[position] ?? []), corrected };
}

/** The search index of a snapshot, built on the first search. */
function indexOf(snapshot: CatalogueSnapshot): Indexed {
  const cached = indexes.get(snapshot) ?? makeIndex(snapshot);
  indexes.set(snapshot, cached);
  return cached;
}

function makeIndex({ cards, pageOf, categories }: CatalogueSnapshot): Indexed {
  const pages = cards.flatMap(({ sku }) => pageOf.get(sku) ?? []);
  return {
    index: indexWords(pages.map((page) => entryOf(searchable(page, categories)))),
    ids: pages.map(({ product }) => product.id),
    orderable: pages.map(({ choices }) => choices.some(({ active }) => active)),
  };
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
