import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { type ChangedRecord, changedFields, isSameValue } from "../../audit/rules/changed-record.ts";
import { dayOf } from "../../basics/india-time.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import { pickFields } from "../../basics/record-of.ts";
import type { Services } from "../../services.ts";
import { beginPriceWrite } from "../prices/settle-prices.ts";
import { recordCatalogueChange } from "../record-catalogue-change.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { followDeliveryTime } from "../rules/delivery-time.ts";
import { choosePersonalization, followPersonalization } from "../rules/personalization.ts";
import {
  isReleased,
  PRODUCT_FIELDS,
  type ProductFields,
  PUBLICATION_FIELDS,
  type PublicationFields,
  type RecordedProduct,
  withLabelText,
} from "../rules/product-fields.ts";
import { picturesOf, toPictureLines } from "../rules/product-pictures.ts";
import type { NewSku } from "../rules/sku-fields.ts";
import {
  lockProducts,
  type StoredProduct,
  selectKnownSlugs,
  updateProduct,
} from "../snapshot/records.queries.ts";
import { type AddRefusal, addSkus } from "./add-skus.ts";
import { type EditRefusal, editSkus, type SkuEdit } from "./edit-skus.ts";
import { selectTaxClasses } from "./new-product.queries.ts";
import { type PublishRefusal, publicationProblem } from "./publication-problem.ts";

type EditableFields = Partial<ProductFields & PublicationFields>;

/** The form of a product with its SKUs: what it showed, what it sent, and SKUs that it adds. */
export type ProductEdit = {
  from: EditableFields;
  to: EditableFields;
  skus: SkuEdit[];
  added?: NewSku[];
};

type Refused =
  | ("not-your-move" | "unknown-product" | "unknown-category" | "unknown-tax-class")
  | (EditRefusal | AddRefusal | PublishRefusal)
  | AllergensOpen;
type AllergensOpen = RefusalWith<"allergens-open", { allergens: string[] }>;

/**
 * Saves a product with its SKUs as one entry of the log, all or nothing. Refuses with the differing fields if another
 * person has changed one of them meanwhile. Orders keep what was promised.
 * @returns whether anything differs
 */
export function saveProduct(
  services: Services,
  { id, edit, staff }: { id: string; edit: ProductEdit; staff: Session },
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const [product] = await lockProducts(tx, [id]);
    await beginPriceWrite(inside);
    if (!product) return refuse("unknown-product");
    const stored = recordedProductOf(product);
    const edits = [{ key: id, stored, from: edit.from, to: edit.to, asOne: PUBLICATION_FIELDS }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "product", staff, edits });
    const edited = await editSkus(inside, { edits: edit.skus, staff, productId: id });
    const added = await addSkus(inside, {
      ...{ productId: id, flavour: product.flavour, rows: edit.added ?? [] },
    });
    if (!added.ok) return added;
    // Both kinds of conflict are shown at once.
    if (!edited.ok && edited.code !== "catalogue-changed") return edited;
    const inSkus = edited.ok ? [] : edited.details.conflicts;
    if (conflicts.length + inSkus.length > 0)
      return refuse("catalogue-changed", { conflicts: [...conflicts, ...inSkus] });
    const merged = { ...stored, ...changed[0]?.after };
    const deliveryTime = followDeliveryTime(stored, merged.leadHours);
    const isChosen = !isSameValue(merged.personalization, stored.personalization);
    const personalization = isChosen ? choosePersonalization(merged) : followPersonalization(stored, merged);
    const after = withLabelText({ ...merged, deliveryTime, personalization }, stored);
    const fields = changedFields(stored, after);
    const problem = await publicationProblem(inside, { id, stored, after });
    if (problem) return refuse(problem);
    if (isReleased(after) && after.openAllergens.length > 0)
      return refuse("allergens-open", { allergens: after.openAllergens });
    const slugs = [after.category, ...after.listedUnder];
    if (fields) {
      const known = await selectKnownSlugs(tx, slugs);
      const unknown = slugs.find((slug) => !known.has(slug));
      if (unknown !== undefined) return refuse("unknown-category", { slug: unknown });
      if (after.taxClass !== stored.taxClass) {
        const taxClasses = await selectTaxClasses(tx, dayOf(services.clock()));
        if (!taxClasses.some(({ taxClass }) => taxClass === after.taxClass))
          return refuse("unknown-tax-class");
      }
      await updateProduct(tx, id, after);
    }
    const record: ChangedRecord[] = fields ? [{ kind: "product", key: id, ...fields }] : [];
    const records = [...record, ...(edited.ok ? edited.value : []), ...added.value];
    if (records.length === 0) return ok(false);
    await recordCatalogueChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: id, label: after.name },
      ...{ before: "", after: "changed", records },
    });
    return ok(true);
  });
}

/** Picks the fields of a stored product that staff can change. */
export function productFieldsOf(row: StoredProduct): ProductFields {
  return pickFields(row, PRODUCT_FIELDS);
}

/** The fields of a stored product that the log records. */
export function recordedProductOf(row: StoredProduct): RecordedProduct {
  const { allergens, isDraft, publishAt, deliveryTime } = row;
  const pictures = toPictureLines(picturesOf(row));
  return {
    ...productFieldsOf(row),
    ...{ deliveryTime, allergens, isDraft },
    publishAt: publishAt?.toISOString() ?? null,
    pictures,
  };
}
