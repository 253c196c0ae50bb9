import type { renderTaxDocument } from "./render-tax-document.tsx";

/** As `renderTaxDocument`; loads the renderer when the first document is requested. */
export const lazyRenderTaxDocument: typeof renderTaxDocument = async (document, shop) => {
  const { renderTaxDocument } = await import("./render-tax-document.tsx");
  return renderTaxDocument(document, shop);
};
