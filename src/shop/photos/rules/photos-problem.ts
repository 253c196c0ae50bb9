import { PHOTO_PRINTS, type PrintKind, type PrintShape } from "../../catalogue/rules/photo-prints.ts";

/** Why a product that is printed on like this takes no such photos; null if it takes them. */
export function photosProblem(
  photoPrint: PrintKind | null,
  photos: readonly { shape: PrintShape }[],
): "photo-not-taken" | "photo-misplaced" | null {
  if (photos.length === 0) return null;
  const print = photoPrint === null ? null : PHOTO_PRINTS[photoPrint];
  if (print === null || photos.length > print.photos) return "photo-not-taken";
  // Not every product is printed in every shape.
  return photos.every(({ shape }) => print.shapes.includes(shape)) ? null : "photo-misplaced";
}
