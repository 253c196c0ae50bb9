import type { Picture, Pictures } from "../../../shop/catalog/pictures.ts";

/** The cut-outs that the home page shows of its own, by what they are. */
const CUTOUTS = [
  "fruit-basket-hamper",
  "belgian-chocolate-truffle-cake",
  "black-forest-cherry-gateau",
  "chocolate-gift-box",
  "cuddly-teddy",
  "gourmet-gift-hamper",
  "kitkat-gems-cake",
  "money-plant",
  "pink-carnation-bouquet",
  "purple-orchid-bouquet",
  "red-rose-bouquet",
  "romance-balloon-bunch",
  "strawberry-drip-cake",
  "sunflower-bouquet",
  "two-tier-floral-cake",
] as const;

export type HomeArt = Record<(typeof CUTOUTS)[number], Picture>;

export function homeArt(pictures: Pictures): HomeArt {
  return Object.fromEntries(CUTOUTS.map((id) => [id, pictures.cutout(id)])) as HomeArt;
}
