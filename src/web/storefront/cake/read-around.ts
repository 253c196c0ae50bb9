import { popularProducts } from "../../../shop/catalogue/catalogue.reads.ts";
import type { ProductCard } from "../../../shop/catalogue/product-card.ts";
import { cardsOfSkus } from "../../../shop/catalogue/storefront/cards-of-skus.ts";
import type { ProductPage } from "../../../shop/catalogue/storefront/get-product-page.ts";
import { similarProducts } from "../../../shop/catalogue/storefront/similar-products.ts";
import { publicFees } from "../../../shop/delivery/public-fees.ts";
import { boughtTogether } from "../../../shop/orders/figures/bought-together.ts";
import { newestOfProduct } from "../../../shop/reviews/newest-of-product.ts";
import type { Services } from "../../../shop/services.ts";

/** Cards in a row on a wide screen. */
export const ROW = 4;
/** Reviews that come with the page; the others load on demand. */
const REVIEWS = 4;

/** The page of a product with all that it shows around it: other products, reviews, fees. */
export async function readAround(services: Services, page: ProductPage) {
  const { productId, kind, flavour, category, occasions, rank, combos, choices, name } = page;
  const shown = new Set([name, ...choices.map((choice) => choice.sku), ...combos.map((combo) => combo.sku)]);
  const liked = unseen(
    await likedByOthers(
      services,
      choices.map((choice) => choice.sku),
    ),
    shown,
  );
  const limit = 2 * ROW + combos.length;
  const like = { productId, kind, flavour, category, occasions, rank, limit };
  const similar = unseen(await similarProducts(services, like), shown);
  const written = await newestOfProduct(services, { productId, limit: REVIEWS });
  return { page, liked, similar, written, fees: await publicFees(services) };
}

/** Products that are ordered together with it; bestsellers if they don't fill a row. */
async function likedByOthers(services: Services, skus: string[]): Promise<ProductCard[]> {
  const together = await boughtTogether(services, { skus });
  const cards = await cardsOfSkus(services, { skus: together.slice(0, 2 * ROW) });
  const available = cards.filter((card) => card.active);
  return [...available, ...(await popularProducts(services))];
}

/** A row of cards that the page does not show yet, by SKU and by name. Adds them to `shown`. */
function unseen(cards: ProductCard[], shown: Set<string>): ProductCard[] {
  const row: ProductCard[] = [];
  for (const card of cards) {
    if (row.length === ROW || shown.has(card.sku) || shown.has(card.name)) continue;
    shown.add(card.sku).add(card.name);
    row.push(card);
  }
  return row;
}
