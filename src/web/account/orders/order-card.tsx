import ArrowRight from "lucide-react/icons/arrow-right";
import { showDay } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import OrderAgain from "../../order/again/order-again.tsx";
import { classes } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import type { Mood, OrderCardView } from "./order-card-view.ts";

/** An order in the list: products, date, status and total, with links to view it and order it again. */
export function OrderCard({ order }: { order: OrderCardView }) {
  const { uuid, number, title, others, pictures, total } = order;
  const heading = `order-${number}`;
  return (
    <article className={classes("order-card", `is-${order.mood}`)} aria-labelledby={heading}>
      <div className="order-card-pictures" data-many={pictures.length > 1 ? pictures.length : undefined}>
        {pictures.map(({ id, tile, picture }) => (
          <span className={`tile order-card-tile t-${tile}`} key={id}>
            <Picture picture={picture} alt="" sizes="8rem" />
          </span>
        ))}
      </div>
      <div className="order-card-what">
        <p className="order-card-status">{order.statusText}</p>
        <h2 id={heading}>
          <a href={`/orders/${uuid}`}>
            {title}
            {others > 0 && <span className="order-card-more"> and {others} more</span>}
          </a>
        </h2>
        <p className="order-card-when">
          <b className="nowrap order-card-whole">
            {WHEN[order.mood]} {showDay(order.deliveryOn)},
          </b>{" "}
          <b className="nowrap order-card-whole">{order.hours}</b>
          {order.isPickup && " · you collect it"}
        </p>
        <p className="muted text-small">
          {number} <span className="order-card-dot">·</span>{" "}
          <span className="nowrap order-card-whole">ordered {order.orderedOn}</span>
        </p>
      </div>
      <div className="order-card-acts">
        <p className="order-card-total display">{showMoney(total)}</p>
        <div>
          {order.again && <OrderAgain uuid={uuid} what={title} />}
          <a className="link" href={`/orders/${uuid}`} aria-label={`See order ${number}`}>
            See order <ArrowRight className="icon" aria-hidden="true" />
          </a>
        </div>
      </div>
    </article>
  );
}

const WHEN: Record<Mood, string> = { coming: "For", there: "For", off: "Was for" };
