import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { ProductCard } from "./product-card.tsx";

/** Cards take about 4 kB each. */
const EAGER_CARDS = 500;
const LAZY_CARDS = 3_000;

const eagerHtml = new LRUCache<Product, string>({ max: EAGER_CARDS });
const lazyHtml = new LRUCache<Product, string>({ max: LAZY_CARDS });

/**
 * Cards as HTML. Each is rendered once while it is in use.
 * @param options eager: how many are on the first screen, so that their pictures load at once
 */
export function cardsHtml(cards: Product[], { eager = 0 } = {}): string {
  return cards.map((card, index) => cardHtml(card, index < eager)).join("");
}

function cardHtml(product: Product, eager: boolean): string {
  const cache = eager ? eagerHtml : lazyHtml;
  const cachedHtml = cache.get(product);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = asciiHtml(renderToStaticMarkup(<ProductCard product={product} eager={eager} />));
  cache.set(product, html);
  return html;
}
