import Bike from "lucide-react/icons/bike";
import ChefHat from "lucide-react/icons/chef-hat";
import CircleX from "lucide-react/icons/circle-x";
import Gift from "lucide-react/icons/gift";
import Hourglass from "lucide-react/icons/hourglass";
import { useSyncExternalStore } from "react";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { shopNow } from "../../clock/shop-clock.ts";
import { Roundel } from "../../ui/marks.tsx";
import { lastUpdate } from "./order-words.ts";

const ICONS = { waiting: Hourglass, kitchen: ChefHat, rider: Bike, gift: Gift, failed: CircleX };

/** The latest event of the order, and its time. */
export function StatusBox({ order, stale }: { order: OrderProgressReply; stale: string | undefined }) {
  const { status, updatedAt } = order;
  const { icon, phase, movement } = ORDER_STATUS[status];
  const waiting = status === "awaiting payment";
  const failed = phase === "failed";
  const Icon = ICONS[icon];
  // `today` and `yesterday` depend on when the page is read, so the server renders the full date.
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const when = hydrated ? lastUpdate(updatedAt, shopNow()) : showInstant(new Date(updatedAt));
  return (
    <section
      className={
        waiting ? "box order-status is-waiting" : failed ? "box order-status is-failed" : "box order-status"
      }
      aria-label="Status"
    >
      <Roundel className="order-status-mark">
        <Icon className="icon" aria-hidden="true" />
      </Roundel>
      <div role="status">
        <b>{movement(order.kitchen)}</b>
        {order.why && <p>{order.why}</p>}
        {order.change && <p>{order.change}</p>}
        {order.code && (
          <p>
            Delivery code: <b className="order-code">{order.code}</b> {order.codeWords}
          </p>
        )}
        <p className="muted text-small">
          Last update: <span className="nowrap">{when}.</span>
          {stale && ` ${stale}`}
        </p>
      </div>
    </section>
  );
}
