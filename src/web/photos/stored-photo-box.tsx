import { PhotoBox, type PhotoBoxProps } from "./photo-box.tsx";
import { type PlacedPhoto, storePhotos, usePhotos } from "./photo-store.ts";

type StoredPhotoBoxProps = Omit<PhotoBoxProps, "photos" | "onChange"> & {
  /** As `usePhotos` takes it. */
  photoKey: string;
  /** Called after a change. */
  onStored?: () => void;
};

/** The photos of a product that is not ordered yet, which this browser stores. */
export function StoredPhotoBox({ photoKey, onStored, ...box }: StoredPhotoBoxProps) {
  const photos = usePhotos(photoKey);
  const store = (changed: PlacedPhoto[]) => {
    storePhotos(photoKey, changed);
    onStored?.();
  };
  return <PhotoBox {...box} photos={photos} onChange={store} />;
}
