import { dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { findProducts } from "./find-products.ts";
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
};

/**
 * Finds products for a query as a shopkeeper understands it. `asTyped` searches every word as it is. If nothing is found for
 * somebody (`superhero cake for my boss`), the search is repeated without the person.
 */
export async function searchProducts(
  services: Services,
  { q, asTyped = false }: { q: string; asTyped?: boolean },
): Promise<UnderstoodSearch> {
  const understood = asTyped
    ? { words: q, filter: {}, subjects: [] }
    : understandQuery(q, dayOf(services.clock()));
  const { words } = understood;
  if (!asTyped && productWords(words) === "")
    return { ...understood, ids: null, corrected: null, isWithoutPerson: false };
  const matches = await findProducts(services, { q: words, asTyped });
  const asSearched = { ...understood, ...matches, isWithoutPerson: false };
  const general = matches.ids.length > 0 ? null : withoutRelations(understood);
  if (!general) return asSearched;
  const generalMatches = await findProducts(services, { q: general.words, asTyped });
  return generalMatches.ids.length > 0
    ? { ...general, ...generalMatches, isWithoutPerson: true }
    : asSearched;
}
