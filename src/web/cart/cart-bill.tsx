import type { CartRow } from "../../contract/cart.ts";
import { showDay } from "../../shop/basics/india-time.ts";
import { fromRupees, NO_MONEY, type Paise, plus, showMoney, times } from "../../shop/basics/money.ts";
import { showHours } from "../delivery/delivery-calls.ts";
import { orderBill } from "../delivery/order-bill.ts";
import type { CartDelivery } from "./use-cart-delivery.ts";

type CartBillProps = {
  /** The rows that are ordered. */
  rows: CartRow[];
  delivery: CartDelivery;
  /** The charge of Standard Delivery for these rows, which is what delivery costs at least. */
  standard: Paise;
};

/** The total that checkout will show, with the chosen delivery; without one, the least that it will be. */
export function CartBill({ rows, delivery: { chosen, isLoading, addOns }, standard }: CartBillProps) {
  const items = plus(...rows.map(({ price, quantity }) => times(fromRupees(price), quantity)));
  const bill = orderBill(items, addOns, chosen?.option ?? { feePaise: standard, freeFromPaise: null });
  const charge = bill.delivery ?? NO_MONEY;
  const from = chosen ? "" : "from ";
  const shown = (amount: Paise) => (isLoading ? "······" : `${from}${showMoney(amount)}`);
  return (
    <dl className="cart-bill" aria-live="polite">
      <div>
        <dt>Items</dt>
        <dd>{showMoney(bill.cake)}</dd>
      </div>
      {addOns.length > 0 && (
        <div>
          <dt>Addons</dt>
          <dd>{showMoney(bill.addOns)}</dd>
        </div>
      )}
      <div>
        <dt>
          {chosen ? chosen.option.name : "plus delivery"}
          <small>
            {chosen
              ? `${showDay(chosen.date)}, ${showHours(chosen.time)}`
              : `Standard Delivery${standard === NO_MONEY ? " is free" : ""}. Other hours can cost more.`}
          </small>
        </dt>
        <dd>{chosen && charge === NO_MONEY ? "Free" : shown(charge)}</dd>
      </div>
      <div className="cart-total">
        <dt>Total</dt>
        <dd className="display cart-total-sum">{shown(bill.total)}</dd>
      </div>
    </dl>
  );
}
