import { renderToBuffer } from "@react-pdf/renderer";
import type { TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import type { DocumentShop } from "./frame.tsx";
import { TaxDocumentPage } from "./tax-document-page.tsx";

/** Renders an invoice or a credit note as a PDF. Import it lazily: the renderer is large. */
export function renderTaxDocument(document: TaxDocument, shop: DocumentShop): Promise<Uint8Array> {
  return renderToBuffer(<TaxDocumentPage document={document} shop={shop} />);
}
