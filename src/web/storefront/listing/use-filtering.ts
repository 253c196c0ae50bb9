import { useNavigate, useNavigation } from "react-router";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { type ListingSort, listingHref, readListing } from "./listing-address.ts";
import type { ListingPage } from "./listing-data.ts";

export type Filtering = {
  /** What is chosen, also while its products are still coming. */
  filter: Filter;
  sort: ListingSort;
  isLoading: boolean;
  /** Address of the listing with this filter, from its first page. */
  hrefOf: (filter: Filter) => string;
  choose: (filter: Filter) => void;
  sortBy: (sort: ListingSort) => void;
};

/** The choices of a listing and what changes them. Each change is an address of its own, so that back undoes it. */
export function useFiltering(shown: ListingPage): Filtering {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isLoading = location?.pathname === shown.path;
  const asked = isLoading ? readListing(new URLSearchParams(location.search)) : null;
  const filter = asked?.filter ?? shown.listing.filter;
  const sort = asked?.sort ?? shown.sort;
  const go = (href: string) => void navigate(href, { preventScrollReset: true });
  const hrefOf = (next: Filter) => listingHref({ ...shown, sort, filter: next });
  return {
    filter,
    sort,
    isLoading,
    hrefOf,
    choose: (next) => go(hrefOf(next)),
    sortBy: (next) => go(listingHref({ ...shown, sort: next, filter })),
  };
}
