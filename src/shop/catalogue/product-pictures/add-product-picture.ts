import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { recordedProductOf } from "../products/save-product.ts";
import { recordCatalogueChange } from "../record-catalogue-change.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { MOST_PICTURES } from "../rules/picture-limits.ts";
import { readPictureLines, toPictureLines } from "../rules/product-pictures.ts";
import { lockProducts, updateProduct } from "../snapshot/records.queries.ts";
import { insertPictureFiles, type PictureFile } from "./product-pictures.queries.ts";
import { storeUpload, type UploadRefusal } from "./store-upload.ts";

type Refused = "not-your-move" | "unknown-product" | "too-many-pictures" | "picture-twice" | UploadRefusal;

type Upload = { id: string; file: Uint8Array; text: string; staff: Session };

/**
 * Adds an uploaded picture to a product, after those that it has. Its type is detected by content, and it is drawn anew.
 * After a refusal nothing is stored.
 */
export function addProductPicture(
  services: Services,
  { id, file, text, staff }: Upload,
): Promise<Outcome<null, Refused>> {
  return storeUpload(services, { file, staff }, (picture, files) =>
    storePicture(services, { id, text, staff, picture, files }),
  );
}

type Storing = Omit<Upload, "file"> & { picture: string; files: PictureFile[] };

/** Adds the picture to the product. Its files are not used if another product has the same picture. */
function storePicture(services: Services, { id, text, staff, picture, files }: Storing) {
  return refusableTransaction(
    services.db,
    async (tx): Promise<Outcome<{ areFilesUsed: boolean }, Refused>> => {
      const role = catalogueEditorOf(staff.roles);
      if (!role) return refuse("not-your-move");
      const [product] = await lockProducts(tx, [id]);
      if (!product) return refuse("unknown-product");
      const stored = recordedProductOf(product);
      const before = readPictureLines(stored.pictures);
      if (before.some((shown) => shown.id === picture)) return refuse("picture-twice");
      if (before.length >= MOST_PICTURES) return refuse("too-many-pictures");
      const pictures = toPictureLines([...before, { id: picture, text }]);
      const areFilesUsed = await insertPictureFiles(tx, { picture, files, now: services.clock() });
      await updateProduct(tx, id, { ...stored, pictures });
      await recordCatalogueChange(
        { ...services, db: tx },
        {
          ...{ staff, role, subject: "catalogue", subjectId: id, label: product.name },
          ...{ before: "", after: "picture added" },
          records: [{ kind: "product", key: id, before: { pictures: stored.pictures }, after: { pictures } }],
        },
      );
      return ok({ areFilesUsed });
    },
  );
}
