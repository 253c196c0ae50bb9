import Clock from "lucide-react/icons/clock";
import { useId } from "react";
import { NO_MONEY, showMoney } from "../../../../shop/basics/money.ts";
import { dayAndHours } from "../../../delivery/day-and-hours.ts";
import type { Plan } from "../../../delivery-plan/use-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { type Missing, missingFor } from "./missing.ts";
import type { Adding } from "./use-add-to-cart.tsx";
import "../../../ui/sticky-buy.css";

type OrderButtonsProps = {
  plan: Plan;
  adding: Adding;
  onAdd: () => void;
  onOrder: () => void;
  /** Called when ORDER NOW is pressed while something is missing; leads there. */
  onMissing: (what: Missing["what"]) => void;
};

const ADD_TEXT: Record<Adding, string> = {
  idle: "ADD TO CART",
  adding: "ADDING...",
  added: "ADDED TO CART",
};

/** Add to cart, or order now. */
export function OrderButtons({ adding, onAdd, ...order }: OrderButtonsProps) {
  return (
    <div className="buy-acts needs-script">
      <AddButton adding={adding} onAdd={onAdd} />
      <OrderButton {...order} className="buy-order" />
    </div>
  );
}

type OrderButtonProps = Omit<OrderButtonsProps, "adding" | "onAdd"> & { className?: string };

/** Names what is missing, and a press leads there. It stays focusable, and its accessible name stays the same. */
function OrderButton({ plan, onOrder, onMissing, className }: OrderButtonProps) {
  const id = useId();
  const missing = missingFor(plan);
  return (
    <Button
      size="big"
      className={classes("order-now", className)}
      aria-disabled={missing !== null}
      aria-describedby={missing ? id : undefined}
      onClick={() => (missing ? onMissing(missing.what) : onOrder())}
    >
      ORDER NOW
      {missing && (
        <b id={id} aria-hidden="true">
          {missing.words}
        </b>
      )}
    </Button>
  );
}

function AddButton({ adding, onAdd }: Pick<OrderButtonsProps, "adding" | "onAdd">) {
  return (
    <Button
      size="big"
      look="ghost"
      busy={adding === "adding"}
      disabled={adding === "added"}
      onClick={onAdd}
      aria-live="polite"
    >
      {ADD_TEXT[adding]}
    </Button>
  );
}

/** On phones: a fixed bar with price, slot and the one action. */
export function StickyBuy(props: Omit<OrderButtonProps, "className">) {
  const { plan } = props;
  const { bill, choices, option, slot } = plan;
  return (
    <div className="sticky-buy needs-script">
      {option && slot && choices.date !== "" && (
        <span className="sticky-buy-when">
          <Clock className="icon" aria-hidden="true" />
          {dayAndHours(choices.date, option.option, slot).join(", ")}
        </span>
      )}
      <span className="sticky-buy-price">
        <b>{showMoney(bill.total)}</b>
        <small>{deliveryInWords(plan)}</small>
      </span>
      <OrderButton {...props} />
    </div>
  );
}

function deliveryInWords({ bill, choices }: Plan): string {
  if (bill.delivery === null) return "before delivery";
  if (choices.mode === "Pickup") return "pickup, free";
  return bill.delivery === NO_MONEY ? "delivery free" : `with delivery ${showMoney(bill.delivery)}`;
}
