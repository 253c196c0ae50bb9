import type { Services } from "../../services.ts";
import { type SaleState, saleStateOf } from "../rules/sale-states.ts";
import { selectByNameStart } from "./office-list.queries.ts";

export type EditableProduct = { id: string; name: string; state: SaleState };

/**
 * Products whose name or a word of it starts with the text, or with this SKU or code: drafts and those off sale too. The
 * caller has checked permissions.
 */
export async function findForEditors(
  { db, clock }: Pick<Services, "db" | "clock">,
  { text, limit }: { text: string; limit: number },
): Promise<EditableProduct[]> {
  const wanted = text.trim();
  if (wanted === "") return [];
  const now = clock();
  const rows = await selectByNameStart(db, { text: wanted, limit });
  return rows.map(({ id, name, isOnSale, ...publication }) => ({
    ...{ id, name, state: saleStateOf(publication, { isOnSale, now }) },
  }));
}
