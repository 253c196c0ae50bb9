import Bike from "lucide-react/icons/bike";
import Check from "lucide-react/icons/check";
import Gift from "lucide-react/icons/gift";
import Package from "lucide-react/icons/package";
import type { OrderProgressStep } from "../../../contract/order-progress.ts";
import type { StepName } from "../../../shop/orders/rules/progress.ts";
import { classes } from "../../ui/classes.ts";
import { Roundel } from "../../ui/marks.tsx";

const ICONS = {
  "Order Placed": Check,
  Shipped: Package,
  "Out For Delivery": Bike,
  Delivered: Gift,
} satisfies Record<StepName, unknown>;

/** The four steps with their dates; a list for screen readers. */
export function StepBar({ steps }: { steps: OrderProgressStep[] }) {
  return (
    <ol className="steps" aria-label="Progress">
      {steps.map(({ name, reached, current, when }) => {
        const Icon = ICONS[name];
        return (
          <li
            key={name}
            className={classes(reached && "is-on", current && "is-now")}
            aria-current={current ? "step" : undefined}
          >
            <Roundel className="steps-mark">
              <Icon className="icon" aria-hidden="true" />
            </Roundel>
            <span>
              <b>{name}</b>
              {!reached && <span className="sr-only">, to come: </span>}
              <small>{when}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
