import { dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { selectFirstProduct, selectTaxClasses, selectUsedPictures } from "./new-product.queries.ts";
import { selectListable } from "./office-product.queries.ts";
import type { ProductKind } from "./rules/product-kinds.ts";

const MOST_PICTURES = 500;

/** What the form of a new product offers. */
export type NewProductOffer = {
  categories: { slug: string; title: string }[];
  taxClasses: { taxClass: string; hsn: string; rateBp: number }[];
  /** Pictures of other products, by the name of a product that shows them. */
  pictures: { id: string; name: string }[];
  /** Facts that most products share; null while there is none. */
  usual: {
    kind: ProductKind;
    taxClass: string;
    care: string;
    delivery: string;
    leadHours: number;
    takesMessage: boolean;
  } | null;
};

/** What the form of a new product offers, and what most of its fields begin with. The caller has checked permissions. */
export async function getNewProduct({ db, clock }: Pick<Services, "db" | "clock">): Promise<NewProductOffer> {
  const [categories, taxClasses, pictures, usual] = await Promise.all([
    selectListable(db),
    selectTaxClasses(db, dayOf(clock())),
    selectUsedPictures(db, { limit: MOST_PICTURES }),
    selectFirstProduct(db),
  ]);
  return { categories, taxClasses, pictures, usual: usual ?? null };
}
