import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockForLoading } from "../imports/catalogue-rows.queries.ts";
import { ICON_PREFIX } from "../pictures.ts";
import { type AddOnFields, MOST_ADD_ONS, withTidyAllergens } from "../rules/add-on-fields.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { drawnWordOf } from "../rules/drawn-add-ons.ts";
import { addOnCodeOf, freeCode } from "../rules/product-code.ts";
import { type AddOnProblem, addOnProblem } from "./add-on-problem.ts";
import { insertAddOn, lockAddOns, selectSkusAmong } from "./office-add-ons.queries.ts";

/** Stands for the drawing of a new add-on, whose code may not be known yet. */
export const ITS_DRAWING = "drawn";

export type NewAddOn = AddOnFields & {
  /** Null: made from the name. */
  sku: string | null;
};

type Refused = "not-your-move" | "too-many-add-ons" | "sku-taken" | AddOnProblem;

/** Creates an add-on as the last of the list. Shoppers see it at once if it is on sale. */
export function createAddOn(
  services: Services,
  { addOn, staff }: { addOn: NewAddOn; staff: Session },
): Promise<Outcome<string, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const { sku: typed, ...sent } = addOn;
    // No product may get a size of the same code meanwhile.
    await lockForLoading(tx);
    const stored = await lockAddOns(tx);
    if (stored.length >= MOST_ADD_ONS) return refuse("too-many-add-ons");
    const wanted = typed ?? addOnCodeOf(sent.name);
    const candidates = [wanted, ...Array.from({ length: MOST_ADD_ONS }, (_, nth) => `${wanted}${nth + 2}`)];
    const taken = await selectSkusAmong(tx, candidates);
    for (const { sku } of stored) taken.add(sku);
    if (typed !== null && taken.has(typed)) return refuse("sku-taken");
    const sku = freeCode(wanted, taken);
    const isDrawn = sent.pictureId === ITS_DRAWING;
    const pictureId = isDrawn ? `${ICON_PREFIX}${drawnWordOf(sku) ?? ""}` : sent.pictureId;
    const position = Math.max(0, ...stored.map((row) => row.position)) + 1;
    const after = withTidyAllergens({ ...sent, pictureId, position });
    const problem = await addOnProblem(inside, { sku, before: null, after, stored });
    if (problem) return refuse(problem);
    await insertAddOn(tx, sku, after);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: sku, label: after.name },
      ...{ before: "", after: "add-on created" },
      records: [{ kind: "add-on", key: sku, before: null, after }],
    });
    return ok(sku);
  });
}
