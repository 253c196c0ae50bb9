import { data, type RouterContextProvider, redirect } from "react-router";
import { type Day, dayOf } from "../../../shop/basics/india-time.ts";
import {
  choicesMade,
  type Filter,
  gramsOfChoice,
  NO_FILTER,
} from "../../../shop/catalogue/rules/listing-filter.ts";
import { findCategory } from "../../../shop/catalogue/storefront/find-category.ts";
import { type Listing, listProducts } from "../../../shop/catalogue/storefront/list-products.ts";
import { isInBookingRange } from "../../../shop/delivery/rules/booking-range.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { MissedOutcome } from "../../../shop/search/rules/missed-outcomes.ts";
import type { Subject } from "../../../shop/search/rules/understand-query.ts";
import { searchProducts } from "../../../shop/search/search-products.ts";
import { UNCACHED_PAGE } from "../../page-meta/page-meta.ts";
import { sendHtml } from "../../rendering/ready-html.server.tsx";
import { servicesContext } from "../../request-context.ts";
import { cardsHtml } from "../product-card/cards-html.server.tsx";
import { filterFormHtml } from "./filter-form.server.tsx";
import { FILTERS_ID } from "./filter-ids.ts";
import { chosenFilters, NOTHING_CHOSEN, subjectWords } from "./filter-words.ts";
import { giftStripHtml } from "./gift-strip.server.tsx";
import { leadTimeFor } from "./lead-time.server.ts";
import { BY_LABELS, leftOutWords } from "./left-out-words.ts";
import { canFilter, type ListedPage, type ListingPage, type NextStep } from "./listing-page.ts";
import { isSameListing, listingHref, searchHref, searchPath } from "./listing-url.ts";
import { MISSED_HEADER } from "./missed-header.ts";
import { missingWeights, missingWeightWords } from "./missing-weights.ts";
import { nextStepsOf } from "./next-steps.server.ts";
import { fewFoundHtml, nothingFoundHtml } from "./nothing-found.server.tsx";
import { readListing } from "./read-listing.ts";
import { servedSubjects } from "./served-subjects.server.ts";
import { CARDS_ID, NOTHING_ID, STRIP_ID } from "./still-ids.ts";

/** Cards in the first screen. */
const FIRST_SCREEN = 3;

const NOTHING: Listing = {
  ...{ cards: [], total: 0, page: 1, pages: 0, filter: NO_FILTER },
  facets: {
    ...{ price: [], delivery: [], personalization: [], gifts: [], flavours: [], weights: [] },
    ...{ occasions: [], eggless: 0, ready: [] },
  },
};

/**
 * There are millions of combinations: cache only listings with at most this many filters. Others are rarely requested
 * twice.
 */
const MOST_KEPT_CHOICES = 2;

/** A search that finds fewer products than this links to what is found without each of its parts. */
const FEW_FOUND = 6;

type Context = Readonly<RouterContextProvider>;

/** All products. */
export async function loadAll(context: Context, url: URL) {
  return load(context, url, {
    title: "All Cakes",
    description: "Every cake, flower, plant and gift that leaves our kitchens.",
    path: "/AllCakes",
    canonical: "/AllCakes",
  });
}

/**
 * The products found by a search, best match first. Price, weight, people, egg and day in the text filter them like
 * chosen filters.
 */
export async function loadSearch(context: Context, url: URL) {
  const services = context.get(servicesContext);
  const { words: typed, asTyped, ...requested } = readListing(url.searchParams);
  const search = await searchProducts(services, { q: typed, asTyped });
  const { words, corrected } = search;
  const filter = inBookingRange(search.filter, dayOf(services.clock()));
  // Slots of a pincode change every minute. Caches recognise such pages by their URL.
  if (filter.by && filter.pin)
    throw redirect(searchHref({ asTyped }, { words, filter: { ...requested.filter, ...filter } }));
  const title = `Results for “${words === typed ? (corrected ?? words) : typed}”`;
  const page = { title, description: "", path: searchPath(words), canonical: "/search" };
  const { sort } = requested;
  const typedOnly = { path: "/search", words: typed, filter: NOTHING_CHOSEN, asTyped: true, sort };
  return load(context, url, page, {
    ids: search.ids ?? undefined,
    corrected: corrected === null ? null : { words: corrected, typedHref: listingHref(typedOnly) },
    search: { ...search, typed, filter, subjects: await servedSubjects(services, search.subjects) },
  });
}

/** The products of a category. An unknown one is an empty page with status 404, for crawlers. */
export async function loadCategory(context: Context, url: URL, name: string) {
  const services = context.get(servicesContext);
  const category = await findCategory(services, { name });
  if (!category.ok) {
    const title = `Nothing under “${name.slice(0, 40)}”`;
    const nothing = { title, description: "", path: `/${name}`, canonical: `/${name}` };
    const empty = {
      ...nothing,
      ...{ words: "", typed: "", subjects: [], asTyped: false, corrected: null },
      ...{
        sort: "popular" as const,
        listing: NOTHING,
        ...{ problem: "", notices: [] },
        place: null,
      },
      today: dayOf(services.clock()),
    };
    const html = {
      form: "",
      ...sendCards(context, NOTHING),
      ...sendNothing(context, empty, []),
      ...sendStrip(context),
    };
    return reply({ ...empty, chips: [], ...html }, url.pathname);
  }
  const { slug, title, description, listedAs } = category.value;
  const shown = { title, description, path: `/${slug}`, canonical: `/${listedAs}` };
  return load(context, url, shown, { category: listedAs });
}

type Base = {
  category?: string;
  ids?: string[] | undefined;
  corrected?: ListingPage["corrected"];
  /** For a search: what was typed, and what was understood. */
  search?: {
    typed: string;
    words: string;
    filter: Partial<Filter>;
    subjects: Subject[];
    isWithoutPerson: boolean;
    leftOutOrdinal: string | null;
  };
};

async function load(
  context: Context,
  url: URL,
  page: Pick<ListingPage, "title" | "description" | "path" | "canonical">,
  { corrected = null, search, ...base }: Base = {},
) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const query = new URLSearchParams(url.searchParams);
  // Only a search has words.
  if (!search) query.delete("q");
  const requested = readListing(query);
  const { asTyped, sort } = requested;
  const chosen = inBookingRange(requested.filter, today);
  // Chosen filters override those of the typed text.
  const merged = { ...chosen, ...search?.filter, ...onlyChosen(chosen) };
  // A pincode matters with a day only.
  const wished = merged.by === null ? { ...merged, pin: null } : merged;
  const { ready, isPinUnknown, place } = await leadTimeFor(services, wished);
  const inTime = (filter: Filter) => ({ ...filter, ready: filter.by === null ? filter.ready : ready });
  const listed = await listProducts(services, {
    ...{ ...base, filter: inTime(wished), page: requested.page },
    ...(sort !== "match" && { sort }),
  });
  const listing = { ...listed, filter: { ...listed.filter, ready: wished.ready } };
  const notices = [
    ...missingWeights(wished, listing).map((weight) => missingWeightWords(weight, listing.facets)),
    ...(search?.subjects.some(({ kind }) => kind === "allergen") ? [BY_LABELS] : []),
    ...(search?.leftOutOrdinal ? [leftOutWords(search.leftOutOrdinal)] : []),
  ];
  // Redirect to the canonical URL, to keep cache and history small.
  const at = { path: url.pathname.replace(/\.data$/, ""), words: requested.words, asTyped, sort };
  const path = search ? at.path : page.path;
  const href = listingHref({ ...at, path, filter: knownOf(chosen, listing.filter) }, requested.page);
  if (!isSameListing(url.searchParams, href)) throw redirect(href);
  const words = search?.words ?? "";
  const shown = {
    ...{ ...page, words, asTyped, corrected, listing, today, notices, place },
    problem: isPinUnknown ? REFUSAL_SENTENCES["pincode-not-served"] : "",
    ...{ typed: search?.typed ?? "", subjects: search?.subjects ?? [] },
    sort: sort === "match" && words === "" ? "popular" : sort,
  };
  const isShort = listing.total < (search ? FEW_FOUND : 1);
  const nextSteps = isShort ? await nextStepsOf(services, shown, { base, inTime }) : [];
  const html = {
    form: sendHtml(context, FILTERS_ID, canFilter(listing) ? filterFormHtml(shown) : ""),
    ...sendCards(context, listing),
    ...sendNothing(context, shown, nextSteps),
    ...sendStrip(context),
  };
  const isNarrowed = choicesMade(chosen) > 0 || requested.page > 1;
  const outcome = search && !isNarrowed ? outcomeOf(listing, search) : null;
  return reply({ ...shown, chips: chipsOf(shown), ...html }, url.pathname, outcome);
}

/** Returns the outcome to record of a search; null if it found what its words say. */
function outcomeOf(
  { total }: Listing,
  { isWithoutPerson, leftOutOrdinal }: { isWithoutPerson: boolean; leftOutOrdinal: string | null },
): MissedOutcome | null {
  if (total === 0) return "nothing";
  return isWithoutPerson || leftOutOrdinal ? "without words" : null;
}

/** The listing as its page needs it: cards and counts only as HTML, which browsers do not render. */
function sendCards(
  context: Context,
  { cards: [first, ...others], facets: _counts, ...listing }: Listing,
): Pick<ListingPage, "listing" | "cards" | "picture"> {
  if (!first) return { listing, cards: null, picture: null };
  return {
    listing,
    cards: sendHtml(context, CARDS_ID, cardsHtml([first, ...others], { eager: FIRST_SCREEN })),
    picture: first.photo,
  };
}

function sendNothing(context: Context, shown: ListedPage, nextSteps: NextStep[]) {
  const { cards, total } = shown.listing;
  const html =
    cards.length > 0
      ? fewFoundHtml(nextSteps.filter((step) => step.total > total))
      : nothingFoundHtml({ shown, nextSteps });
  return { nothing: sendHtml(context, NOTHING_ID, html) };
}

function sendStrip(context: Context) {
  return { strip: sendHtml(context, STRIP_ID, giftStripHtml(context.get(servicesContext).pictures)) };
}

function chipsOf(shown: ListedPage): ListingPage["chips"] {
  const { listing, subjects, today } = shown;
  const { filter, facets } = listing;
  const named = subjects.map((subject) => ({
    ...{ key: subject.words, label: subjectWords(subject) },
    href: searchHref(shown, { words: subject.without, filter }),
  }));
  const chosen = chosenFilters(filter, facets, today).map(({ key, words, without }) => ({
    ...{ key, label: words },
    href: listingHref({ ...shown, filter: without }),
  }));
  return [...named, ...chosen];
}

/** The filter with a day only if a delivery can be booked for it. */
function inBookingRange<Some extends Partial<Filter>>(filter: Some, today: Day): Some {
  return filter.by && !isInBookingRange(filter.by, today) ? { ...filter, by: null, pin: null } : filter;
}

/** The choices of a filter that are made. */
function onlyChosen(filter: Filter): Partial<Filter> {
  const isMade = (value: Filter[keyof Filter]) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isMade(value)));
}

/** The chosen filter without values that do not occur in the listing. */
function knownOf(chosen: Filter, listed: Filter): Filter {
  const known = (values: string[], among: string[]) => values.filter((value) => among.includes(value));
  return {
    ...chosen,
    flavours: known(chosen.flavours, listed.flavours),
    // A weight that nothing here has stays, so that the page can say so.
    weights: chosen.weights.filter(
      (value) => listed.weights.includes(value) || gramsOfChoice(value) !== null,
    ),
    occasions: known(chosen.occasions, listed.occasions),
  };
}

/**
 * @param requestedPath the requested path; a category's name has countless spellings
 * @param outcome for the server, which counts it per request: this reply may be stored
 */
function reply(page: ListingPage, requestedPath: string, outcome: MissedOutcome | null = null) {
  const { listing, picture, typed } = page;
  const { ready, min, max, minGrams, maxGrams, people, by } = listing.filter;
  const hasCards = picture !== null;
  const narrowedBy = choicesMade(listing.filter);
  // Do not cache searches, which are one person's, or numbers and days, of which there are thousands: they would evict
  // pages that many request.
  const isAnyNumber = [ready, min, max, minGrams, maxGrams, people, by].every((number) => number === null);
  const isCommon =
    typed === "" &&
    isAnyNumber &&
    narrowedBy <= MOST_KEPT_CHOICES &&
    page.problem === "" &&
    page.notices.length === 0;
  // The router fetches a page's data by its path and this suffix.
  const isKept = hasCards && isCommon && requestedPath.replace(/\.data$/, "") === page.path;
  return data(page, {
    status: hasCards || typed !== "" || narrowedBy > 0 ? 200 : 404,
    headers: {
      ...(!isKept && UNCACHED_PAGE),
      ...(outcome && { [MISSED_HEADER]: outcome }),
    },
  });
}
