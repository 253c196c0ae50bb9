import Star from "lucide-react/icons/star";
import { classes } from "./classes.ts";

/** `4.8 (210)`: the mean and the number of reviews. Renders nothing without reviews. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  if (reviews === 0) return null;
  return (
    <span className="rating">
      <Star className="icon" aria-hidden="true" />
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)} <span>({reviews})</span>
      <span className="sr-only">reviews</span>
    </span>
  );
}

/** Five stars, `rating` of them filled. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const full = Math.round(rating);
  return (
    <span className={classes("stars", className)} role="img" aria-label={`${rating} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={classes("icon", star > full && "stars-empty")} aria-hidden="true" />
      ))}
    </span>
  );
}
