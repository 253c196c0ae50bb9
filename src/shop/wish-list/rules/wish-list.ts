/** Who opens a wish list: a customer, or a visitor whose browser holds it. */
export type Wisher = {
  /** Null for a visitor. */
  userId: string | null;
  /** What the browser holds, newest first. */
  visitorSkus: string[];
};

export type WishList = {
  /** Newest first. */
  skus: string[];
  /** What the browser is to hold from now on: nothing once it is in an account. */
  visitorSkus: string[];
};
