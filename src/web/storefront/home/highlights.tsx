import { showCount } from "../../../shop/basics/money.ts";
import type { ShopFigures } from "../../../shop/catalogue/storefront/shop-figures.ts";
import type { Fees } from "../../../shop/delivery/rules/fee.ts";
import { EXPRESS_MINUTES } from "../../../shop/delivery/rules/windows.ts";

/** From this number on, the number of cakes is rounded down to thousands. */
const THOUSANDS = 1_000;

type HighlightsProps = { figures: ShopFigures; fees: Fees; isDemo: boolean };

/** Figures of the shop, counted from its data. A figure that cannot be computed is left out. On large screens only. */
export function Highlights({ figures, fees, isDemo }: HighlightsProps) {
  const { skus, rating, bestRating, reviews } = figures;
  return (
    <section className="highlights band band-gold edge-t edge-b" aria-label="Highlights">
      <div className="wrap highlights-row">
        {fees.express && (
          <div>
            <span className="highlights-before">express delivery in</span>
            <b>{EXPRESS_MINUTES / 60} hours</b>
          </div>
        )}
        <div>
          <b>{skus < THOUSANDS ? skus : `${Math.floor(skus / THOUSANDS) * THOUSANDS}+`}</b>
          <div className="highlights-words">
            <span>cakes to choose from</span>
            <small>all sizes, flavours and gifts counted</small>
          </div>
        </div>
        {rating > 0 && (
          <div>
            <b>{rating.toFixed(1)}</b>
            <div className="highlights-words">
              <span>review rating</span>
              {bestRating > rating && (
                <small>
                  mean of {showCount(reviews)} reviews{isDemo && " (demo data)"}, our best cakes{" "}
                  <strong>{bestRating.toFixed(1)}</strong>
                </small>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
