import type { PhotoCrop, PhotoSize } from "../../shop/photos/rules/photo-crop.ts";
import { PhotoPrint } from "./photo-print.tsx";
import "./photo-prints.css";

type PhotoPrintsProps = {
  photos: (PhotoCrop & PhotoSize & { id: string })[];
  /** The accessible name of each photo, where a page shows others as well. */
  label?: string;
};

/** The photos of an item as they are printed, or that there is none yet. */
export function PhotoPrints({ photos, label }: PhotoPrintsProps) {
  if (photos.length === 0)
    return (
      <p className="text-small muted">
        Without a photo: send it on the page of your order, before the kitchen starts.
      </p>
    );
  return (
    <div className="photo-prints">
      {photos.map((photo, at) => (
        <PhotoPrint
          // biome-ignore lint/suspicious/noArrayIndexKey: one photo may be printed twice
          key={`${photo.id}${at}`}
          photo={photo}
          className="photo-prints-one"
          {...(label !== undefined && { label })}
        />
      ))}
    </div>
  );
}
