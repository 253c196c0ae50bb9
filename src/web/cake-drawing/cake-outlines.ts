import { PRINT_OUTLINES } from "../../shop/photos/rules/print-outline.ts";

/** The edge of a cake that is drawn from above. */
export type CakeOutline = {
  /** SVG path in a square of 100 by 100. */
  path: string;
  /** Its size on the board; the round one fills it. */
  size: number;
  /** Height of the middle of its top, in the drawing of 220. */
  middle: number;
  /** Width and height of the text that fits inside the rosettes. */
  text: { width: number; height: number };
};

const ROUND: CakeOutline = {
  path: PRINT_OUTLINES.round,
  size: 1,
  middle: 110,
  text: { width: 132, height: 100 },
};

const OUTLINES: Partial<Record<string, CakeOutline>> = {
  Heart: {
    path: PRINT_OUTLINES.heart,
    size: 0.95,
    middle: 97,
    text: { width: 90, height: 60 },
  },
  Square: { path: PRINT_OUTLINES.square, size: 0.74, middle: 110, text: { width: 92, height: 84 } },
};

/** @param shape of the item, as its page names it. Every other shape is drawn round. */
export const cakeOutline = (shape: string): CakeOutline => OUTLINES[shape] ?? ROUND;
