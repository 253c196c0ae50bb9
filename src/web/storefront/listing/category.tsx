import { setStructuredData } from "../../page-meta/structured-data.tsx";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/category.ts";
import { loadCategory } from "./listing-data.ts";
import { FailedListing } from "./listing-failed.tsx";
import { listingMeta, listingThings } from "./listing-meta.ts";
import { ListingView } from "./listing-view.tsx";

/** Serves `/category/*` and `/:catagory` (spelt so in the specification). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { catagory, "*": rest }: { catagory?: string; "*"?: string } = params;
  const reply = await loadCategory(context, new URL(request.url), catagory ?? `category/${rest}`);
  setStructuredData(context, listingThings(context.get(servicesContext).settings.url, reply.data));
  return reply;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return listingMeta(matches, loaderData);
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ListingView shown={loaderData} />;
}

export const ErrorBoundary = FailedListing;
