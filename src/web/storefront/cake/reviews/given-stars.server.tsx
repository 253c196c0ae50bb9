import type { CSSProperties } from "react";
import type { ProductPage } from "../../../../shop/catalogue/storefront/get-product-page.ts";
import { Stars } from "../../../ui/rating.tsx";

/** Number of ratings by stars. */
type GivenStarsProps = {
  rating: ProductPage["rating"];
  /** Whether these are data of a demo shop. */
  isDemo: boolean;
};

/** How many customers gave how many stars. */
export function GivenStars({ rating, isDemo }: GivenStarsProps) {
  const from = isDemo ? " (demo data)" : ", delivered orders only";
  return (
    <>
      <div>
        <b className="display cake-reviews-mean">{rating.average.toFixed(1)}</b>
        <Stars rating={rating.average} className="cake-reviews-stars" />
        <p className="text-small muted">{`${rating.reviews} reviews${from}`}</p>
      </div>
      <ul>
        {rating.byStars.map(({ stars, reviews }) => (
          <li className="cake-reviews-bar" key={stars}>
            <span aria-hidden="true">{stars}</span>
            <span className="sr-only">{`${stars} ${stars === 1 ? "star" : "stars"}:`}</span>
            <i style={{ "--w": `${(reviews / Math.max(1, rating.reviews)) * 100}%` } as CSSProperties} />
            <span>{reviews}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
