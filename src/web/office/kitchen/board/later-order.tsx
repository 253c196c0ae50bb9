import { Link } from "react-router";
import { eggWordsOf, isAddOn } from "../../../../shop/orders/rules/order-line.ts";
import { classes } from "../../../ui/classes.ts";
import { clockTime, shortNumber } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";
import { LinePicture } from "./line-picture.tsx";
import "./later-order.css";

/** An order that starts later: its start time first. The opened ticket has the rest, and the button. */
export function LaterOrder({ order, isDim }: { order: BoardOrder; isDim: boolean }) {
  const made = order.lines.filter((line) => !isAddOn(line));
  const [first] = made;
  return (
    <li className={classes("later-order", isDim && "is-dim")}>
      <Link to={order.path}>
        {first && <LinePicture line={first} size="2.5rem" />}
        <span>
          <span className="sr-only">Open order {order.number}, start </span>
          <b>{clockTime(order.startBy)}</b> <small>{shortNumber(order.number)}</small>
          {made.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same product
            <span key={index}>
              {line.quantity > 1 && `${line.quantity} × `}
              {line.weight} {line.name}
              {eggWordsOf(line) && <span className="sr-only">, {eggWordsOf(line)}</span>}
              {line.photoPrint && line.photos.length > 0 && <span className="sr-only">, photo sheet</span>}
              {line.photoPrint && line.photos.length === 0 && (
                <em className="later-order-missing">Photo missing</em>
              )}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
