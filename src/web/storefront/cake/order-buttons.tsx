import Clock from "lucide-react/icons/clock";
import { showDay } from "../../../shop/basics/india-time.ts";
import { NO_MONEY, showMoney } from "../../../shop/basics/money.ts";
import { showHours } from "../../delivery/delivery-calls.ts";
import type { Plan } from "../../delivery-plan/use-plan.ts";
import { Button } from "../../ui/button.tsx";
import type { Adding } from "./use-add-to-cart.tsx";
import "../../ui/sticky-buy.css";

type OrderButtonsProps = {
  plan: Plan;
  adding: Adding;
  onAdd: () => void;
  onOrder: () => void;
};

const ADD_TEXT: Record<Adding, string> = {
  idle: "ADD TO CART",
  adding: "ADDING...",
  added: "ADDED TO CART",
};

/** Add to cart, or order now. */
export function OrderButtons({ plan, adding, onAdd, onOrder }: OrderButtonsProps) {
  return (
    <div className="buy-acts">
      <AddButton adding={adding} onAdd={onAdd} />
      <Button size="big" className="buy-order" disabled={!plan.isReady} onClick={onOrder}>
        ORDER NOW
      </Button>
    </div>
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

type StickyBuyProps = Pick<OrderButtonsProps, "plan" | "onOrder"> & {
  /** Called to make the next choice while one is missing. */
  onNext: () => void;
};

/** On phones: a fixed bar with price, slot and the one action. */
export function StickyBuy({ plan, onOrder, onNext }: StickyBuyProps) {
  const { bill, choices, slot, pincode } = plan;
  const next = pincode === "valid" ? "Choose day and hour" : "Enter your pincode";
  return (
    <div className="sticky-buy">
      {slot && choices.date !== "" ? (
        <span className="sticky-buy-when">
          <Clock className="icon" aria-hidden="true" />
          {showDay(choices.date)}, {showHours(choices.time)}
        </span>
      ) : (
        <button type="button" className="sticky-buy-when sticky-buy-next" onClick={onNext}>
          <Clock className="icon" aria-hidden="true" />
          {next}
        </button>
      )}
      <span className="sticky-buy-price">
        <b>{showMoney(bill.total)}</b>
        <small>{deliveryInWords(plan)}</small>
      </span>
      <Button size="big" disabled={!plan.isReady} onClick={onOrder}>
        ORDER NOW
      </Button>
    </div>
  );
}

function deliveryInWords({ bill, choices }: Plan): string {
  if (bill.delivery === null) return "before delivery";
  if (choices.mode === "Pickup") return "pickup, free";
  return bill.delivery === NO_MONEY ? "delivery free" : `with delivery ${showMoney(bill.delivery)}`;
}
