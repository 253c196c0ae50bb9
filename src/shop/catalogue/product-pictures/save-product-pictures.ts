import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockForEdit } from "../products/lock-for-edit.ts";
import { recordedProductOf } from "../products/save-product.ts";
import { recordCatalogueChange } from "../record-catalogue-change.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { type PictureOfProduct, readPictureLines, toPictureLines } from "../rules/product-pictures.ts";
import { isPublished } from "../rules/publication.ts";
import { updateProduct } from "../snapshot/records.queries.ts";

type Refused = "not-your-move" | "unknown-product" | CatalogueChanged | "unknown-picture" | "last-picture";

type Save = { id: string; from: string[]; to: PictureOfProduct[]; staff: Session };

/**
 * Saves order and texts of a product's pictures, without those that are left out. Files of removed pictures stay: orders
 * and the log name them.
 * @param from the pictures as the form showed them
 */
export function saveProductPictures(
  services: Services,
  { id, from, to, staff }: Save,
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const locked = await lockForEdit(tx, { id, staff });
    if (!locked.ok) return locked;
    const { product, role } = locked.value;
    const inside = { ...services, db: tx };
    const stored = recordedProductOf(product);
    const edits = [{ key: id, stored, from: { pictures: from }, to: { pictures: toPictureLines(to) } }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "product", staff, edits });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    const [change] = changed;
    if (!change) return ok(false);
    // A form can only name pictures that the product has.
    const shown = new Set(readPictureLines(stored.pictures).map((picture) => picture.id));
    if (to.some((picture) => !shown.delete(picture.id))) return refuse("unknown-picture");
    const isHidden = !isPublished(product, services.clock().getTime()) && product.publishAt === null;
    if (to.length === 0 && !isHidden) return refuse("last-picture");
    await updateProduct(tx, id, { ...stored, pictures: toPictureLines(to) });
    await recordCatalogueChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: id, label: product.name },
      ...{ before: "", after: "pictures changed", records: [change.record] },
    });
    return ok(true);
  });
}
