import { CakeFromAbove } from "../cake-drawing/cake-from-above.tsx";
import { cakeOutline } from "../cake-drawing/cake-outlines.ts";
import { PrintGroup } from "./photo-print.tsx";
import type { UnplacedPhoto } from "./photo-store.ts";

type PhotoOnCakeProps = {
  photo: UnplacedPhoto;
  /** The shape of the item, as its page names it. */
  itemShape: string;
  className: string;
  label: string;
};

/** A cake from above with the photo on it. */
export function PhotoOnCake({ photo, itemShape, className, label }: PhotoOnCakeProps) {
  const outline = cakeOutline(itemShape);
  const [half, middle] = outline.prints[photo.shape];
  return (
    <CakeFromAbove className={className} label={label} outline={outline}>
      <g transform={`translate(${110 - half} ${middle - half}) scale(${half / 50})`}>
        <PrintGroup photo={photo} />
      </g>
    </CakeFromAbove>
  );
}
