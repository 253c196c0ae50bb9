import { redirect } from "react-router";
import { setStructuredData } from "../../page-meta/structured-data.tsx";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/all-cakes.ts";
import { loadAll } from "./listing-data.ts";
import { FailedListing } from "./listing-failed.tsx";
import { listingMeta, listingThings } from "./listing-meta.ts";
import { ListingView } from "./listing-view.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  // Old search URL, from before searches had their own page.
  if (url.searchParams.get("q")?.trim()) throw redirect(`/search${url.search}`, 301);
  const reply = await loadAll(context, url);
  setStructuredData(context, listingThings(context.get(servicesContext).settings.url, reply.data));
  return reply;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return listingMeta(matches, loaderData);
}

export default function AllCakes({ loaderData }: Route.ComponentProps) {
  return <ListingView shown={loaderData} />;
}

export const ErrorBoundary = FailedListing;
