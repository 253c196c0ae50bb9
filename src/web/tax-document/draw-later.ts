import type { drawTaxDocument } from "./draw-tax-document.tsx";

/** As `drawTaxDocument`; loads the renderer when the first document is requested. */
export const drawTaxDocumentLater: typeof drawTaxDocument = async (document, shop) => {
  const { drawTaxDocument: draw } = await import("./draw-tax-document.tsx");
  return draw(document, shop);
};
