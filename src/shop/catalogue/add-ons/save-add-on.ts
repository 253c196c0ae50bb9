import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import { changedFields } from "../../audit/rules/changed-record.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { type AddOnFields, withTidyAllergens } from "../rules/add-on-fields.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { type AddOnProblem, addOnProblem } from "./add-on-problem.ts";
import { lockAddOns, recordedAddOnOf, updateAddOn } from "./office-add-ons.queries.ts";

/** The fields of an add-on as the form showed them, and as it sent them. */
export type AddOnEdit = { from: Partial<AddOnFields>; to: Partial<AddOnFields> };

type Refused = "not-your-move" | "unknown-add-on" | CatalogueChanged | AddOnProblem;

/**
 * Saves an add-on as one entry of the log. Refuses with the differing fields if another person has changed one of them
 * meanwhile. Orders keep what was promised.
 * @returns whether anything differs
 */
export function saveAddOn(
  services: Services,
  { sku, edit, staff }: { sku: string; edit: AddOnEdit; staff: Session },
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const stored = await lockAddOns(tx);
    const row = stored.find((candidate) => candidate.sku === sku);
    if (!row) return refuse("unknown-add-on");
    const before = recordedAddOnOf(row);
    const edits = [{ key: sku, stored: before, from: edit.from, to: edit.to }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "add-on", staff, edits });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    const [change] = changed;
    if (!change) return ok(false);
    const after = withTidyAllergens(change.after);
    const fields = changedFields(before, after);
    if (!fields) return ok(false);
    const problem = await addOnProblem(inside, { sku, before, after, stored });
    if (problem) return refuse(problem);
    await updateAddOn(tx, sku, after);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: sku, label: after.name },
      ...{ before: "", after: "add-on changed", records: [{ kind: "add-on", key: sku, ...fields }] },
    });
    return ok(true);
  });
}
