import type { MetaDescriptor } from "react-router";
import { choicesMade, NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { ownPageMeta, pageMeta } from "../../page-meta/page-meta.ts";
import { breadcrumbList } from "../../page-meta/structured-data.tsx";
import type { ListingPage } from "./listing-page.ts";
import { listingHref, usualSort } from "./listing-url.ts";

/**
 * Title, description and canonical URL of a listing. Each page number has its own URL; orders and filters have the
 * listing's.
 */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  shown: ListingPage | undefined,
): MetaDescriptor[] {
  if (!shown) return ownPageMeta(matches, "Not loaded");
  const { title, description, listing, picture, words, typed } = shown;
  const { page, pages, filter } = listing;
  const isNarrowed = choicesMade(filter) > 0;
  const plain = { ...shown, filter: NO_FILTER, sort: usualSort(words) };
  const link = (rel: string, to: number): MetaDescriptor => {
    return { tagName: "link", rel, href: listingHref(plain, to) };
  };
  return [
    ...pageMeta(matches, {
      title: page > 1 ? `${title}, page ${page}` : title,
      description: `${description} ${title}, delivered on the day and in the hour that you choose.`.trim(),
      path: listingHref({ ...plain, path: shown.canonical }, isNarrowed ? 1 : page),
      picture: picture ?? undefined,
      index: picture !== null && typed === "",
    }),
    ...(page > 1 && !isNarrowed ? [link("prev", page - 1)] : []),
    ...(page < pages && !isNarrowed ? [link("next", page + 1)] : []),
  ];
}

/** The breadcrumb of a listing as schema.org data. None for an empty one. */
export function listingThings(origin: string, { title, canonical, picture }: ListingPage) {
  if (picture === null) return [];
  const allCakes = { label: "All Cakes", href: "/AllCakes" };
  const ownCrumb = { label: title, href: canonical };
  return [breadcrumbList(origin, canonical === allCakes.href ? [ownCrumb] : [allCakes, ownCrumb])];
}
