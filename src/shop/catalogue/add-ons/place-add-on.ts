import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { changedFields } from "../../audit/rules/changed-record.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { lockAddOns, recordedAddOnOf, updateAddOn } from "./office-add-ons.queries.ts";

/**
 * Places an add-on directly before another one in the list that shoppers see. Sent twice, it is done once.
 * @returns whether anything differs
 */
export function placeAddOn(
  services: Services,
  { sku, before, staff }: { sku: string; before: string; staff: Session },
): Promise<Outcome<boolean, "not-your-move" | "unknown-add-on">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const stored = await lockAddOns(tx);
    const moved = stored.find((row) => row.sku === sku);
    const others = stored.filter((row) => row !== moved);
    const place = others.findIndex((row) => row.sku === before);
    if (!moved || place < 0) return refuse("unknown-add-on");
    const records = others.toSpliced(place, 0, moved).flatMap((row, index) => {
      const fields = changedFields({ position: row.position }, { position: index + 1 });
      return fields ? [{ kind: "add-on" as const, key: row.sku, ...fields, row, position: index + 1 }] : [];
    });
    if (records.length === 0) return ok(false);
    for (const { row, position } of records)
      await updateAddOn(tx, row.sku, { ...recordedAddOnOf(row), position });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "catalogue", subjectId: sku, label: moved.name },
        ...{ before: "", after: "add-on moved" },
        records: records.map(({ row: _row, position: _position, ...record }) => record),
      },
    );
    return ok(true);
  });
}
