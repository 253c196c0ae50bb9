import type { ReviewableReply } from "../../../contract/reviews.ts";
import { listReviewable } from "../../../shop/reviews/list-reviewable.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/mine.ts";

const MOST = 4;

/** Delivered products that this customer has not reviewed; none for visitors. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await services.identity.sessionOf(request.headers);
  if (!session) return Response.json([]);
  const reviewable = await listReviewable(services, session);
  const open = reviewable.filter(({ reviewed }) => !reviewed);
  const products = new Map(open.toReversed().map((line) => [line.productId, line]));
  const shown = [...products.values()].toReversed().slice(0, MOST);
  const reply: ReviewableReply = shown.map(({ sku, name, weight, tile, pictureId, deliveredOn }) => ({
    ...{ sku, name, weight, tile, deliveredOn },
    picture: services.pictures.cutout(pictureId),
  }));
  return Response.json(reply);
}
