import { useEffect } from "react";
import { photoKey, pieceKey } from "../../../draft/cart-messages.ts";
import { LazyPhotoBox } from "../../../photos/lazy-photo-box.tsx";
import { readPhotos, storePhotos } from "../../../photos/photo-store.ts";
import type { CartMessages } from "../use-checkout-form.ts";
import { IcedField } from "./iced-field.tsx";
import type { OrderedCake } from "./order-summary.tsx";
import "./pieces.css";

type PiecesProps = {
  cake: OrderedCake;
  messages: CartMessages;
  /** Stores the message of a piece; null makes it one like the first. */
  write: (key: string, text: string | null) => void;
  locked: boolean;
};

/** The switch that separates the pieces of a product, and message and photos of each once they are. */
export default function Pieces({ cake, messages, write, locked }: PiecesProps) {
  const { sku, name, weight, shape, quantity, flavour, takesMessage, photoPrint } = cake;
  const others = Array.from({ length: quantity - 1 }, (_, at) => at + 1);
  const hasOwn = (index: number) => typeof messages[pieceKey(sku, index)] === "string";
  const isSplit = hasOwn(1);
  const missing = isSplit ? others.find((index) => !hasOwn(index)) : undefined;

  // A piece begins as a copy of the first, so that the switch by itself changes nothing that is ordered.
  const begin = (index: number) => {
    if (photoPrint) storePhotos(photoKey(sku, index), readPhotos(photoKey(sku, 0)));
    write(pieceKey(sku, index), messages[sku] ?? "");
  };
  const join = (index: number) => {
    write(pieceKey(sku, index), null);
    storePhotos(photoKey(sku, index), []);
  };
  // The cart has more pieces than when they were separated.
  useEffect(() => {
    if (missing) begin(missing);
  });

  const things = [takesMessage && "message", photoPrint && "photo"].filter(Boolean).join(" and ");
  const noun = takesMessage ? "cake" : "piece";
  return (
    <>
      <label className="option pieces-switch">
        <input
          type="checkbox"
          checked={isSplit}
          disabled={locked}
          onChange={({ target }) => {
            for (const index of others) target.checked ? begin(index) : join(index);
          }}
        />
        <span>
          Another {things} on each {noun}
          <span className="sr-only">, {name}</span>
        </span>
      </label>
      {isSplit &&
        [0, ...others].map((index) => {
          const key = pieceKey(sku, index);
          const which = `${noun} ${index + 1} of ${quantity}`;
          return (
            <fieldset key={key} className="pieces-piece">
              <legend className="pieces-name">{which}</legend>
              {takesMessage && (
                <IcedField
                  name={`${name}, ${which}`}
                  flavour={flavour}
                  shape={shape}
                  text={messages[key] ?? ""}
                  locked={locked}
                  onWrite={(text) => write(key, text)}
                />
              )}
              {photoPrint && (
                <LazyPhotoBox
                  title={`Your photo for ${which}`}
                  print={photoPrint}
                  weight={weight}
                  itemShape={shape}
                  photoKey={photoKey(sku, index)}
                  locked={locked}
                />
              )}
            </fieldset>
          );
        })}
    </>
  );
}
