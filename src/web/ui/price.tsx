import { discountPercent, type Paise, showMoney } from "../../shop/basics/money.ts";

type PriceProps = {
  sell: Paise;
  /** The price before the discount; struck through when it is higher. */
  price?: Paise;
  /** Say the discount in words too. */
  withPercent?: boolean;
};

/** What it costs, and what it cost. */
export function Price({ sell, price = sell, withPercent = false }: PriceProps) {
  const percent = discountPercent(price, sell);
  return (
    <p className="price">
      <b>{showMoney(sell)}</b>
      {price > sell && (
        <s>
          <span className="sr">instead of </span>
          {showMoney(price)}
        </s>
      )}
      {withPercent && percent > 0 && <span className="off">{percent}% off</span>}
    </p>
  );
}
