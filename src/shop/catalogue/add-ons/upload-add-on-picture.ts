import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { insertPictureFiles, type PictureFile } from "../product-pictures/product-pictures.queries.ts";
import { storeUpload, type UploadRefusal } from "../product-pictures/store-upload.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { lockAddOns, recordedAddOnOf, updateAddOn } from "./office-add-ons.queries.ts";

type Refused = "unknown-add-on" | UploadRefusal;

/**
 * Gives an add-on an uploaded picture instead of the one that it has. Its type is detected by content, and it is drawn
 * anew. Files of the former one stay: orders and the log name them. After a refusal nothing is stored.
 */
export function uploadAddOnPicture(
  services: Services,
  { sku, file, staff }: { sku: string; file: Uint8Array; staff: Session },
): Promise<Outcome<null, Refused>> {
  return storeUpload(services, { file, staff }, (picture, files) =>
    storePicture(services, { sku, staff, picture, files }),
  );
}

function storePicture(
  services: Services,
  { sku, staff, picture, files }: { sku: string; staff: Session; picture: string; files: PictureFile[] },
) {
  return refusableTransaction(
    services.db,
    async (tx): Promise<Outcome<{ areFilesUsed: boolean }, Refused>> => {
      const role = catalogueEditorOf(staff.roles);
      if (!role) return refuse("not-your-move");
      const row = (await lockAddOns(tx)).find((candidate) => candidate.sku === sku);
      if (!row) return refuse("unknown-add-on");
      const before = recordedAddOnOf(row);
      if (before.pictureId === picture) return ok({ areFilesUsed: false });
      const areFilesUsed = await insertPictureFiles(tx, { picture, files, now: services.clock() });
      await updateAddOn(tx, sku, { ...before, pictureId: picture });
      const [was, is] = [{ pictureId: before.pictureId }, { pictureId: picture }];
      await recordChange(
        { ...services, db: tx },
        {
          ...{ staff, role, subject: "catalogue", subjectId: sku, label: row.name },
          ...{ before: "", after: "add-on: new picture" },
          records: [{ kind: "add-on", key: sku, before: was, after: is }],
        },
      );
      return ok({ areFilesUsed });
    },
  );
}
