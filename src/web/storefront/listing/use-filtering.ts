import { useNavigate, useNavigation } from "react-router";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import type { ListingPage } from "./listing-page.ts";
import { type ListingSort, listingHref, readFilter, readSort } from "./listing-url.ts";

export type Filtering = {
  /** The chosen filter, even while its products are loading. */
  filter: Filter;
  /** The filter of the products on the page. */
  shown: Filter;
  sort: ListingSort;
  isLoading: boolean;
  /** URL of the listing with this filter, first page. */
  hrefOf: (filter: Filter) => string;
  choose: (filter: Filter) => void;
  sortBy: (sort: ListingSort) => void;
};

/** The filter of a listing and its changes. Each change has its own URL, so that Back undoes it. */
export function useFiltering(shown: ListingPage): Filtering {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isLoading = location?.pathname === shown.path;
  const pending = isLoading ? new URLSearchParams(location.search) : null;
  const filter = pending ? readFilter(pending) : shown.listing.filter;
  const sort = pending ? readSort(pending, pending.get("q") ?? "") : shown.sort;
  const go = (href: string) => void navigate(href, { preventScrollReset: true });
  const hrefOf = (next: Filter) => listingHref({ ...shown, sort, filter: next });
  return {
    filter,
    shown: shown.listing.filter,
    sort,
    isLoading,
    hrefOf,
    choose: (next) => go(hrefOf(next)),
    sortBy: (next) => go(listingHref({ ...shown, sort: next, filter })),
  };
}
