import type { OrderProgressLine } from "../../../contract/order-progress.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { requestsOf, titleOf } from "../../../shop/orders/rules/order-line.ts";
import { AddOnDrawing } from "../../delivery-plan/add-on-drawing.tsx";
import { LazyPhotoPrints } from "../../photos/lazy-photo-prints.tsx";
import { Picture } from "../../ui/picture.tsx";

type OrderItemsProps = {
  lines: OrderProgressLine[];
  /** Whether its customer views it. Photos are shown to no other viewer, not even to holders of the mailed link. */
  isOwn: boolean;
};

/** The products of the order, as of the day it was placed. */
export function OrderItems({ lines, isOwn }: OrderItemsProps) {
  return (
    <section className="box" aria-labelledby="items">
      <h2 id="items">Items</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
          <li className={`order-line t-${line.tile}`} key={index}>
            <span className="tile order-line-tile">
              {line.picture ? (
                <Picture picture={line.picture} alt="" sizes="5rem" />
              ) : (
                <AddOnDrawing sku={line.sku} />
              )}
            </span>
            <span>
              <b>{titleOf(line)}</b>
              <span className="muted text-small">Qty: {line.quantity}</span>
              {line.parts.length > 0 && (
                <span className="muted text-small">In it: {line.parts.join("; ")}</span>
              )}
              {requestsOf(line).map(({ label, text, isInscription }) => (
                <span className="muted text-small" key={label}>
                  {isInscription ? "Message" : label}: {text}
                </span>
              ))}
            </span>
            <b>{showMoney(line.totalPaise)}</b>
            {isOwn && line.photos.length > 0 && (
              <LazyPhotoPrints photos={line.photos} label={`Printed on ${titleOf(line)}`} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
