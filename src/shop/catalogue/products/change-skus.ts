import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { beginPriceWrite } from "../prices/settle-prices.ts";
import { recordCatalogueChange } from "../record-catalogue-change.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { type EditRefusal, editSkus, type SkuEdit } from "./edit-skus.ts";

type Refused = "not-your-move" | EditRefusal;

/**
 * Changes SKUs, all of them or none, as one entry of the log. Refuses with the differing fields if another person has
 * changed one of them meanwhile.
 * @param label what the log calls the change
 * @returns how many SKUs differ now
 */
export function changeSkus(
  services: Services,
  { edits, label, staff }: { edits: SkuEdit[]; label: string; staff: Session },
): Promise<Outcome<number, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    await beginPriceWrite(inside);
    const edited = await editSkus(inside, { edits, staff });
    if (!edited.ok) return edited;
    const records = edited.value;
    if (records.length === 0) return ok(0);
    await recordCatalogueChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: records[0]?.key ?? "", label, records },
      ...{ before: "", after: records.length === 1 ? "1 SKU changed" : `${records.length} SKUs changed` },
    });
    return ok(records.length);
  });
}
