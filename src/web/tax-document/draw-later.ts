import type { drawTaxDocument } from "./draw-tax-document.tsx";

/** As `drawTaxDocument`; what draws is loaded when the first invoice is asked for. */
export const drawTaxDocumentLater: typeof drawTaxDocument = async (document, shop) => {
  const { drawTaxDocument: draw } = await import("./draw-tax-document.tsx");
  return draw(document, shop);
};
