import type { CartRow } from "../../contract/cart.ts";
import { fromRupees, NO_MONEY, type Paise, plus, showMoney, times } from "../../shop/basics/money.ts";
import { optionNamed } from "../../shop/delivery/rules/options.ts";
import { dayAndHours } from "../delivery/day-and-hours.ts";
import { orderBill } from "../delivery/order-bill.ts";
import { type CartFee, cheapestDelivery } from "./cheapest-delivery.ts";
import type { CartDelivery } from "./use-cart-delivery.ts";

type CartBillProps = {
  /** The rows that are ordered. */
  rows: CartRow[];
  delivery: CartDelivery;
  /** The fee of each delivery option. */
  fees: CartFee[];
};

/** The total that checkout will show, with the chosen delivery; without one, the least that delivered goods cost. */
export function CartBill({ rows, delivery: { chosen, isLoading, addOns }, fees }: CartBillProps) {
  const items = plus(...rows.map(({ price, quantity }) => times(fromRupees(price), quantity)));
  const cheapest = cheapestDelivery(items, addOns, fees);
  const bill = chosen || !cheapest ? orderBill(items, addOns, chosen?.option ?? null) : cheapest.bill;
  const charge = bill.delivery ?? NO_MONEY;
  const hasFreePickup = fees.some(({ name, fee }) => optionNamed(name) === "pickup" && fee === 0);
  const pickup = hasFreePickup && charge !== NO_MONEY ? " Pickup is free." : "";
  const isFree = !isLoading && charge === NO_MONEY && (chosen !== null || cheapest !== null);
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
          {chosen ? chosen.option.name : isFree ? cheapest?.name : "plus delivery"}
          <small>
            {chosen
              ? dayAndHours(chosen.date, chosen.option.option, chosen.slot).join(", ")
              : cheapest && `${isFree ? "" : `${cheapest.name}. `}Other hours can cost more.${pickup}`}
          </small>
        </dt>
        <dd>{isFree ? "Free" : shown(charge)}</dd>
      </div>
      <div className="cart-total">
        <dt>{chosen ? "Total" : "Total with delivery"}</dt>
        <dd className="display cart-total-sum">{shown(bill.total)}</dd>
      </div>
    </dl>
  );
}
