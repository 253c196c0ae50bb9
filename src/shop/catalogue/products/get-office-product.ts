import type { Services } from "../../services.ts";
import type { NamedPicture } from "../pictures.ts";
import type { ProductFields, PublicationFields } from "../rules/product-fields.ts";
import { picturesOf, toPictureLines } from "../rules/product-pictures.ts";
import { type SaleState, saleStateOf } from "../rules/sale-states.ts";
import type { SkuFields } from "../rules/sku-fields.ts";
import { minutesOf, NO_MINUTES, type Work } from "../rules/work.ts";
import { skuFieldsOf } from "./edit-skus.ts";
import { selectEditable } from "./office-product.queries.ts";
import { productFieldsOf } from "./save-product.ts";

/** A product as staff edit it. */
export type EditableProduct = {
  id: string;
  fields: ProductFields;
  /** Its SKUs in their order, those off sale too. */
  skus: { sku: string; fields: SkuFields }[];
  /** Their `alt` is empty where the product's name says it. */
  pictures: NamedPicture[];
  /** The pictures as the form carries them. */
  pictureLines: string[];
  publication: PublicationFields;
  state: SaleState;
  /** Categories that a product can be listed under. */
  categories: { slug: string; title: string }[];
  /** The work of a piece without minutes of its own. */
  usual: Work;
};

/** A product with all that can be changed; null if there is none. The caller has checked permissions. */
export async function getOfficeProduct(
  { db, pictures, clock }: Pick<Services, "db" | "pictures" | "clock">,
  { id }: { id: string },
): Promise<EditableProduct | null> {
  const { product, skus, categories, ofCategory } = await selectEditable(db, id);
  if (!product) return null;
  return {
    ...{ id, fields: productFieldsOf(product), categories },
    skus: skus.map((row) => ({ sku: row.sku, fields: skuFieldsOf(row) })),
    pictures: picturesOf(product).map((shown) => ({ ...pictures.photo(shown.id), alt: shown.text })),
    usual: minutesOf(product.kind, NO_MINUTES, ofCategory),
    pictureLines: toPictureLines(picturesOf(product)),
    publication: { isDraft: product.isDraft, publishAt: product.publishAt?.toISOString() ?? null },
    state: saleStateOf(product, { isOnSale: skus.some(({ active }) => active), now: clock() }),
  };
}
