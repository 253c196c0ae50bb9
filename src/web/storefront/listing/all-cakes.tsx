import { servicesContext } from "../../request-context.ts";
import { setStructuredData } from "../structured-data.tsx";
import type { Route } from "./+types/all-cakes.ts";
import { loadAll } from "./listing-data.ts";
import { FailedListing } from "./listing-failed.tsx";
import { listingMeta, listingThings } from "./listing-meta.ts";
import { ListingView } from "./listing-view.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const reply = await loadAll(services, new URL(request.url));
  setStructuredData(context, listingThings(services.settings.url, reply.data));
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
