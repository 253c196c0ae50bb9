import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockForEdit } from "../products/lock-for-edit.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { type ComboPart, partLinesOf, readPartLines } from "../rules/combo-parts.ts";
import { selectSkusOf } from "../snapshot/records.queries.ts";
import { replaceParts, selectStoredParts } from "./combo-parts.queries.ts";
import { lockParts } from "./lock-parts.ts";

type Refused =
  | "not-your-move"
  | "unknown-product"
  | CatalogueChanged
  | RefusalWith<"unknown-sku" | "unknown-part" | "combo-in-combo", { skus: string[] }>;

/** The parts of one SKU: as they were read, a line each, and the new ones. */
export type PartsEdit = { sku: string; from: string[]; to: ComboPart[] };

type Save = { id: string; edits: PartsEdit[]; staff: Session };

/**
 * Saves the parts of the SKUs of a product as one entry of the log. Refuses if another person has changed the parts of
 * one of them since they were read. Refuses parts that no other product has, and combos in combos, with their SKUs.
 * @returns how many SKUs have other parts now
 */
export function saveComboParts(
  services: Services,
  { id, edits, staff }: Save,
): Promise<Outcome<number, Refused>> {
  return refusableTransaction(services.db, async (tx): Promise<Outcome<number, Refused>> => {
    const locked = await lockForEdit(tx, { id, staff });
    if (!locked.ok) return locked;
    const { product, role } = locked.value;
    const inside = { ...services, db: tx };
    const ownSkus = new Set(await selectSkusOf(tx, id));
    const unknown = edits.filter(({ sku }) => !ownSkus.has(sku)).map(({ sku }) => sku);
    if (unknown.length > 0) return refuse("unknown-sku", { skus: unknown });
    const stored = await selectStoredParts(tx, [...ownSkus]);
    const { changed, conflicts } = await mergeRecords(inside, {
      ...{ kind: "combo-parts", staff },
      edits: edits.map(({ sku, from, to }) => ({
        key: sku,
        stored: { parts: partLinesOf(stored.get(sku) ?? []) },
        ...{ from: { parts: from }, to: { parts: partLinesOf(to) } },
      })),
    });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    if (changed.length === 0) return ok(0);
    const changes = changed.map(({ after, record: { key } }) => ({
      ...{ sku: key, productId: id },
      parts: readPartLines(after.parts),
    }));
    const { unknown: unknownParts, chained } = await lockParts(tx, { changes });
    if (unknownParts.length > 0) return refuse("unknown-part", { skus: unknownParts });
    if (chained.length > 0) return refuse("combo-in-combo", { skus: chained });
    await replaceParts(tx, changes);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: id, label: product.name },
      ...{ before: "", after: "parts changed", records: changed.map(({ record }) => record) },
    });
    return ok(changed.length);
  });
}
