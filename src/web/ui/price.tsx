import { discountPercent, type Paise, showMoney } from "../../shop/basics/money.ts";
import { classes } from "./classes.ts";

type PriceProps = {
  sell: Paise;
  /** The price before the discount; struck through when it is higher. */
  price?: Paise;
  /** The weight or size that it is for: `0.5 kg`. */
  per?: string;
  /** Also show the discount as a percentage. */
  withPercent?: boolean;
  className?: string;
};

/** The price and the former price. */
export function Price({ sell, price = sell, per = "", withPercent = false, className }: PriceProps) {
  const percent = discountPercent(price, sell);
  return (
    <p className={classes("price", className)}>
      <b>{showMoney(sell)}</b>
      {per !== "" && <span className="price-per">{per}</span>}
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
