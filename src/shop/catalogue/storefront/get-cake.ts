import type { Paise } from "../../basics/money.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import type { Picture } from "../pictures.ts";
import { withPlanned } from "../prices/price-changes.queries.ts";
import { ratingOf } from "../rules/rating.ts";
import { selectDetail } from "./product-page.queries.ts";

/** One SKU in brief. */
export type Cake = {
  productId: string;
  sku: string;
  name: string;
  weight: string;
  flavour: string;
  description: string;
  points: number;
  pricePaise: Paise;
  sellPaise: Paise;
  photo: Picture;
  active: boolean;
  takesMessage: boolean;
  rating: number;
  reviews: number;
};

/** A SKU as in the contract's detail call. */
export async function getCake(
  services: Services,
  { sku: requestedSku }: { sku: string },
): Promise<Outcome<Cake, "unknown-sku">> {
  const row = await selectDetail(services.db, requestedSku, services.clock());
  if (!row) return refuse("unknown-sku");
  const { product } = row;
  const sku = withPlanned(row.sku, row.planned);
  const { average, reviews } = ratingOf(product);
  return ok({
    productId: product.id,
    sku: sku.sku,
    name: product.name,
    weight: sku.weight,
    flavour: sku.flavour,
    description: product.description,
    points: sku.points,
    pricePaise: sku.pricePaise,
    sellPaise: sku.sellPaise,
    photo: services.pictures.photo(product.pictureId),
    active: row.active,
    takesMessage: product.takesMessage,
    rating: average,
    reviews,
  });
}
