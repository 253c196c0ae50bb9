import Star from "lucide-react/icons/star";
import { showMoney } from "../../../shop/basics/money.ts";
import { EgglessBadge, Points } from "../../ui/marks.tsx";
import { type CakeView, fullName } from "./cake-view.ts";

/** Name with weight, what is in it, and what others think of it. */
export function Headline({ cake }: { cake: CakeView }) {
  const { chosen, rating } = cake;
  return (
    <div>
      <h1>{fullName(cake)}</h1>
      <div className="meta">
        {cake.isBaked && (chosen.eggless ? <EgglessBadge /> : <EggBadge />)}
        {chosen.flavour !== "" && <span className="b">{chosen.flavour}</span>}
        {rating.reviews > 0 && (
          <a className="rating" href="#reviews">
            <Star className="ic" aria-hidden="true" />
            <span className="sr">Rated </span>
            {rating.average.toFixed(1)} <span>{rating.reviews} reviews</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** The law's mark for what is not vegetarian, in words too. */
function EggBadge() {
  return (
    <span className="with-egg">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect x="1.25" y="1.25" width="17.5" height="17.5" rx="4" />
        <path d="M10 5.5 14.6 14H5.4Z" />
      </svg>
      CONTAINS EGG
    </span>
  );
}

/** What it costs, what it cost, and what buying it earns. */
export function PriceBlock({ cake }: { cake: CakeView }) {
  const { pricePaise, sellPaise, discount, points } = cake.chosen;
  return (
    <div className="pbig">
      <b>{showMoney(sellPaise)}</b>
      {pricePaise > sellPaise && (
        <s>
          <span className="sr">instead of </span>
          {showMoney(pricePaise)}
        </s>
      )}
      {discount > 0 && <span className="off">{discount}% OFF</span>}
      <Points points={points} />
    </div>
  );
}
