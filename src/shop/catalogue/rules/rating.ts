/** Verified reviews by stars, as a product counts them. */
export type Stars = { stars5: number; stars4: number; stars3: number; stars2: number; stars1: number };

export type Rating = {
  /** Average to one decimal; 0 without reviews. */
  average: number;
  reviews: number;
};

/** Summarises star counts: `4.8` of 210 reviews. */
export function ratingOf({ stars5, stars4, stars3, stars2, stars1 }: Stars): Rating {
  const reviews = stars5 + stars4 + stars3 + stars2 + stars1;
  if (reviews === 0) return { average: 0, reviews };
  const sum = stars5 * 5 + stars4 * 4 + stars3 * 3 + stars2 * 2 + stars1;
  return { average: Math.round((sum / reviews) * 10) / 10, reviews };
}
