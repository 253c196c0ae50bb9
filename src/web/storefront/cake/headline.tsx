import { showMoney } from "../../../shop/basics/money.ts";
import { FoodBadge, Points } from "../../ui/marks.tsx";
import { type CakeView, fullName } from "./cake-view.ts";

/** Name with weight, ingredients and rating. */
export function Headline({ cake }: { cake: CakeView }) {
  const { chosen, rating } = cake;
  return (
    <div>
      <h1>{fullName(cake)}</h1>
      <div className="buy-meta">
        {cake.mark && <FoodBadge mark={cake.mark} />}
        {chosen.flavour !== "" && <span className="bold">{chosen.flavour}</span>}
        {rating.reviews > 0 && (
          <a className="rating" href="#reviews">
            <span className="sr-only">Rated </span>
            {rating.average.toFixed(1)} <span>{rating.reviews} reviews</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** The price, the former price, and the coins it earns. */
export function PriceBlock({ cake }: { cake: CakeView }) {
  const { pricePaise, sellPaise, discount, points } = cake.chosen;
  return (
    <div className="cake-price">
      <b>{showMoney(sellPaise)}</b>
      {pricePaise > sellPaise && (
        <s>
          <span className="sr-only">instead of </span>
          {showMoney(pricePaise)}
        </s>
      )}
      {discount > 0 && <span className="price-off cake-price-off">{discount}% OFF</span>}
      <Points points={points} className="cake-price-points" />
    </div>
  );
}
