import { photoKey } from "../../../draft/cart-messages.ts";
import { readPhotos } from "../../../photos/photo-store.ts";

/**
 * Names of repeated products that are printed with a photo and have none in this browser. An earlier order keeps its
 * photo for its own pieces only.
 */
export function photosToRepeat(
  cakes: { sku: string; name: string; photoPrint: unknown }[],
  repeated: string[],
): string[] {
  return cakes
    .filter(({ sku, photoPrint }) => photoPrint && repeated.includes(sku))
    .filter(({ sku }) => readPhotos(photoKey(sku, 0)).length === 0)
    .map(({ name }) => name);
}
