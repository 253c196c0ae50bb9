import { pickFields, recordOf } from "../../../shop/basics/record-of.ts";
import type { Picture, Pictures } from "../../../shop/catalogue/pictures.ts";

/** The home page's own cut-outs, by subject. */
const CUTOUTS = [
  "fruit-basket-hamper",
  "belgian-chocolate-truffle-cake",
  "black-forest-cherry-gateau",
  "chocolate-gift-box",
  "cuddly-teddy",
  "golden-star-balloons",
  "gourmet-gift-hamper",
  "kitkat-gems-cake",
  "mixed-rose-bouquet",
  "money-plant",
  "pink-carnation-bouquet",
  "pink-rose-bouquet",
  "purple-orchid-bouquet",
  "red-rose-bouquet",
  "redvelvet-pastry",
  "romance-balloon-bunch",
  "strawberry-drip-cake",
  "sunflower-bouquet",
  "two-tier-chocolate-drip-cake",
  "two-tier-floral-cake",
  "white-rose-bouquet",
] as const;

export type HomeArt = Record<(typeof CUTOUTS)[number], Picture>;

export function homeArt(pictures: Pictures): HomeArt {
  return recordOf(CUTOUTS, (id) => pictures.cutout(id));
}

/** Cut-outs that the browser renders too, because they move. */
const LIVE_CUTOUTS = [
  "golden-star-balloons",
  "mixed-rose-bouquet",
  "pink-rose-bouquet",
  "redvelvet-pastry",
  "strawberry-drip-cake",
  "two-tier-chocolate-drip-cake",
  "white-rose-bouquet",
] as const satisfies (keyof HomeArt)[];

export type LiveArt = Pick<HomeArt, (typeof LIVE_CUTOUTS)[number]>;

export function liveArt(art: HomeArt): LiveArt {
  return pickFields(art, LIVE_CUTOUTS);
}
