import { redirect } from "react-router";
import type { Route } from "./+types/search.ts";
import { loadSearch } from "./listing-data.ts";
import { FailedListing } from "./listing-failed.tsx";
import { listingMeta } from "./listing-meta.ts";
import { ListingView } from "./listing-view.tsx";
import { readListing } from "./read-listing.ts";

/** `/search?q=`: search results. Without words, all products. */
export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  if (readListing(url.searchParams).words === "") throw redirect("/AllCakes");
  return loadSearch(context, url);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return listingMeta(matches, loaderData);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListingView shown={loaderData} />;
}

export const ErrorBoundary = FailedListing;
