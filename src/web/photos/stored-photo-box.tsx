import { PhotoBox, type PhotoBoxProps } from "./photo-box.tsx";
import { storePhotos, usePhotos } from "./photo-store.ts";

type StoredPhotoBoxProps = Omit<PhotoBoxProps, "photos" | "onChange"> & { productId: string };

/** The photos of a product that is not ordered yet, which this browser stores. */
export function StoredPhotoBox({ productId, ...box }: StoredPhotoBoxProps) {
  const photos = usePhotos(productId);
  return <PhotoBox {...box} photos={photos} onChange={(changed) => storePhotos(productId, changed)} />;
}
