import { data, isRouteErrorResponse, type MetaDescriptor, useRouteError } from "react-router";
import { toRupees } from "../../../shop/basics/money.ts";
import { getProductPage } from "../../../shop/catalog/get-product-page.ts";
import { pictureUrl } from "../../../shop/catalog/pictures.ts";
import { popularProducts } from "../../../shop/catalog/popular-products.ts";
import type { ProductCard } from "../../../shop/catalog/product-card.ts";
import { similarProducts } from "../../../shop/catalog/similar-products.ts";
import { readyHtml } from "../../ready-html.server.tsx";
import { documentContext, readyPartsContext, servicesContext } from "../../request-context.ts";
import { ProductCard as ProductCardView } from "../product-card/product-card.tsx";
import type { Route } from "./+types/cake.ts";
import { NoSuchCake, NotLoaded } from "./cake-errors.tsx";
import { CakePage } from "./cake-page.tsx";
import { type CakeView, fullName, toCakeView } from "./cake-view.ts";

/** A row of cards on a wide screen. */
const ROW = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [page, liked] = await Promise.all([
    getProductPage(services, { sku: params.sku }),
    popularProducts(services),
  ]);
  const popular = liked.ok ? liked.value : [];
  if (!page.ok) throw data({ popular: popular.slice(0, ROW) }, { status: 404 });
  const { productId, flavour, category, rank } = page.value;
  const cake = toCakeView(page.value);
  const shown = new Set([...cake.skus, ...cake.combos.map((combo) => combo.sku)]);
  const limit = ROW + cake.combos.length;
  const found = await similarProducts(services, { productId, flavour, category, rank, limit });
  const similar = (found.ok ? found.value : []).filter((card) => !shown.has(card.sku)).slice(0, ROW);
  for (const card of similar) shown.add(card.sku);
  const others = popular.filter((card) => !shown.has(card.sku)).slice(0, ROW);
  const shop = { name: services.settings.name, url: services.settings.url };
  return {
    shop,
    cake,
    similar: asHtml(context, "similar", similar),
    popular: asHtml(context, "popular", others),
  };
}

/** The cards below the page, for a page that runs; null in a document, where they come as ready HTML. */
function asHtml(
  context: Route.LoaderArgs["context"],
  id: string,
  cards: ProductCard[],
): ProductCard[] | null {
  if (!context.get(documentContext) || cards.length === 0) return cards;
  const html = cards.reduce(
    (html, card) => html + readyHtml(card, () => <ProductCardView product={card} />),
    "",
  );
  context.get(readyPartsContext).set(`${id}-cards`, html);
  return null;
}

export function headers() {
  return { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=86400" };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Cake not found" }, { name: "robots", content: "noindex" }];
  const { cake, shop } = loaderData;
  const name = fullName(cake);
  const address = `${shop.url}${cake.chosen.href}`;
  return [
    { title: `${name} · ${shop.name}` },
    { name: "description", content: cake.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: name },
    { property: "og:image", content: `${shop.url}${imageOf(cake)}` },
    { "script:ld+json": forSearchEngines(cake, shop.url, address) },
  ];
}

/** The product in schema.org's words. */
function forSearchEngines(cake: CakeView, origin: string, address: string) {
  const { chosen, rating } = cake;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: fullName(cake),
    sku: chosen.sku,
    description: cake.description,
    image: `${origin}${imageOf(cake)}`,
    offers: {
      "@type": "Offer",
      url: address,
      priceCurrency: "INR",
      price: toRupees(chosen.sellPaise),
      availability: `https://schema.org/${chosen.active ? "InStock" : "OutOfStock"}`,
    },
    ...(rating.reviews > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.average,
            reviewCount: rating.reviews,
          },
        }
      : {}),
  };
}

function imageOf({ photos, cutout }: CakeView): string {
  return pictureUrl(photos[0] ?? cutout, 800, "webp");
}

export default function Cake({ loaderData }: Route.ComponentProps) {
  const { cake, similar, popular } = loaderData;
  return <CakePage cake={cake} similar={similar} popular={popular} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { popular } = error.data as { popular?: ProductCard[] };
    return <NoSuchCake popular={popular ?? []} />;
  }
  return <NotLoaded />;
}
