import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { CakePhoto } from "../cake-photo/cake-photo.tsx";
import { LazyLinePhotos } from "../line-photos/lazy-line-photos.tsx";
import { Refunds } from "./refunds.tsx";

type OrderNoticesProps = {
  order: OrderProgressReply;
  /** URL for photos when the page was opened, even if the kitchen has started since. */
  photosTo: string | null;
  onChanged: () => Promise<unknown>;
};

/** The parts of few orders, which most pages need not load: the kitchen's photo, photos to print, and refunds. */
export default function OrderNotices({ order, photosTo, onChanged }: OrderNoticesProps) {
  const { cakePhoto: photo } = order;
  return (
    <>
      {photo && <CakePhoto photo={photo} onChanged={onChanged} key={photo.id} />}
      {photosTo !== null && order.status !== "cancelled" && (
        <LazyLinePhotos
          order={order}
          sendTo={photosTo}
          isClosed={order.photosTo === null}
          onChanged={onChanged}
        />
      )}
      <Refunds order={order} />
    </>
  );
}
