import { useId } from "react";
import type { PrintShape } from "../../shop/catalogue/rules/photo-prints.ts";
import type { PhotoCrop, PhotoSize } from "../../shop/photos/rules/photo-crop.ts";
import { PRINT_OUTLINES } from "../../shop/photos/rules/print-outline.ts";

type Photo = PhotoCrop & PhotoSize & { id: string };

/** A photo as it is printed: its square, cut to its shape. An SVG group of 100 by 100. */
export function PrintGroup({ photo, outline }: { photo: Photo; outline?: PrintShape }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={PRINT_OUTLINES[outline ?? photo.shape]} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <PhotoImage photo={photo} />
      </g>
    </>
  );
}

/** The whole photo, turned, so that its chosen square fills 100 by 100. */
export function PhotoImage({ photo: { id, width, height, turns, x, y, side } }: { photo: Photo }) {
  const upright = ["", `translate(${height} 0)`, `translate(${width} ${height})`, `translate(0 ${width})`];
  return (
    <image
      href={`/api/photos/${id}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      transform={`scale(${100 / side}) translate(${-x} ${-y}) ${upright[turns]} rotate(${90 * turns})`}
    />
  );
}

type PhotoPrintProps = { photo: Photo; className?: string; label?: string };

/** A photo as it is printed, as a picture of its own. */
export function PhotoPrint({ photo, className, label = "Your photo as it is printed" }: PhotoPrintProps) {
  return (
    <svg className={className} viewBox="0 0 100 100" role="img" aria-label={label}>
      <PrintGroup photo={photo} />
    </svg>
  );
}
