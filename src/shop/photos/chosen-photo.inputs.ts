import { z } from "zod";
import { PRINT_SHAPES } from "../catalogue/rules/photo-prints.ts";
import { MOST_PHOTO_PIXELS } from "./rules/photo-limits.ts";

const pixels = z.number().int().min(0).max(MOST_PHOTO_PIXELS);

/** A photo as the customer placed it. */
export const ChosenPhoto = z.object({
  id: z.string().regex(/^ph_[0-9A-Z]{16}$/, "There is no such photo."),
  width: pixels.describe("Width in pixels from the reply to the upload"),
  height: pixels,
  shape: z.enum(PRINT_SHAPES),
  turns: z.number().int().min(0).max(3).describe("Quarter turns clockwise, before cropping"),
  x: pixels.describe("Left edge of the printed square, in pixels of the turned photo"),
  y: pixels,
  side: pixels,
  mayUse: z
    .literal(true, "Please confirm that you may use this photo.")
    .describe("The customer may use the photo"),
});
