import { data, useSearchParams } from "react-router";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/order.ts";
import { useOrder } from "./follow-order.ts";
import { getOrderProgress } from "./get-order-progress.ts";
import { OrderFailed } from "./order-note.tsx";
import { OrderProgress } from "./order-progress.tsx";

/** The permanent URL of an order: for its owner, staff, and holders of the mailed link. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = await services.identity.sessionOf(request.headers);
  const token = new URL(request.url).searchParams.get("token");
  const order = await getOrderProgress(services, viewer, { uuid: params.uuid, token });
  if (!order) throw data(null, { status: 404 });
  return { order };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Order ${loaderData.order.number}` : "Order");

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const token = useSearchParams()[0].get("token");
  const followed = useOrder(order.uuid, { first: order, ...(token ? { token } : {}) });
  const { data = order, error, refetch } = followed;
  return <OrderProgress order={data} stale={error !== undefined} onChanged={refetch} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OrderFailed
      error={error}
      notFound="Perhaps it belongs to another account: sign in with the one that you ordered with, or open the link in our mail."
      notLoaded="The order itself is safe."
    />
  );
}
