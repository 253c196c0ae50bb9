import { CakeFromAbove } from "../ui/cake-from-above.tsx";
import { PrintGroup } from "./photo-print.tsx";
import type { UnplacedPhoto } from "./photo-store.ts";

/** A cake from above with the photo on it. */
export function PhotoOnCake({ photo }: { photo: UnplacedPhoto }) {
  return (
    <CakeFromAbove className="photo-on-cake" label="A cake with your photo on it">
      <g transform="translate(46 46) scale(1.28)">
        <PrintGroup photo={photo} />
      </g>
    </CakeFromAbove>
  );
}
