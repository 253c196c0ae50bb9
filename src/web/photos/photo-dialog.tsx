import Circle from "lucide-react/icons/circle";
import Heart from "lucide-react/icons/heart";
import RefreshCw from "lucide-react/icons/refresh-cw";
import RotateCw from "lucide-react/icons/rotate-cw";
import Square from "lucide-react/icons/square";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useRef, useState } from "react";
import { PRINTED_PHOTO_DAYS } from "../../shop/basics/retention.ts";
import type { PrintShape } from "../../shop/catalogue/rules/photo-prints.ts";
import { dpiOf, printQuality, turnedCrop, zoomedCrop } from "../../shop/photos/rules/photo-crop.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog.tsx";
import { PhotoOnCake } from "./photo-on-cake.tsx";
import { PhotoStage } from "./photo-stage.tsx";
import type { PlacedPhoto, UnplacedPhoto } from "./photo-store.ts";
import { PrintSharpness } from "./print-sharpness.tsx";
import "./photo-dialog.css";

type PhotoDialogProps = {
  photo: UnplacedPhoto;
  shapes: readonly PrintShape[];
  /** The shape of the cake on which it is printed and shown; null if it is printed on something else. */
  cakeShape: string | null;
  widthMm: number;
  onPlace: (photo: PlacedPhoto) => void;
  onReplace: () => void;
  onClose: () => void;
};

const SHAPES: Record<PrintShape, { label: string; Icon: typeof Heart }> = {
  round: { label: "Round", Icon: Circle },
  heart: { label: "Heart", Icon: Heart },
  square: { label: "Square", Icon: Square },
};

/** The largest zoom: a quarter of the side of the largest square. */
const MOST_ZOOM = 4;

/** Moves, zooms and turns a photo in the shape of its print, by touch, mouse and keyboard. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { photo: sent, shapes, cakeShape, widthMm, onPlace, onReplace, onClose } = props;
  const [photo, setPhoto] = useState(sent);
  const largest = Math.min(photo.width, photo.height);
  const zoom = largest / photo.side;
  const zoomTo = (targetZoom: number) =>
    setPhoto((before) => ({
      ...before,
      ...zoomedCrop(before, before, largest / Math.max(1, Math.min(targetZoom, MOST_ZOOM))),
    }));
  const isTooSmall = printQuality(dpiOf(photo.side, widthMm)) === "too small";
  // However it is placed, it prints blurred.
  const isHopeless = isTooSmall && photo.side >= largest;
  const consent = useRef<HTMLInputElement>(null);
  const { mayUse } = photo;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Place your photo"
      width="56rem"
      foot={
        <Button
          size="big"
          wide
          aria-disabled={!isTooSmall && !mayUse}
          onClick={() => {
            if (isHopeless) onReplace();
            else if (isTooSmall) zoomTo(1);
            else if (mayUse) onPlace({ ...photo, mayUse });
            else consent.current?.focus();
          }}
        >
          {isHopeless
            ? "Choose a larger photo"
            : isTooSmall
              ? "Zoom out to continue"
              : mayUse
                ? "Use this photo"
                : "Tick the box to continue"}
        </Button>
      }
    >
      <div className="photo-dialog">
        <div>
          <PhotoStage photo={photo} onChange={setPhoto} onZoom={(by) => zoomTo(zoom * by)} />
          <ZoomBar zoom={zoom} zoomTo={zoomTo} />
        </div>
        <div className="photo-dialog-side">
          {cakeShape !== null && (
            <PhotoOnCake
              photo={photo}
              itemShape={cakeShape}
              className="photo-on-cake"
              label="A cake with your photo on it"
            />
          )}
          <div className="photo-dialog-verdict" role="status">
            <PrintSharpness side={photo.side} widthMm={widthMm} />
            <span className="text-small muted">Prints {widthMm / 10} cm wide</span>
          </div>
          {isTooSmall && (
            <p className="message is-error">
              {isHopeless
                ? `Too few pixels for ${widthMm / 10} cm: it would print blurred.`
                : "Prints blurred. Zoom out, or use a larger photo."}
            </p>
          )}
          {shapes.length > 1 && (
            <ShapeChoice
              shapes={shapes}
              chosen={photo.shape}
              onChoose={(shape) => setPhoto((before) => ({ ...before, shape }))}
            />
          )}
          <div className="photo-tools">
            <Button
              look="soft"
              onClick={() => setPhoto((before) => ({ ...before, ...turnedCrop(before, before) }))}
            >
              <RotateCw className="icon" aria-hidden="true" />
              Rotate
            </Button>
            <Button look="soft" onClick={onReplace}>
              <RefreshCw className="icon" aria-hidden="true" />
              Replace
            </Button>
          </div>
          <label className="option photo-consent">
            <input
              ref={consent}
              type="checkbox"
              checked={mayUse}
              onChange={({ target }) => setPhoto((before) => ({ ...before, mayUse: target.checked }))}
            />
            <span>
              {`I may use this photo, and the people in it agree. It is deleted ${PRINTED_PHOTO_DAYS} days after delivery.`}
            </span>
          </label>
        </div>
      </div>
    </Dialog>
  );
}

function ZoomBar({ zoom, zoomTo }: { zoom: number; zoomTo: (zoom: number) => void }) {
  return (
    <div className="photo-zoom">
      <IconButton label="Zoom out" onClick={() => zoomTo(zoom / 1.15)}>
        <ZoomOut className="icon" aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.01}
        value={zoom}
        aria-label="Zoom"
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={({ target }) => zoomTo(Number(target.value))}
      />
      <IconButton label="Zoom in" onClick={() => zoomTo(zoom * 1.15)}>
        <ZoomIn className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type ShapeChoiceProps = {
  shapes: readonly PrintShape[];
  chosen: PrintShape;
  onChoose: (shape: PrintShape) => void;
};

function ShapeChoice({ shapes, chosen, onChoose }: ShapeChoiceProps) {
  return (
    <fieldset className="segmented photo-shapes">
      <legend className="sr-only">Shape</legend>
      {shapes.map((shape) => {
        const { label, Icon } = SHAPES[shape];
        return (
          <label key={shape} className={classes(shape === chosen && "segmented-chosen")}>
            <input
              type="radio"
              className="sr-only"
              name="shape"
              checked={shape === chosen}
              onChange={() => onChoose(shape)}
            />
            <Icon className="icon" aria-hidden="true" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
