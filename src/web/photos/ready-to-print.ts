import { PHOTO_PRINTS, type PrintKind } from "../../shop/catalogue/rules/photo-prints.ts";
import { dpiOf, printQuality } from "../../shop/photos/rules/photo-crop.ts";
import { readPhotos } from "./photo-store.ts";

/** Does a product of this size have its photos, and would they print well? */
export function readyToPrint(
  productId: string,
  print: PrintKind,
  weight: string,
): "yes" | "no photo" | "blurred" {
  const photos = readPhotos(productId);
  if (photos.length === 0) return "no photo";
  const widthMm = PHOTO_PRINTS[print].widthMm(weight);
  return photos.some(({ side }) => printQuality(dpiOf(side, widthMm)) === "too small") ? "blurred" : "yes";
}
