import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { FIRST_SCREEN } from "./cards-id.ts";

/** Cards take about 4 kB each. */
const EAGER_CARDS = 500;
const LAZY_CARDS = 3_000;

const eagerHtml = new LRUCache<Product, string>({ max: EAGER_CARDS });
const lazyHtml = new LRUCache<Product, string>({ max: LAZY_CARDS });

/** The cards of a listing as HTML that the browser can hydrate. Each card is rendered once while it is in use. */
export function cardsHtml(cards: Product[]): string {
  return cards.map((card, index) => cardHtml(card, index < FIRST_SCREEN)).join("");
}

function cardHtml(product: Product, eager: boolean): string {
  const cache = eager ? eagerHtml : lazyHtml;
  const cachedHtml = cache.get(product);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = asciiHtml(renderToString(<ProductCard product={product} eager={eager} />));
  cache.set(product, html);
  return html;
}
