import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { breadcrumbList } from "../structured-data.tsx";
import type { ListingPage } from "./listing-data.ts";

/** Address of one page of a listing in an order. The first page and the usual order go without saying. */
export function listingHref(
  { path, words, sort }: Pick<ListingPage, "path" | "words" | "sort">,
  page: number,
) {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  if (sort !== "popular") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Title, description and address of a listing; each page of it is a page of its own. */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  shown: ListingPage | undefined,
): MetaDescriptor[] {
  if (!shown) return [];
  const { title, description, listing, words } = shown;
  const { page, pages } = listing;
  const plain = { ...shown, sort: "popular" as const };
  return [
    ...pageMeta(matches, {
      title: page > 1 ? `${title}, page ${page}` : title,
      description: description || `${title}, delivered on the day and in the hour that you choose.`,
      path: listingHref({ ...plain, path: shown.canonical }, page),
      picture: listing.cards[0]?.photo,
      index: listing.cards.length > 0 && words === "",
    }),
    ...(page > 1 ? [{ tagName: "link" as const, rel: "prev", href: listingHref(plain, page - 1) }] : []),
    ...(page < pages ? [{ tagName: "link" as const, rel: "next", href: listingHref(plain, page + 1) }] : []),
  ];
}

/** The way to a listing, for search engines: the same as its breadcrumb. Nothing of one that is empty. */
export function listingThings(origin: string, { title, canonical, listing }: ListingPage) {
  if (listing.cards.length === 0) return [];
  const all = { label: "All Cakes", href: "/AllCakes" };
  const here = { label: title, href: canonical };
  return [breadcrumbList(origin, canonical === all.href ? [here] : [all, here])];
}
