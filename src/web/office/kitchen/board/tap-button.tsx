import ArrowRight from "lucide-react/icons/arrow-right";
import Bike from "lucide-react/icons/bike";
import Check from "lucide-react/icons/check";
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
  onTap: (event: MouseEvent<HTMLButtonElement>, order: BoardOrder) => void;
};

/**
 * One tap moves the order on. An order that takes more than a tap opens its ticket instead. The form is for browsers
 * whose script does not run.
 */
export function TapButton({ order, onTap }: TapButtonProps) {
  const { uuid, number, status, tap } = order;
  if (status === "shipped")
    return (
      <p className="docket-tap is-done">
        <Bike className="icon" aria-hidden="true" />
        {TAP_WORDS.shipped}
      </p>
    );
  if (tap === null) {
    return (
      <Link className="docket-tap" to={`/admin/kitchen/${uuid}`} aria-label={`Hand over order ${number}`}>
        <ArrowRight className="icon" aria-hidden="true" />
        Hand over
      </Link>
    );
  }
  const Icon = ICONS[tap];
  return (
    <Form method="post" className="docket-form">
      <input type="hidden" name="id" value={uuid} />
      <input type="hidden" name="to" value={tap} />
      <input type="hidden" name="seen" value={status} />
      <button
        type="submit"
        name="intent"
        value="move"
        className="docket-tap"
        aria-label={`${TAP_WORDS[tap]}: order ${number}`}
        onClick={(event) => {
          event.preventDefault();
          onTap(event, order);
        }}
      >
        <Icon className="icon" aria-hidden="true" />
        {TAP_WORDS[tap]}
      </button>
    </Form>
  );
}
