import type { PhotoCrop, PhotoSize } from "./photo-crop.ts";

/** A customer's photo on an order line, as it is printed. The file itself is erased 90 days after delivery. */
export type LinePhoto = PhotoCrop &
  PhotoSize & {
    id: string;
    /** Width and height of the print in mm, as of the day it was ordered. */
    widthMm: number;
  };

/** `round, 16 cm`. */
export function photoWords({ shape, widthMm }: LinePhoto): string {
  return `${shape}, ${widthMm / 10} cm`;
}
