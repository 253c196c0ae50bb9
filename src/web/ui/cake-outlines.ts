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
  path: "M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z",
  size: 1,
  middle: 110,
  text: { width: 132, height: 100 },
};

const OUTLINES: Partial<Record<string, CakeOutline>> = {
  Heart: {
    path: "M50 100C40 91 0 66 0 31C0 13 13 1 28 1C38 1 46 6 50 15C54 6 62 1 72 1C87 1 100 13 100 31C100 66 60 91 50 100Z",
    size: 0.95,
    middle: 97,
    text: { width: 90, height: 60 },
  },
  Square: { path: "M0 0H100V100H0Z", size: 0.74, middle: 110, text: { width: 92, height: 84 } },
};

/** @param shape of the item, as its page names it. Every other shape is drawn round. */
export const cakeOutline = (shape: string): CakeOutline => OUTLINES[shape] ?? ROUND;
