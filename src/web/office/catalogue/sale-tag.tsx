import type { SaleState } from "../../../shop/catalogue/rules/sale-states.ts";
import { SALE_WORDS } from "./sale-words.ts";

/** Whether a product is on sale. */
export function SaleTag({ state }: { state: SaleState }) {
  const { label, tone } = SALE_WORDS[state];
  return <span className={`office-tag ${tone}`}>{label}</span>;
}
