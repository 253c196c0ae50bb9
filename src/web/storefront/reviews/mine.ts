import type { Day } from "../../../shop/basics/india-time.ts";
import type { Picture } from "../../../shop/catalog/pictures.ts";
import { listReviewable } from "../../../shop/reviews/list-reviewable.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/mine.ts";

/** Something to review: one line a product, the one that came last. */
export type Delivered = {
  sku: string;
  name: string;
  weight: string;
  tile: string;
  picture: Picture;
  deliveredOn: Day;
};

const MOST = 4;

/** What was delivered to whoever asks and has no review yet; nothing for a visitor. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await services.identity.sessionOf(request.headers);
  if (!session) return Response.json([]);
  const found = await listReviewable(services, session);
  const open = found.filter(({ reviewed }) => !reviewed);
  const products = new Map(open.toReversed().map((line) => [line.productId, line]));
  const shown = [...products.values()].toReversed().slice(0, MOST);
  return Response.json(
    shown.map(({ sku, name, weight, tile, pictureId, deliveredOn }) => ({
      sku,
      name,
      weight,
      tile,
      picture: services.pictures.cutout(pictureId),
      deliveredOn,
    })),
  );
}
