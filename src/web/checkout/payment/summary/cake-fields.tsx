import { lazy, Suspense } from "react";
import { photoKey, pieceKey } from "../../../draft/cart-messages.ts";
import { LazyPhotoBox } from "../../../photos/lazy-photo-box.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { useCheckoutForm } from "../use-checkout-form.ts";
import { IcedField } from "./iced-field.tsx";
import type { OrderedCake } from "./order-summary.tsx";

const Pieces = lazy(() => import("./pieces.tsx"));

type CakeFieldsProps = {
  cake: OrderedCake;
  fromCart: boolean;
  form: Pick<ReturnType<typeof useCheckoutForm>, "messages" | "write">;
  hydrated: boolean;
  locked: boolean;
};

/** Message and photo of a cake in the summary, for all its pieces or for each of them. */
export function CakeFields({ cake, fromCart, form: { messages, write }, hydrated, locked }: CakeFieldsProps) {
  const hasPieces = fromCart && cake.quantity > 1 && (cake.takesMessage || cake.photoPrint);
  const isSplit = hasPieces && typeof messages[pieceKey(cake.sku, 1)] === "string";
  const waiting = <Skeleton className="summary-item-loading" />;
  // The fields that all pieces share keep their place when the code of the switch arrives, and so the focus.
  return (
    <>
      {hasPieces && (
        <Suspense fallback={waiting}>
          {hydrated ? <Pieces cake={cake} messages={messages} write={write} locked={locked} /> : waiting}
        </Suspense>
      )}
      {fromCart && cake.takesMessage && !isSplit && (
        <IcedField
          name={cake.name}
          flavour={cake.flavour}
          shape={cake.shape}
          text={messages[cake.sku] ?? ""}
          locked={locked}
          onWrite={(text) => write(cake.sku, text)}
        />
      )}
      {cake.photoPrint && hydrated && !isSplit && (
        <LazyPhotoBox
          print={cake.photoPrint}
          weight={cake.weight}
          itemShape={cake.shape}
          photoKey={fromCart ? photoKey(cake.sku, 0) : cake.productId}
          locked={locked}
        />
      )}
    </>
  );
}
