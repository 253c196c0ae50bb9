import BadgeCheck from "lucide-react/icons/badge-check";
import { showDay } from "../../../shop/basics/india-time.ts";
import type { Review } from "../../../shop/reviews/list-reviews.ts";
import { Stars } from "../../ui/rating.tsx";
import "./review-item.css";

/** One review: stars, text, author and date, and whether its order is verified. */
export function ReviewItem({ review }: { review: Review }) {
  const { name, message, stars, on, verified, bought, isDemo } = review;
  return (
    <article className="review-item">
      {stars !== null && <Stars rating={stars} />}
      <p className="review-item-text">{message}</p>
      <p className="review-item-by">
        <b>{name}</b>
        <time dateTime={on}>{showDay(on, true)}</time>
        {verified && (
          <span className="review-item-verified">
            <BadgeCheck className="icon" aria-hidden="true" />
            Verified order
          </span>
        )}
        {bought !== "" && <span>{bought}</span>}
        {isDemo && <span>Demo data</span>}
      </p>
    </article>
  );
}
