import type { SaleState } from "../../../shop/catalogue/rules/sale-states.ts";

/** How a product's state is called, and the tone of its tag. */
export const SALE_WORDS: Record<SaleState, { label: string; tone: string }> = {
  "on-sale": { label: "On sale", tone: "is-done" },
  "off-sale": { label: "Off sale", tone: "is-busy" },
};
