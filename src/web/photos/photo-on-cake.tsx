import { CakeFromAbove } from "../ui/cake-from-above.tsx";
import { PrintGroup } from "./photo-print.tsx";
import type { UnplacedPhoto } from "./photo-store.ts";

type PhotoOnCakeProps = { photo: UnplacedPhoto; className: string; label: string };

/** A cake from above with the photo on it. */
export function PhotoOnCake({ photo, className, label }: PhotoOnCakeProps) {
  return (
    <CakeFromAbove className={className} label={label}>
      <g transform="translate(46 46) scale(1.28)">
        <PrintGroup photo={photo} />
      </g>
    </CakeFromAbove>
  );
}
