/** The person who opens a wish list: a customer, or a visitor whose browser holds it. */
export type Wisher = {
  /** Null for a visitor. */
  userId: string | null;
  /** The SKUs that the browser holds, newest first. */
  visitorSkus: string[];
};

export type WishList = {
  /** Newest first. */
  skus: string[];
  /** The SKUs for the browser to hold from now on: none once they are in an account. */
  visitorSkus: string[];
};
