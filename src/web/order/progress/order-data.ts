import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/order-data.ts";
import { getOrderProgress } from "./get-order-progress.ts";

/** The order as JSON, for the page that polls it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = await services.identity.sessionOf(request.headers);
  const token = new URL(request.url).searchParams.get("token");
  const order = await getOrderProgress(services, viewer, { uuid: params.uuid, token });
  return order ? Response.json(order) : Response.json(null, { status: 404 });
}
