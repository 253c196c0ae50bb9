import { dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { findProducts } from "./find-products.ts";
import { isOrdinal } from "./rules/fold-word.ts";
import { leftOutAllergens } from "./rules/left-out-allergens.ts";
import {
  productWords,
  type Understood,
  understandQuery,
  withoutRelations,
} from "./rules/understand-query.ts";

export type UnderstoodSearch = Understood & {
  /** Product ids, best first; null for all products, if only filters were asked for. */
  ids: string[] | null;
  /** The corrected words that were searched; null if all typed ones are known. */
  corrected: string | null;
  /** Whether products were found only without the person that the search names. */
  isWithoutPerson: boolean;
  /** `60th`, if products were found only without it; else null. */
  leftOutOrdinal: string | null;
};

/**
 * Finds products as a shopkeeper understands the query; `asTyped` takes every word as it is. An empty result is retried
 * without the ordinal (`60th birthday cake`), without the person (`for my boss`), and without both.
 */
export async function searchProducts(
  services: Services,
  { q, asTyped = false }: { q: string; asTyped?: boolean },
): Promise<UnderstoodSearch> {
  const understood = asTyped
    ? { words: q, filter: {}, subjects: [] }
    : understandQuery(q, dayOf(services.clock()));
  const asSearched = { ...understood, isWithoutPerson: false, leftOutOrdinal: null };
  const isAll = productWords(understood.words) === "" && leftOutAllergens(understood.words).length === 0;
  if (!asTyped && isAll) return { ...asSearched, ids: null, corrected: null };
  const matches = await findProducts(services, { q: understood.words, asTyped });
  const results = { ...asSearched, ...matches };
  if (matches.ids.length > 0 || asTyped) return results;
  for (const general of moreGeneral(understood)) {
    const generalMatches = await findProducts(services, { q: general.words, asTyped });
    if (generalMatches.ids.length > 0) return { ...general, ...generalMatches };
  }
  // A correction that finds nothing either is no help.
  return { ...results, corrected: null };
}

/** The search without the ordinal, without the person, and without both. */
function moreGeneral(understood: Understood) {
  const withoutPerson = withoutRelations(understood);
  const general = { isWithoutPerson: true, leftOutOrdinal: null };
  return [
    ...withoutOrdinal({ ...understood, isWithoutPerson: false }),
    ...(withoutPerson ? [{ ...withoutPerson, ...general }] : []),
    ...(withoutPerson ? withoutOrdinal({ ...withoutPerson, ...general }) : []),
  ];
}

function withoutOrdinal<Search extends Understood>(search: Search) {
  const words = search.words.split(" ");
  const leftOutOrdinal = words.find(isOrdinal);
  const rest = words.filter((word) => !isOrdinal(word)).join(" ");
  return leftOutOrdinal && rest !== "" ? [{ ...search, words: rest, leftOutOrdinal }] : [];
}
