export type WishListRefusal = "wish-list-full";
