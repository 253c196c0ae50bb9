import BadgeCheck from "lucide-react/icons/badge-check";
import { showDay } from "../../../shop/basics/india-time.ts";
import type { Review } from "../../../shop/reviews/list-reviews.ts";
import { reviewPhotoUrl } from "../../../shop/reviews/rules/review-photos.ts";
import { Stars } from "../../ui/rating.tsx";
import "./review-item.css";

/** Photos are cut to squares, whatever their shape. */
const SQUARE = { width: 128, height: 128 };

/** One review: stars, text, author and date, and whether its order is verified. */
export function ReviewItem({ review }: { review: Review }) {
  const { name, message, stars, on, verified, bought, isDemo, photos } = review;
  return (
    <article className="review-item">
      {stars !== null && <Stars rating={stars} />}
      <p className="review-item-text">{message}</p>
      {photos.length > 0 && (
        <p className="review-item-photos">
          {photos.map((id, at) => (
            <a key={id} href={reviewPhotoUrl(id, "large")}>
              <img
                src={reviewPhotoUrl(id, "small")}
                {...SQUARE}
                alt={`${name}'s review, ${at + 1} of ${photos.length}`}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
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
