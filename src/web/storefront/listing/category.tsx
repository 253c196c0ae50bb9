import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/category.ts";
import { loadCategory } from "./listing-data.ts";
import { FailedListing } from "./listing-failed.tsx";
import { listingMeta } from "./listing-meta.ts";
import { ListingView } from "./listing-view.tsx";

/** Serves `/category/*` and `/:catagory`, which the specification spells so. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const { catagory, "*": rest } = params as { catagory?: string; "*"?: string };
  return loadCategory(context.get(servicesContext), new URL(request.url), catagory ?? `category/${rest}`);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return listingMeta(matches, loaderData);
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ListingView shown={loaderData} />;
}

export const ErrorBoundary = FailedListing;
