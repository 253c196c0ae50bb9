import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Role, Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { lockProducts, type StoredProduct } from "../snapshot/records.queries.ts";

/** Locks a product for a member of staff who may change it, until the transaction ends: its changes come one by one. */
export async function lockForEdit(
  tx: Tx,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<{ product: StoredProduct; role: Role }, "not-your-move" | "unknown-product">> {
  const role = catalogueEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const [product] = await lockProducts(tx, [id]);
  return product ? ok({ product, role }) : refuse("unknown-product");
}
