import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { countProducts } from "../../../shop/catalogue/storefront/list-products.ts";
import { findProducts } from "../../../shop/search/find-products.ts";
import { leftOutAllergens } from "../../../shop/search/rules/left-out-allergens.ts";
import { productWords } from "../../../shop/search/rules/understand-query.ts";
import { wordsToDrop } from "../../../shop/search/rules/words-to-drop.ts";
import type { Services } from "../../../shop/services.ts";
import { chosenFilters, subjectWords } from "./filter-words.ts";
import type { ListedPage, NextStep } from "./listing-page.ts";
import { listingHref, searchHref } from "./listing-url.ts";

/** Attempts per empty listing: each lists the products again. */
const MOST_STEPS = 5;

type Attempt = { without: string; href: string; filter: Filter; words: string };

/** The products that the empty listing searched, and how a filter's day becomes a lead time. */
type Source = { base: { category?: string; ids?: string[] | undefined }; inTime: (filter: Filter) => Filter };

/** For each choice and word of an empty listing: how many products there are without it, the most first. */
export async function nextStepsOf(
  services: Services,
  shown: ListedPage,
  { base, inTime }: Source,
): Promise<NextStep[]> {
  const steps: NextStep[] = [];
  for (const { without, href, filter, words } of attemptsOf(shown).slice(0, MOST_STEPS)) {
    const from = words === shown.words ? base : { ids: await idsFor(services, words, shown.asTyped) };
    const count = await countProducts(services, { ...from, filter: inTime(filter) });
    if (count) steps.push({ without, href, ...count });
  }
  return steps.sort((a, b) => b.total - a.total);
}

/** The products with these words; undefined for all, if there are no words. */
async function idsFor(services: Services, words: string, asTyped: boolean): Promise<string[] | undefined> {
  const isAll = productWords(words) === "" && leftOutAllergens(words).length === 0;
  return isAll ? undefined : (await findProducts(services, { q: words, asTyped })).ids;
}

function attemptsOf(shown: ListedPage): Attempt[] {
  const { listing, words, subjects, today } = shown;
  const { filter } = listing;
  const filters = chosenFilters(filter, listing.facets, today).map((chosen) => ({
    ...{ without: chosen.words, filter: chosen.without, words },
    href: listingHref({ ...shown, filter: chosen.without }),
  }));
  const wordless = (without: string, rest: string) => ({
    ...{ without, filter, words: rest },
    href: searchHref(shown, { words: rest, filter }),
  });
  // Never without the allergen: customers could find what they must not eat. Without a place, nothing else is found.
  const named = subjects
    .filter(({ kind }) => kind !== "allergen" && kind !== "place")
    .map((subject) => wordless(subjectWords(subject), subject.without));
  // A word that names a person goes with its subject.
  const isNamed = (word: string) => subjects.some(({ without }) => !without.split(" ").includes(word));
  const single = wordsToDrop(words).flatMap(({ word, rest }) =>
    isNamed(word) ? [] : [wordless(word, rest)],
  );
  // Without words and filters, all products would be left.
  const isAnything = ({ words: rest }: Attempt) => rest === "" && filters.length === 0;
  return [...filters, ...[...named, ...single].filter((attempt) => !isAnything(attempt))];
}
