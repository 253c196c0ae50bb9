import Crop from "lucide-react/icons/crop";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Trash2 from "lucide-react/icons/trash";
import { dpiOf, type PrintQuality, printQuality } from "../../shop/photos/rules/photo-crop.ts";
import { classes } from "../ui/classes.ts";
import { Alert } from "../ui/note.tsx";
import { PhotoOnCake } from "./photo-on-cake.tsx";
import { PhotoPrint } from "./photo-print.tsx";
import type { PlacedPhoto } from "./photo-store.ts";
import { PrintSharpness } from "./print-sharpness.tsx";

type PlacedRowProps = {
  photo: PlacedPhoto;
  widthMm: number;
  /** Null if it is not printed on a cake. */
  cakeShape: string | null;
  locked: boolean | undefined;
  onAdjust: () => void;
  onReplace: () => void;
  onRemove: () => void;
};

const ADVICE: Record<PrintQuality, string> = {
  sharp: "",
  soft: "It will look like a photo from an older phone. A larger file looks better.",
  "too small": "This would print blurred. Choose a larger photo, or adjust it and zoom out.",
};

/** A placed photo, how well it prints, and its actions. */
export function PlacedRow(props: PlacedRowProps) {
  const { photo, widthMm, cakeShape, locked, onAdjust, onReplace, onRemove } = props;
  const quality = printQuality(dpiOf(photo.side, widthMm));
  const advice = ADVICE[quality];
  return (
    <div className={classes("photo-placed", cakeShape !== null && "is-on-cake")}>
      {cakeShape !== null ? (
        <PhotoOnCake
          photo={photo}
          itemShape={cakeShape}
          className="photo-placed-print"
          label="Your photo on the cake"
        />
      ) : (
        <PhotoPrint photo={photo} className="photo-placed-print" label="Your photo as you placed it" />
      )}
      <div className="photo-placed-facts">
        <PrintSharpness side={photo.side} widthMm={widthMm} />
        <div className="photo-placed-acts">
          <button type="button" className="link" disabled={locked} onClick={onAdjust}>
            <Crop className="icon" aria-hidden="true" />
            Adjust
          </button>
          <button type="button" className="link" disabled={locked} onClick={onReplace}>
            <RefreshCw className="icon" aria-hidden="true" />
            Replace
          </button>
          <button type="button" className="link" disabled={locked} onClick={onRemove}>
            <Trash2 className="icon" aria-hidden="true" />
            Remove
          </button>
        </div>
      </div>
      {advice !== "" && (
        <div className="photo-placed-advice">
          {quality === "too small" ? <Alert>{advice}</Alert> : <p className="text-small">{advice}</p>}
        </div>
      )}
    </div>
  );
}
