import type { PrintShape } from "../../shop/catalogue/rules/photo-prints.ts";
import { PRINT_OUTLINES } from "../../shop/photos/rules/print-outline.ts";

/** Lengths are those of the drawing of 220 by 220. */
export type CakeOutline = {
  /** The edge from above, as an SVG path in a square of 100 by 100. */
  path: string;
  /** Its size on the board; the round one fills it. */
  size: number;
  /** Height of the middle of its top. */
  middle: number;
  /** Width and height of the text that fits inside the rosettes. */
  text: { width: number; height: number };
  /** Half of the width of a print that fits on the top, and the height of its middle. */
  prints: Record<PrintShape, readonly [half: number, middle: number]>;
};

export const CAKE_SHAPES = ["round", "heart", "square"] as const;
type CakeShape = (typeof CAKE_SHAPES)[number];

export const CAKE_OUTLINES: Record<CakeShape, CakeOutline> = {
  round: {
    path: PRINT_OUTLINES.round,
    size: 1,
    middle: 110,
    text: { width: 132, height: 100 },
    prints: { round: [64, 110], heart: [60, 112], square: [48, 110] },
  },
  heart: {
    path: PRINT_OUTLINES.heart,
    size: 0.95,
    middle: 97,
    text: { width: 90, height: 60 },
    prints: { round: [39, 107], heart: [50, 110], square: [37, 100] },
  },
  square: {
    path: PRINT_OUTLINES.square,
    size: 0.74,
    middle: 110,
    text: { width: 92, height: 84 },
    prints: { round: [46, 110], heart: [46, 112], square: [46, 110] },
  },
};

/** @param itemShape as the item's page names it: `Heart`. Every other shape is drawn round. */
export function cakeOutline(itemShape: string): CakeOutline {
  const shape = CAKE_SHAPES.find((known) => known === itemShape.toLowerCase());
  return CAKE_OUTLINES[shape ?? "round"];
}
