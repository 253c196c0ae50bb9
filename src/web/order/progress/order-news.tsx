import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { CakePhoto } from "../cake-photo/cake-photo.tsx";
import { LazyLinePhotos } from "../line-photos/lazy-line-photos.tsx";
import { Refunds } from "./refunds.tsx";

type OrderNewsProps = { order: OrderProgressReply; onChanged: () => Promise<unknown> };

/** What few orders have, and most pages need not load: the kitchen's photo, photos to print, and refunds. */
export default function OrderNews({ order, onChanged }: OrderNewsProps) {
  const { cakePhoto: photo } = order;
  return (
    <>
      {photo && <CakePhoto photo={photo} onChanged={onChanged} key={photo.id} />}
      {order.photosTo !== null && (
        <LazyLinePhotos order={order} sendTo={order.photosTo} onChanged={onChanged} />
      )}
      <Refunds order={order} />
    </>
  );
}
