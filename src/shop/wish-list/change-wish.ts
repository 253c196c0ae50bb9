import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { productsOfSkus } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import { openWishList } from "./open-wish-list.ts";
import { MOST_WISHES } from "./rules/most-wishes.ts";
import type { Wisher, WishList } from "./rules/wish-list.ts";
import { countWishes, deleteWish, insertWishes, lockWishes } from "./wish-list.queries.ts";

type Change = Wisher & {
  sku: string;
  /** False removes the product, by any of its SKUs. Removing what is not there is not an error. */
  isWished: boolean;
};

/** Adds a product to a wish list, of at most `MOST_WISHES`, or removes it. Returns the whole list. */
export async function changeWish(
  services: Services,
  { userId, visitorSkus, sku, isWished }: Change,
): Promise<Outcome<WishList, "unknown-sku" | "wish-list-full">> {
  const productId = (await productsOfSkus(services, { skus: [sku] })).get(sku);
  if (productId === undefined) return refuse("unknown-sku", { sku });
  const list = await openWishList(services, { userId, visitorSkus });
  if (userId === null) return changeOfVisitor(services, { list, sku, productId, isWished });
  if (!isWished) {
    await deleteWish(services.db, userId, productId);
    return ok(await openWishList(services, { userId, visitorSkus: [] }));
  }
  const added = await refusableTransaction(services.db, async (tx) => {
    await lockWishes(tx, userId);
    await insertWishes(tx, userId, [{ productId, sku, wishedAt: services.clock() }]);
    // Counted after the write, so that what is in the list already always fits.
    return (await countWishes(tx, userId)) > MOST_WISHES ? refuse("wish-list-full") : ok(undefined);
  });
  return added.ok ? ok(await openWishList(services, { userId, visitorSkus: [] })) : added;
}

async function changeOfVisitor(
  services: Services,
  { list, sku, productId, isWished }: { list: WishList; sku: string; productId: string; isWished: boolean },
): Promise<Outcome<WishList, "wish-list-full">> {
  const products = await productsOfSkus(services, { skus: list.skus });
  const others = list.skus.filter((other) => products.get(other) !== productId);
  if (isWished && others.length < list.skus.length) return ok(list);
  const skus = isWished ? [sku, ...others] : others;
  return skus.length > MOST_WISHES ? refuse("wish-list-full") : ok({ skus, visitorSkus: skus });
}
