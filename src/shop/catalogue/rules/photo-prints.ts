/** Kinds of prints of a customer's photo. */
export const PRINT_KINDS = ["cake top", "strip", "mug", "cushion"] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

export const PRINT_SHAPES = ["round", "heart", "square"] as const;
export type PrintShape = (typeof PRINT_SHAPES)[number];

type PhotoPrint = {
  /** Most photos of one order line. */
  photos: number;
  /** Shapes to choose from; the first is preselected. */
  shapes: readonly PrintShape[];
  /** Width and height of the printed square in mm, by the weight as shown. */
  widthMm: (weight: string) => number;
  /** The material that it is printed on, in words. */
  printedOn: string;
};

/** Width of the print in mm, by the weight of the cake in kg. An A4 sheet takes 190 mm. */
const CAKE_TOPS: [kilograms: number, mm: number][] = [
  [0.5, 120],
  [1, 160],
  [1.5, 180],
  [Number.POSITIVE_INFINITY, 190],
];

/** Most photos of one order line, whatever it is. */
export const MOST_PHOTOS = 10;

/** How photos are printed: the one table for page, checkout and kitchen. */
export const PHOTO_PRINTS: Record<PrintKind, PhotoPrint> = {
  "cake top": {
    photos: 1,
    shapes: ["round", "heart", "square"],
    widthMm: cakeTopMm,
    printedOn: "an edible sheet, with food colour",
  },
  strip: {
    photos: MOST_PHOTOS,
    shapes: ["square"],
    widthMm: () => 60,
    printedOn: "paper, each sealed in film",
  },
  mug: { photos: 1, shapes: ["square"], widthMm: () => 80, printedOn: "the mug" },
  cushion: { photos: 1, shapes: ["square"], widthMm: () => 190, printedOn: "the cushion" },
};

function cakeTopMm(weight: string): number {
  const kilograms = Number(/^([\d.]+) kg$/.exec(weight)?.[1] ?? 1);
  return CAKE_TOPS.find(([most]) => kilograms <= most)?.[1] ?? 160;
}
