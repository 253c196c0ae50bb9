import type { Session } from "../../accounts/identity.ts";
import { dayOf } from "../../basics/india-time.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lastRank, relist } from "../imports/catalogue-file.queries.ts";
import { lockForLoading } from "../imports/catalogue-rows.queries.ts";
import { knownPictures } from "../product-pictures/known-pictures.ts";
import { recordCatalogueChange } from "../record-catalogue-change.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { deliveryTimeOf } from "../rules/delivery-time.ts";
import { choosePersonalization } from "../rules/personalization.ts";
import { codeOf, freeCode, skuOf } from "../rules/product-code.ts";
import {
  type ProductFields,
  type RecordedProduct,
  type TableFields,
  withLabelText,
} from "../rules/product-fields.ts";
import type { NewSku } from "../rules/sku-fields.ts";
import { selectKnownSlugs } from "../snapshot/records.queries.ts";
import { type AddRefusal, addSkus } from "./add-skus.ts";
import { insertProduct, selectTaken, selectTaxClasses } from "./new-product.queries.ts";

/** A product as staff create it. */
export type NewProduct = ProductFields & {
  /** Null: made from the name. */
  code: string | null;
  /** Empty: none yet. */
  pictureId: string;
  /** In the shop's order. A SKU of null is made from the code and the size. */
  skus: (Omit<NewSku, "sku"> & { sku: string | null })[];
};

type Refused =
  | "not-your-move"
  | "product-name-taken"
  | "product-code-taken"
  | "unknown-category"
  | "unknown-tax-class"
  | "unknown-picture"
  | AddRefusal;

/**
 * Creates a product with its SKUs as a draft, which no shopper sees until it is published. It comes last in the shop's
 * order.
 * @returns its id
 */
export function createProduct(
  services: Services,
  { product, staff }: { product: NewProduct; staff: Session },
): Promise<Outcome<string, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const { code, pictureId, skus, ...fields } = product;
    // Two people who create the same product at once must not both succeed, nor get the same rank.
    await lockForLoading(tx);
    const wantedCode = code ?? codeOf(fields.name);
    const existing = await selectTaken(tx, { name: fields.name, code: wantedCode });
    // Also refuses a repeated submission.
    if (existing.hasName) return refuse("product-name-taken");
    if (code !== null && existing.codes.has(code)) return refuse("product-code-taken");
    const id = freeCode(wantedCode, existing.codes);
    const slugs = [fields.category, ...fields.listedUnder];
    const known = await selectKnownSlugs(tx, slugs);
    const unknown = slugs.find((slug) => !known.has(slug));
    if (unknown !== undefined) return refuse("unknown-category", { slug: unknown });
    const today = dayOf(services.clock());
    const taxClasses = await selectTaxClasses(tx, today);
    if (!taxClasses.some((row) => row.taxClass === fields.taxClass)) return refuse("unknown-tax-class");
    const pictures = pictureId === "" ? [] : [pictureId];
    if ((await knownPictures(inside, { ids: pictures })).size < pictures.length)
      return refuse("unknown-picture");
    const record = newRecord(fields, {
      ...{ pictures, personalization: choosePersonalization(fields) },
      deliveryTime: deliveryTimeOf(fields.leadHours),
    });
    const { listedUnder, publishAt: _none, pictures: _listed, ...columns } = record;
    await insertProduct(tx, {
      ...{ ...columns, id, pictureId, morePictureIds: [], tile: "cream" },
      ...{ stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 },
      ...{ rank: (await lastRank(tx)) + 1, createdOn: today },
    });
    await relist(tx, [{ productId: id, listed: listedUnder }]);
    const rows = skus.map((row) => ({ ...row, sku: row.sku ?? skuOf(id, row) }));
    const added = await addSkus(inside, { productId: id, flavour: fields.flavour, rows });
    if (!added.ok) return added;
    await recordCatalogueChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: id, label: fields.name },
      ...{ before: "", after: "created as a draft" },
      records: [{ kind: "product", key: id, before: null, after: record }, ...added.value],
    });
    return ok(id);
  });
}

function newRecord(
  fields: ProductFields,
  rest: TableFields & Pick<RecordedProduct, "pictures" | "personalization">,
): RecordedProduct {
  const draft = { ...fields, ...rest, isDraft: true, publishAt: null };
  return withLabelText(draft, {
    ...draft,
    ...{ contains: [], mayContain: [], otherAllergens: "" },
    allergens: "",
  });
}
