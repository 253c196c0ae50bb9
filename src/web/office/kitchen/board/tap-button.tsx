import Bike from "lucide-react/icons/bike";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import Flame from "lucide-react/icons/flame";
import type { ComponentType, MouseEvent, SVGProps } from "react";
import { Form, Link } from "react-router";
import type { TappedStatus } from "../../../../shop/orders/rules/kitchen-columns.ts";
import { TAP_WORDS } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";

const ICONS: Record<TappedStatus, ComponentType<SVGProps<SVGSVGElement>>> = {
  preparing: Flame,
  ready: Check,
  shipped: Bike,
};

type TapButtonProps = {
  order: BoardOrder;
  /** Returns whether the form is to be sent. */
  onTap: (event: MouseEvent<HTMLButtonElement>, order: BoardOrder) => boolean;
};

/**
 * One tap moves the order on. Its changes are marked as seen first, so that no order is started with unread
 * changes. An order that takes more than a tap opens its ticket instead. Without script, the form sends both.
 */
export function TapButton({ order, onTap }: TapButtonProps) {
  const { uuid, path, number, status, tap, changes } = order;
  if (status === "shipped" && !changes)
    return (
      <p className="docket-tap is-done">
        <Bike className="icon" aria-hidden="true" />
        {TAP_WORDS.shipped}
      </p>
    );
  if (tap === null && !changes) {
    return (
      <Link className="docket-tap" to={path} aria-label={`Hand over order ${number}`}>
        <ChevronRight className="icon" aria-hidden="true" />
        Hand over
      </Link>
    );
  }
  const Icon = tap && !changes ? ICONS[tap] : Check;
  const word = changes ? "Seen" : tap && TAP_WORDS[tap];
  return (
    <Form method="post" className="docket-form">
      <input type="hidden" name="id" value={uuid} />
      <input type="hidden" name={changes ? "notice" : "to"} value={changes?.notice ?? tap ?? ""} />
      <input type="hidden" name="seen" value={status} />
      <button
        type="submit"
        name="intent"
        value={changes ? "seen" : "move"}
        className="docket-tap"
        aria-label={`${word}: order ${number}`}
        onClick={(event) => {
          if (!onTap(event, order)) event.preventDefault();
        }}
      >
        <Icon className="icon" aria-hidden="true" />
        {word}
      </button>
    </Form>
  );
}
