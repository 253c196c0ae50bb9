import ArrowRight from "lucide-react/icons/arrow-right";
import { showDay } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { classes } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { OrderAgain } from "./order-again.tsx";
import type { Mood, ShownOrder } from "./shown-orders.ts";

/** An order of the list: what, when, how it stands and what it cost, with the ways to see it and to have it again. */
export function OrderCard({ order }: { order: ShownOrder }) {
  const { uuid, number, title, others, pictures, total } = order;
  const heading = `order-${number}`;
  return (
    <article className={classes("ord", order.mood)} aria-labelledby={heading}>
      <div className="ord-pics" data-many={pictures.length > 1 ? pictures.length : undefined}>
        {pictures.map(({ id, tile, picture }) => (
          <span className={`tile t-${tile}`} key={id}>
            <Picture picture={picture} alt="" sizes="8rem" />
          </span>
        ))}
      </div>
      <div className="ord-what">
        <p className="ord-status">{order.statusText}</p>
        <h2 id={heading}>
          <a href={`/orders/${uuid}`}>
            {title}
            {others > 0 && <span className="ord-more"> and {others} more</span>}
          </a>
        </h2>
        <p className="ord-when">
          <b className="nowrap">
            {WHEN[order.mood]} {showDay(order.deliveryOn)},
          </b>{" "}
          <b className="nowrap">{order.slotLabel.replace(/\s*[-–]\s*/, " to ")}</b>
          {order.isPickup && " · you collect it"}
        </p>
        <p className="muted sm">
          {number} <span className="ord-dot">·</span>{" "}
          <span className="nowrap">ordered {order.orderedOn}</span>
        </p>
      </div>
      <div className="ord-do">
        <p className="ord-total d">{showMoney(total)}</p>
        <div>
          {order.again && <OrderAgain uuid={uuid} what={title} />}
          <a className="link" href={`/orders/${uuid}`} aria-label={`See order ${number}`}>
            See order <ArrowRight className="ic" aria-hidden="true" />
          </a>
        </div>
      </div>
    </article>
  );
}

const WHEN: Record<Mood, string> = { coming: "For", there: "For", off: "Was for" };
