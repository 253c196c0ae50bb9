import { type Outcome, ok } from "../basics/outcome.ts";
import type { PageRows } from "../catalog/on-shelf.ts";
import { eggMarkOf } from "../catalog/rules/egg-mark.ts";
import { loadShelf, type Shelf } from "../catalog/shelf.ts";
import type { Services } from "../services.ts";
import { rankMatches } from "./rules/rank-matches.ts";
import { type Entry, indexWords, type WordIndex } from "./rules/word-index.ts";

/** No shopper types more than this; a machine that does gets an answer to the beginning. */
const LONGEST = 80;

/** How much a word tells about a product, by where it stands. */
const NAME = 10;
const FLAVOUR = 8;
const CATEGORY = 6;
const OCCASION = 5;
const KIND = 4;
const FACT = 3;
const DESCRIPTION = 1;

type Indexed = { index: WordIndex; ids: string[]; orderable: boolean[] };

const indexes = new WeakMap<Shelf, Indexed>();

/**
 * Ids of the products that a shopper's words are about, best first: every word has to be met in name, flavour,
 * category, occasion or description, but not spelt as the shop spells it. What cannot be ordered now comes last.
 * No words, or words that the shop has nothing for: none.
 */
export async function findProducts(
  services: Services,
  { q }: { q: string },
): Promise<Outcome<string[], never>> {
  const { index, ids, orderable } = indexOf(await loadShelf(services));
  const places = rankMatches(index, q.slice(0, LONGEST));
  const sorted = [
    ...places.filter((place) => orderable[place]),
    ...places.filter((place) => !orderable[place]),
  ];
  return ok(sorted.flatMap((place) => ids[place] ?? []));
}

/** The index of a shelf, made when the first shopper searches it. */
function indexOf(shelf: Shelf): Indexed {
  const made = indexes.get(shelf) ?? makeIndex(shelf);
  indexes.set(shelf, made);
  return made;
}

function makeIndex({ cards, pageOf, categories }: Shelf): Indexed {
  const pages = cards.flatMap(({ sku }) => pageOf.get(sku) ?? []);
  return {
    index: indexWords(pages.map((page) => entryOf(page, categories))),
    ids: pages.map(({ product }) => product.id),
    orderable: pages.map(({ choices }) => choices.some(({ active }) => active)),
  };
}

function entryOf({ product, choices }: PageRows, categories: Shelf["categories"]): Entry {
  const flavours = new Set([product.flavour, ...choices.map(({ flavour }) => flavour)]);
  const facts = new Set(choices.map(({ weight }) => weight));
  if (choices.some(({ eggless }) => eggMarkOf(product, eggless) === "eggless")) facts.add("eggless");
  return [
    { text: product.name, weight: NAME },
    { text: [...flavours].join(", "), weight: FLAVOUR },
    { text: categories.get(product.category)?.title ?? "", weight: CATEGORY },
    { text: product.occasions.join(", "), weight: OCCASION },
    { text: product.kind, weight: KIND },
    { text: [...facts, ...product.personalization].join(", "), weight: FACT },
    { text: product.description, weight: DESCRIPTION },
  ];
}
