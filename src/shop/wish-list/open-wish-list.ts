import { productsOfSkus } from "../catalogue/catalogue.reads.ts";
import type { Services } from "../services.ts";
import { MOST_WISHES } from "./rules/most-wishes.ts";
import type { Wisher, WishList } from "./rules/wish-list.ts";
import { insertWishes, lockWishes, selectWishes, type WishRow } from "./wish-list.queries.ts";

/**
 * The wish list of a customer or visitor. What a browser holds from before the sign-in moves into the account: newest
 * first, as far as there is room, and products that are in it already once.
 */
export async function openWishList(services: Services, { userId, visitorSkus }: Wisher): Promise<WishList> {
  const held = await wishesOf(services, visitorSkus);
  if (userId === null) {
    const skus = held.map(({ sku }) => sku);
    return { skus, visitorSkus: skus };
  }
  if (held.length > 0) await merge(services, userId, held);
  const stored = await selectWishes(services.db, userId);
  return { skus: stored.map(({ sku }) => sku), visitorSkus: [] };
}

async function merge(services: Services, userId: string, held: WishRow[]): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockWishes(tx, userId);
    const stored = new Set((await selectWishes(tx, userId)).map(({ productId }) => productId));
    const added = held.filter(({ productId }) => !stored.has(productId)).slice(0, MOST_WISHES - stored.size);
    if (added.length > 0) await insertWishes(tx, userId, added);
  });
}

/** These SKUs as wishes, each product once. A browser may send SKUs that the shop does not know. */
async function wishesOf(services: Services, skus: string[]): Promise<WishRow[]> {
  const products = await productsOfSkus(services, { skus });
  const now = services.clock().getTime();
  const rows = new Map<string, WishRow>();
  for (const [index, sku] of skus.entries()) {
    const productId = products.get(sku);
    if (productId === undefined || rows.has(productId)) continue;
    // A millisecond apart, so that the newest stays first.
    rows.set(productId, { productId, sku, wishedAt: new Date(now - index) });
  }
  return [...rows.values()];
}
