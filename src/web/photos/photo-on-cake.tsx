import type { PrintShape } from "../../shop/catalogue/rules/photo-prints.ts";
import { CakeFromAbove } from "../cake-drawing/cake-from-above.tsx";
import { cakeOutline } from "../cake-drawing/cake-outlines.ts";
import { PrintGroup } from "./photo-print.tsx";
import type { UnplacedPhoto } from "./photo-store.ts";

/** Half of the width of a print that fits on the top, and the height of its middle. */
type Fit = readonly [half: number, middle: number];
type Fits = Record<PrintShape, Fit>;

const ROUND: Fits = { round: [64, 110], heart: [60, 112], square: [48, 110] };

const FITS: Partial<Record<string, Fits>> = {
  Heart: { round: [39, 107], heart: [50, 110], square: [37, 100] },
  Square: { round: [46, 110], heart: [46, 112], square: [46, 110] },
};

type PhotoOnCakeProps = {
  photo: UnplacedPhoto;
  /** The shape of the item, as its page names it. */
  itemShape: string;
  className: string;
  label: string;
};

/** A cake from above with the photo on it. */
export function PhotoOnCake({ photo, itemShape, className, label }: PhotoOnCakeProps) {
  const [half, middle] = (FITS[itemShape] ?? ROUND)[photo.shape];
  return (
    <CakeFromAbove className={className} label={label} outline={cakeOutline(itemShape)}>
      <g transform={`translate(${110 - half} ${middle - half}) scale(${half / 50})`}>
        <PrintGroup photo={photo} />
      </g>
    </CakeFromAbove>
  );
}
