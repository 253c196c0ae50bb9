import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { type Paise, showMoney } from "../../../shop/basics/money.ts";
import { dayAndSlot, type OrderChoice } from "./plan/order-choice.ts";
import "../../ui/sticky-buy.css";

type StickyBuyProps = { choice: OrderChoice | null; total: Paise | undefined; children: ReactNode };

/** Day and total with the button to pay, at the lower edge of a small screen. */
export function StickyBuy({ choice, total, children }: StickyBuyProps) {
  return (
    <div className="sticky-buy">
      <span className="sticky-buy-when">
        <Clock className="icon" aria-hidden="true" />
        {choice && dayAndSlot(choice).join(", ")}
      </span>
      <span className="sticky-buy-price">
        <b>{total === undefined ? "······" : showMoney(total)}</b>
        <small>everything included</small>
      </span>
      {children}
    </div>
  );
}
