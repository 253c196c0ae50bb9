import type { CSSProperties } from "react";
import { classes } from "./classes.ts";

/** `4.8 (210)`: the mean and the number of reviews. Renders nothing without reviews. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  if (reviews === 0) return null;
  return (
    <span className="rating">
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)} <span>({reviews})</span>
      <span className="sr-only">reviews</span>
    </span>
  );
}

/** Five stars, `rating` of them filled. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const style = { "--full": Math.round(rating) } as CSSProperties;
  return (
    <span
      className={classes("stars", className)}
      role="img"
      aria-label={`${rating} of 5 stars`}
      style={style}
    />
  );
}
