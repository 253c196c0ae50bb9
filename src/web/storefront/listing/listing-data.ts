import { data } from "react-router";
import { SORTS, type Sort } from "../../../shop/catalog/catalog.inputs.ts";
import { findCategory } from "../../../shop/catalog/find-category.ts";
import { type Listing, listProducts } from "../../../shop/catalog/list-products.ts";
import type { Picture } from "../../../shop/catalog/pictures.ts";
import type { Services } from "../../../shop/services.ts";
import { PUBLIC_PAGE } from "../page-meta.ts";

/** What a listing page shows. */
export type ListingPage = {
  title: string;
  description: string;
  /** Its own address, without page and order. */
  path: string;
  /** The address that search engines should know: of an alias, that of the category it names. */
  canonical: string;
  /** What was searched for, empty otherwise. */
  words: string;
  sort: Sort;
  listing: Listing;
  strip: Record<StripPicture, Picture>;
};

const STRIP = ["kitkat-gems-cake", "sunflower-bouquet", "money-plant", "romance-balloon-bunch"] as const;
const NOTHING: Listing = { cards: [], total: 0, page: 1, pages: 0 };

type StripPicture = (typeof STRIP)[number];

/** All products, or those with the words of a search. */
export async function loadAll(services: Services, url: URL) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 60);
  const found = words !== "";
  return load(services, url, {
    title: found ? `Cakes for “${words}”` : "All Cakes",
    description: found
      ? "Found by the words of their name and flavour."
      : "Every cake, flower, plant and gift that leaves our kitchens.",
    path: "/AllCakes",
    canonical: "/AllCakes",
    words,
  });
}

/** The products of a category. One that does not exist is an empty page with status 404, for crawlers. */
export async function loadCategory(services: Services, url: URL, name: string) {
  const category = await findCategory(services, { name });
  if (!category.ok) {
    const nothing = {
      title: "Cakes",
      description: "",
      path: `/${name}`,
      canonical: `/${name}`,
      words: "",
      sort: "popular" as const,
    };
    return reply({ ...nothing, listing: NOTHING, strip: strip(services) });
  }
  const { slug, title, description, listedAs } = category.value;
  const shown = { title, description, path: `/${slug}`, canonical: `/${listedAs}`, words: "" };
  return load(services, url, shown, listedAs);
}

async function load(
  services: Services,
  url: URL,
  page: Pick<ListingPage, "title" | "description" | "path" | "canonical" | "words">,
  category?: string,
) {
  const sort = SORTS.find((one) => one === url.searchParams.get("sort")) ?? "popular";
  const listed = await listProducts(services, {
    category,
    sort,
    page: pageNumber(url.searchParams.get("page")),
    ...(page.words && { words: page.words }),
  });
  return reply({ ...page, sort, listing: listed.ok ? listed.value : NOTHING, strip: strip(services) });
}

function reply(page: ListingPage) {
  const there = page.listing.cards.length > 0;
  // A search is one person's: keeping each would push the pages out that many want.
  const headers = there && page.words === "" ? PUBLIC_PAGE : { "Cache-Control": "no-store" };
  return data(page, { status: there || page.words !== "" ? 200 : 404, headers });
}

function pageNumber(asked: string | null): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

function strip({ pictures }: Services) {
  return Object.fromEntries(STRIP.map((id) => [id, pictures.cutout(id)])) as ListingPage["strip"];
}
