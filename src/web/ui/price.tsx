import { discountPercent, type Paise, showMoney } from "../../shop/basics/money.ts";
import { classes } from "./classes.ts";

type PriceProps = {
  sell: Paise;
  /** The price before the discount; struck through when it is higher. */
  price?: Paise;
  /** Also show the discount as a percentage. */
  withPercent?: boolean;
  className?: string;
};

/** The price and the former price. */
export function Price({ sell, price = sell, withPercent = false, className }: PriceProps) {
  const percent = discountPercent(price, sell);
  return (
    <p className={classes("price", className)}>
      <b>{showMoney(sell)}</b>
      {price > sell && (
        <s>
          <span className="sr-only">instead of </span>
          {showMoney(price)}
        </s>
      )}
      {withPercent && percent > 0 && <span className="price-off">{percent}% off</span>}
    </p>
  );
}
