import { data, redirect } from "react-router";
import { findCategory } from "../../../shop/catalogue/find-category.ts";
import { type Listing, listProducts } from "../../../shop/catalogue/list-products.ts";
import type { Picture } from "../../../shop/catalogue/pictures.ts";
import { choicesMade, NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { findProducts } from "../../../shop/search/find-products.ts";
import type { Services } from "../../../shop/services.ts";
import { PUBLIC_PAGE } from "../../page-meta/page-meta.ts";
import { type ListingSort, listingHref, readListing, saysTheSame } from "./listing-address.ts";

/** What a listing page shows. */
export type ListingPage = {
  title: string;
  description: string;
  /** Its own address, without filters, order and page. */
  path: string;
  /** The address that search engines should know: of an alias, that of the category it names. */
  canonical: string;
  /** What was searched for, empty otherwise. */
  words: string;
  /** The search was for exactly these words, however they are spelt. */
  asTyped: boolean;
  /** The words that were searched for instead; null if none was corrected. */
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

/** Millions of combinations exist: only listings narrowed by few choices are asked for twice, and kept. */
const MOST_KEPT_CHOICES = 2;

/** All products. */
export async function loadAll(services: Services, url: URL) {
  return load(services, url, {
    title: "All Cakes",
    description: "Every cake, flower, plant and gift that leaves our kitchens.",
    path: "/AllCakes",
    canonical: "/AllCakes",
  });
}

/** What is found by the words of a search, best first. */
export async function loadSearch(services: Services, url: URL) {
  const { words, asTyped } = readListing(url.searchParams);
  const { ids, corrected } = await findProducts(services, { q: words, asTyped });
  const title = `Results for “${corrected ?? words}”`;
  const page = { title, description: "", path: "/search", canonical: "/search" };
  return load(services, url, page, { ids, corrected });
}

/** The products of a category. One that does not exist is an empty page with status 404, for crawlers. */
export async function loadCategory(services: Services, url: URL, name: string) {
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
  return load(services, url, shown, { category: listedAs });
}

async function load(
  services: Services,
  url: URL,
  page: Pick<ListingPage, "title" | "description" | "path" | "canonical">,
  { corrected = null, ...base }: { category?: string; ids?: string[]; corrected?: string | null } = {},
) {
  const query = new URLSearchParams(url.searchParams);
  // Only a search has words.
  if (!base.ids) query.delete("q");
  const asked = readListing(query);
  const listing = await listProducts(services, {
    ...base,
    filter: asked.filter,
    page: asked.page,
    sort: asked.sort === "match" ? undefined : asked.sort,
  });
  const { words, asTyped, sort } = asked;
  const shown = { ...page, words, asTyped, corrected, sort, listing, strip: strip(services) };
  // One address for one listing, however a form or a hand wrote it: caches and history stay short.
  const href = listingHref({ ...shown, filter: listing.filter }, asked.page);
  if (!saysTheSame(url.searchParams, href)) throw redirect(href);
  return reply(shown, url.pathname);
}

/** @param asked the path by which it was asked for; a name of a category can be written in endless ways */
function reply(page: ListingPage, asked: string) {
  const { listing, words } = page;
  const there = listing.cards.length > 0;
  const narrowedBy = choicesMade(listing.filter);
  // A search is one person's: keeping each would push the pages out that many want.
  // So is what is ready in so many hours, of which there are a thousand.
  const isCommon = words === "" && listing.filter.ready === null && narrowedBy <= MOST_KEPT_CHOICES;
  // The router asks for the data of a page by its path and this ending.
  const isKept = there && isCommon && asked.replace(/\.data$/, "") === page.path;
  return data(page, {
    status: there || words !== "" || narrowedBy > 0 ? 200 : 404,
    headers: isKept ? PUBLIC_PAGE : { "Cache-Control": "no-store" },
  });
}

function strip({ pictures }: Services) {
  return Object.fromEntries(STRIP.map((id) => [id, pictures.cutout(id)])) as ListingPage["strip"];
}
