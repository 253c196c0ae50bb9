import { data, type RouterContextProvider, redirect } from "react-router";
import { findCategory } from "../../../shop/catalogue/find-category.ts";
import { type Listing, listProducts } from "../../../shop/catalogue/list-products.ts";
import type { Picture } from "../../../shop/catalogue/pictures.ts";
import { choicesMade, NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { findProducts } from "../../../shop/search/find-products.ts";
import type { Services } from "../../../shop/services.ts";
import { PUBLIC_PAGE } from "../../page-meta/page-meta.ts";
import { sendHtml } from "../../rendering/ready-html.server.tsx";
import { documentContext, servicesContext } from "../../request-context.ts";
import { cardsHtml } from "./cards-html.server.tsx";
import { CARDS_ID } from "./cards-id.ts";
import { isSameListing, type ListingSort, listingHref, readListing } from "./listing-url.ts";

/** What a listing page shows. */
export type ListingPage = {
  title: string;
  description: string;
  /** Its URL path, without filters, order and page. */
  path: string;
  /** The canonical path for search engines: for an alias, that of its category. */
  canonical: string;
  /** The searched words; empty if it is not a search. */
  words: string;
  /** Whether exactly these words were searched, without spelling correction. */
  asTyped: boolean;
  /** The corrected words that were searched instead; null if none. */
  corrected: string | null;
  sort: ListingSort;
  listing: Listing;
  strip: Record<StripPicture, Picture>;
};

const STRIP = ["kitkat-gems-cake", "sunflower-bouquet", "money-plant", "romance-balloon-bunch"] as const;
type StripPicture = (typeof STRIP)[number];

const NOTHING: Listing = {
  ...{ cards: [], total: 0, page: 1, pages: 0, filter: NO_FILTER },
  facets: {
    ...{ price: [], delivery: [], personalization: [], gifts: [], flavours: [], weights: [] },
    ...{ eggless: 0, ready: [] },
  },
};

/**
 * There are millions of combinations: cache only listings with this many filters at most, as few others are requested
 * twice.
 */
const MOST_KEPT_CHOICES = 2;

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

/** The products found by a search, best match first. */
export async function loadSearch(context: Context, url: URL) {
  const { words, asTyped } = readListing(url.searchParams);
  const { ids, corrected } = await findProducts(context.get(servicesContext), { q: words, asTyped });
  const title = `Results for “${corrected ?? words}”`;
  const page = { title, description: "", path: "/search", canonical: "/search" };
  return load(context, url, page, { ids, corrected });
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
      words: "",
      asTyped: false,
      corrected: null,
      sort: "popular",
      listing: NOTHING,
      strip: strip(services),
    } as const;
    return reply(empty, url.pathname);
  }
  const { slug, title, description, listedAs } = category.value;
  const shown = { title, description, path: `/${slug}`, canonical: `/${listedAs}` };
  return load(context, url, shown, { category: listedAs });
}

async function load(
  context: Context,
  url: URL,
  page: Pick<ListingPage, "title" | "description" | "path" | "canonical">,
  { corrected = null, ...base }: { category?: string; ids?: string[]; corrected?: string | null } = {},
) {
  const services = context.get(servicesContext);
  const query = new URLSearchParams(url.searchParams);
  // Only a search has words.
  if (!base.ids) query.delete("q");
  const requested = readListing(query);
  const listing = await listProducts(services, {
    ...base,
    filter: requested.filter,
    page: requested.page,
    sort: requested.sort === "match" ? undefined : requested.sort,
  });
  const { words, asTyped, sort } = requested;
  const shown = { ...page, words, asTyped, corrected, sort, listing, strip: strip(services) };
  // Redirect to the canonical URL, to keep cache and history small.
  const href = listingHref({ ...shown, filter: listing.filter }, requested.page);
  if (!isSameListing(url.searchParams, href)) throw redirect(href);
  // A page that already runs draws the cards from the data.
  if (context.get(documentContext)) sendHtml(context, CARDS_ID, cardsHtml(listing.cards));
  return reply(shown, url.pathname);
}

/** @param requestedPath the requested path; a category's name has countless spellings */
function reply(page: ListingPage, requestedPath: string) {
  const { listing, words } = page;
  const there = listing.cards.length > 0;
  const narrowedBy = choicesMade(listing.filter);
  // Do not cache searches, which are one person's, or lead times, of which there are a thousand: they would evict
  // pages that many request.
  const isCommon = words === "" && listing.filter.ready === null && narrowedBy <= MOST_KEPT_CHOICES;
  // The router fetches a page's data by its path and this suffix.
  const isKept = there && isCommon && requestedPath.replace(/\.data$/, "") === page.path;
  return data(page, {
    status: there || words !== "" || narrowedBy > 0 ? 200 : 404,
    headers: isKept ? PUBLIC_PAGE : { "Cache-Control": "no-store" },
  });
}

function strip({ pictures }: Services) {
  return Object.fromEntries(STRIP.map((id) => [id, pictures.cutout(id)])) as ListingPage["strip"];
}
