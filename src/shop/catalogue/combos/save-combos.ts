import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockForEdit } from "../products/lock-for-edit.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { comboLinesOf, type OfferedCombo } from "../rules/combo-lines.ts";
import { lockComboSkus, replaceCombos, selectComboRows } from "./office-combos.queries.ts";

type Refused = "not-your-move" | "unknown-product" | CatalogueChanged | UnknownCombo;
type UnknownCombo = RefusalWith<"unknown-combo", { skus: string[] }>;

type Save = { id: string; from: string[]; to: OfferedCombo[]; staff: Session };

/**
 * Saves which combos the page of a product offers, with their labels and order, as one entry of the log. Refuses if
 * another person has changed them since they were read. Refuses SKUs that no other product has, and names them.
 * @param from the combos as the form showed them, a line each
 * @returns whether anything differs
 */
export function saveCombos(
  services: Services,
  { id, from, to, staff }: Save,
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const locked = await lockForEdit(tx, { id, staff });
    if (!locked.ok) return locked;
    const { product, role } = locked.value;
    const inside = { ...services, db: tx };
    const stored = { combos: comboLinesOf(await selectComboRows(tx, id)) };
    const edits = [{ key: id, stored, from: { combos: from }, to: { combos: comboLinesOf(to) } }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "combos", staff, edits });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    const [change] = changed;
    if (!change) return ok(false);
    const keys = to.map(({ sku }) => sku);
    const known = await lockComboSkus(tx, { keys, except: id });
    const skus = keys.filter((sku) => !known.has(sku));
    if (skus.length > 0) return refuse("unknown-combo", { skus });
    await replaceCombos(tx, id, to);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: id, label: product.name },
      ...{ before: "", after: "combos changed", records: [change.record] },
    });
    return ok(true);
  });
}
