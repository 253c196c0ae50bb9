import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { ORDER_STATUS } from "../../../../../shop/orders/rules/order-status.ts";
import { clockTime, shortNumber, TAP_WORDS } from "../../kitchen-words.ts";
import type { BoardOrder } from "../board-types.ts";
import type { BoardTap } from "./board-tap.ts";
import "./taps.css";

type RefusedTapsProps = {
  taps: BoardTap[];
  orders: BoardOrder[];
  /** The kitchen of the board. */
  kitchenId: string;
  discard: (id: string) => Promise<void>;
};

/** Taps that the shop refused, each until it is read. */
export function RefusedTaps({ taps, orders, kitchenId, discard }: RefusedTapsProps) {
  return (
    <section className="refused-taps" role="alert" aria-label="Taps that were not accepted">
      <ul>
        {taps.map(({ id, orderId, number, to, at, refusal, ...tap }) => (
          <li key={id}>
            <CircleAlert className="icon" aria-hidden="true" />
            <p>
              <b>
                {shortNumber(number)} “{TAP_WORDS[to]}”, {clockTime(new Date(at))}: not accepted.
              </b>{" "}
              {refusal}{" "}
              {tap.kitchenId === kitchenId
                ? whereItIs(orders.find(({ uuid }) => uuid === orderId))
                : "It was tapped on another kitchen’s board."}
            </p>
            <button type="button" onClick={() => void discard(id)}>
              Seen<span className="sr-only"> for order {number}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whereItIs(order: BoardOrder | undefined): string {
  return order ? `Now: “${ORDER_STATUS[order.status].label}”.` : "It is not on the board any more.";
}
