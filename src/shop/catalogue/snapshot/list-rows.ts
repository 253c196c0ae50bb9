import type { Paise } from "../../basics/money.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { MAX_ROWS } from "../catalogue.inputs.ts";
import type { Picture } from "../pictures.ts";
import { withPlanned } from "../prices/price-changes.queries.ts";
import type { ProductKind } from "../rules/product-kinds.ts";
import { ratingOf } from "../rules/rating.ts";
import { countShown, selectRows } from "./rows.queries.ts";

/** A SKU as in the contract's list. */
export type SkuRow = {
  productId: string;
  name: string;
  sku: string;
  flavour: string;
  weight: string;
  pricePaise: Paise;
  sellPaise: Paise;
  category: string;
  occasions: string[];
  kind: ProductKind;
  eggless: boolean;
  takesMessage: boolean;
  active: boolean;
  deliveryTime: string;
  personalization: string[];
  description: string;
  photo: Picture;
  points: number;
  rating: number;
  reviews: number;
};

/**
 * The SKUs from position `start` up to `end`. Each product's default SKU comes first, then all other SKUs, so the
 * first rows are different products.
 */
export async function listRows(
  services: Services,
  { start, end }: { start: number; end: number },
): Promise<Outcome<SkuRow[], "range-out-of-bounds">> {
  if (start < 0 || end < start || end - start > MAX_ROWS) return refuse("range-out-of-bounds");
  if (end === start) return ok([]);
  const rows = await rowsBetween(services, start, end);
  return ok(
    rows.map(({ sku: stored, active, planned, product, categoryTitle }) => {
      const sku = withPlanned(stored, planned);
      const { average, reviews } = ratingOf(product);
      return {
        productId: product.id,
        name: product.name,
        sku: sku.sku,
        flavour: sku.flavour,
        weight: sku.weight,
        pricePaise: sku.pricePaise,
        sellPaise: sku.sellPaise,
        category: categoryTitle ?? product.category,
        occasions: product.occasions,
        kind: product.kind,
        eggless: sku.eggless,
        takesMessage: product.takesMessage,
        active,
        deliveryTime: product.deliveryTime,
        personalization: product.personalization,
        description: product.description,
        photo: services.pictures.photo(product.pictureId),
        points: sku.points,
        rating: average,
        reviews,
      };
    }),
  );
}

async function rowsBetween({ db, clock }: Pick<Services, "db" | "clock">, start: number, end: number) {
  const at = clock();
  const shown = await selectRows(db, "shown", { start, end, at });
  if (shown.length === end - start) return shown;
  const before = shown.length > 0 ? start + shown.length : await countShown(db, at);
  return [
    ...shown,
    ...(await selectRows(db, "others", { start: Math.max(0, start - before), end: end - before, at })),
  ];
}
