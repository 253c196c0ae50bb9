import type { PrintShape } from "../../catalogue/rules/photo-prints.ts";

/** The edge of a print as an SVG path in a square of 100 by 100, for browser and printer. */
export const PRINT_OUTLINES: Record<PrintShape, string> = {
  round: "M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z",
  heart:
    "M50 100C40 91 0 66 0 31C0 13 13 1 28 1C38 1 46 6 50 15C54 6 62 1 72 1C87 1 100 13 100 31C100 66 60 91 50 100Z",
  square: "M0 0H100V100H0Z",
};
