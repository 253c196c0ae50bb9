import { showInstant } from "../../../shop/basics/india-time.ts";
import type { PublicationFields } from "../../../shop/catalogue/rules/product-fields.ts";
import type { SaleState } from "../../../shop/catalogue/rules/sale-states.ts";

/** The label of a product's state, and the tone of its tag. */
export const SALE_WORDS: Record<SaleState, { label: string; tone: string }> = {
  "on-sale": { label: "On sale", tone: "is-done" },
  "off-sale": { label: "Off sale", tone: "is-busy" },
  draft: { label: "Draft", tone: "" },
  planned: { label: "Planned", tone: "is-busy" },
};

/** Tells staff how a save affects shoppers. */
export function savedWords({
  state,
  publication,
}: {
  state: SaleState;
  publication: PublicationFields;
}): string {
  if (state === "draft") return "Saved as a draft. No shopper sees it yet.";
  if (state === "planned" && publication.publishAt !== null)
    return `Saved. Shoppers see it from ${showInstant(new Date(publication.publishAt))} on.`;
  return "Saved. Shoppers see it now.";
}
