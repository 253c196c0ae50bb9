import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/all-cakes.ts";
import { loadAll } from "./listing-data.ts";
import { FailedListing } from "./listing-failed.tsx";
import { listingMeta } from "./listing-meta.ts";
import { ListingView } from "./listing-view.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAll(context.get(servicesContext), new URL(request.url));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return listingMeta(matches, loaderData);
}

export default function AllCakes({ loaderData }: Route.ComponentProps) {
  return <ListingView shown={loaderData} />;
}

export const ErrorBoundary = FailedListing;
