import { renderToBuffer } from "@react-pdf/renderer";
import type { PhotoSheet } from "../../shop/photos/rules/photo-sheet.ts";
import { PhotoSheetPage } from "./photo-sheet-page.tsx";

/** Renders the photos of an order as a PDF. Import it lazily: the renderer is large. */
export function renderPhotoSheet(sheet: PhotoSheet): Promise<Uint8Array> {
  return renderToBuffer(<PhotoSheetPage sheet={sheet} />);
}
