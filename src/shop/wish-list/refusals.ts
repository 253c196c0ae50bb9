/** What the wish list can refuse. */
export type WishListRefusal = "wish-list-full";
