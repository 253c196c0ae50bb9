import Star from "lucide-react/icons/star";
import { classes } from "./classes.ts";

/** `4.8 (210)`: the mean and how many said so. Nothing when nobody has. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  if (reviews === 0) return null;
  return (
    <span className="rating">
      <Star className="ic" aria-hidden="true" />
      <span className="sr">Rated </span>
      {rating.toFixed(1)} <span>({reviews})</span>
      <span className="sr">reviews</span>
    </span>
  );
}

/** Five stars, so many of them full. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} className={classes("ic", place > full && "o")} aria-hidden="true" />
      ))}
    </span>
  );
}
