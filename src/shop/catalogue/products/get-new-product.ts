import type { Services } from "../../services.ts";
import { listTaxClasses, type TaxClass } from "../catalogue.reads.ts";
import type { ProductKind } from "../rules/product-kinds.ts";
import { selectFirstProduct, selectUsedPictures } from "./new-product.queries.ts";
import { selectListable } from "./office-product.queries.ts";

const MOST_PICTURES = 500;

/** The choices in the form of a new product. */
export type NewProductOffer = {
  categories: { slug: string; title: string }[];
  taxClasses: TaxClass[];
  /** Pictures of other products, by the name of a product that shows them. */
  pictures: { id: string; name: string }[];
  /** The most common values of existing products; null without products. */
  usual: {
    kind: ProductKind;
    taxClass: string;
    care: string;
    delivery: string;
    leadHours: number;
    takesMessage: boolean;
  } | null;
};

/** Loads the choices and first values for the form of a new product. The caller has checked permissions. */
export async function getNewProduct({ db, clock }: Pick<Services, "db" | "clock">): Promise<NewProductOffer> {
  const [categories, taxClasses, pictures, usual] = await Promise.all([
    selectListable(db),
    listTaxClasses({ db, clock }),
    selectUsedPictures(db, { limit: MOST_PICTURES }),
    selectFirstProduct(db),
  ]);
  return { categories, taxClasses, pictures, usual: usual ?? null };
}
