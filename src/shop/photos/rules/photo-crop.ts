import { PRINT_SHAPES, type PrintShape } from "../../catalogue/rules/photo-prints.ts";

/** Pixels of a photo. */
export type PhotoSize = { width: number; height: number };

/** The square of a photo that is printed, in pixels of the photo after it was turned. */
export type PhotoCrop = {
  shape: PrintShape;
  /** Quarter turns clockwise, before cropping: 0 to 3. */
  turns: number;
  x: number;
  y: number;
  side: number;
};

/** Below this many dots per inch a print is refused. */
const LEAST_DPI = 100;
/** Below this the shopper is warned. */
const SHARP_DPI = 150;
const MM_PER_INCH = 25.4;

export type PrintQuality = "sharp" | "soft" | "too small";

/** Dots per inch of a crop of this side on a print of this width, rounded down. */
export function dpiOf(side: number, widthMm: number): number {
  return Math.floor((side * MM_PER_INCH) / widthMm);
}

export function printQuality(dpi: number): PrintQuality {
  if (dpi < LEAST_DPI) return "too small";
  return dpi < SHARP_DPI ? "soft" : "sharp";
}

/** The size of a photo after these quarter turns. */
function turnedSize({ width, height }: PhotoSize, turns: number): PhotoSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Is this a crop of whole pixels inside the photo? */
export function isInside({ shape, turns, x, y, side }: PhotoCrop, photo: PhotoSize): boolean {
  const { width, height } = turnedSize(photo, turns);
  return (
    PRINT_SHAPES.includes(shape) &&
    [0, 1, 2, 3].includes(turns) &&
    [x, y, side].every(Number.isInteger) &&
    x >= 0 &&
    y >= 0 &&
    side >= 1 &&
    x + side <= width &&
    y + side <= height
  );
}

/** The largest crop in the middle of an upright photo. */
export function centredCrop({ width, height }: PhotoSize, shape: PrintShape): PhotoCrop {
  const side = Math.min(width, height);
  return { shape, turns: 0, x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** The crop moved by this many pixels, as far as the photo reaches. */
export function movedCrop(crop: PhotoCrop, photo: PhotoSize, right: number, down: number): PhotoCrop {
  const { width, height } = turnedSize(photo, crop.turns);
  return {
    ...crop,
    x: clamp(crop.x + right, width - crop.side),
    y: clamp(crop.y + down, height - crop.side),
  };
}

/** The crop with another side, around the same middle as far as the photo reaches. */
export function zoomedCrop(crop: PhotoCrop, photo: PhotoSize, wantedSide: number): PhotoCrop {
  const { width, height } = turnedSize(photo, crop.turns);
  const side = Math.max(1, Math.min(Math.round(wantedSide), width, height));
  const offset = (crop.side - side) / 2;
  return {
    ...crop,
    side,
    x: clamp(crop.x + offset, width - side),
    y: clamp(crop.y + offset, height - side),
  };
}

/** Turns the photo by a quarter clockwise; the crop keeps showing the same part. */
export function turnedCrop(crop: PhotoCrop, photo: PhotoSize): PhotoCrop {
  const { height } = turnedSize(photo, crop.turns);
  return { ...crop, turns: (crop.turns + 1) % 4, x: height - crop.y - crop.side, y: crop.x };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(Math.round(value), most));
}
