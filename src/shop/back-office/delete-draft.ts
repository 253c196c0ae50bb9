import type { Session } from "../accounts/identity.ts";
import { listHistory } from "../audit/audit.reads.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { deleteLockedDraft, lockDraft } from "../catalogue/products/delete-draft-product.ts";
import { catalogueEditorOf } from "../catalogue/rules/catalogue-editor.ts";
import { wasPublished } from "../catalogue/rules/publication.ts";
import { wereOrdered } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";

type Refused =
  | "not-your-move"
  | "unknown-product"
  | "published-already"
  | "published-before"
  | "ordered-before"
  | "offered-as-combo"
  | "part-of-combo";

/**
 * Deletes a draft with its sizes for good. Refuses what shoppers ever saw or ordered, because orders, carts and links name
 * it. The log keeps who deleted it, and cannot bring it back.
 */
export function deleteDraft(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<null, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    // The lock keeps others from publishing it or adding a size, so it cannot be ordered meanwhile.
    const draft = await lockDraft(inside, { id });
    if (!draft) return refuse("unknown-product");
    if (wasPublished(await listHistory(inside, { kind: "product", key: id })))
      return refuse("published-before");
    if (await wereOrdered(inside, { skus: draft.skus })) return refuse("ordered-before");
    // Their lists would lose it without an entry of the log.
    if (draft.offeredOn.length > 0)
      return refuse("offered-as-combo", { products: draft.offeredOn.map(({ name }) => name) });
    if (draft.partOf.length > 0)
      return refuse("part-of-combo", { products: draft.partOf.map(({ name }) => name) });
    if (!(await deleteLockedDraft(inside, { id, skus: draft.skus }))) return refuse("published-already");
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: id, label: draft.name },
      ...{ before: "draft", after: "deleted for good" },
    });
    return ok(null);
  });
}
