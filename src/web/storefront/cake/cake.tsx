import {
  data,
  isRouteErrorResponse,
  type MetaDescriptor,
  type RouterContextProvider,
  useRouteError,
} from "react-router";
import { cardsOfSkus } from "../../../shop/catalogue/cards-of-skus.ts";
import { popularProducts } from "../../../shop/catalogue/catalogue.reads.ts";
import { getProductPage, type ProductPage } from "../../../shop/catalogue/get-product-page.ts";
import type { ProductCard } from "../../../shop/catalogue/product-card.ts";
import { similarProducts } from "../../../shop/catalogue/similar-products.ts";
import { publicFees } from "../../../shop/delivery/public-fees.ts";
import { boughtTogether } from "../../../shop/orders/bought-together.ts";
import { newestOfProduct } from "../../../shop/reviews/newest-of-product.ts";
import type { Services } from "../../../shop/services.ts";
import { ownPageMeta, PUBLIC_PAGE, pageMeta } from "../../page-meta/page-meta.ts";
import { breadcrumbList, setStructuredData } from "../../page-meta/structured-data.tsx";
import { readForPage } from "../../rendering/read-for-page.ts";
import { readyHtml, sendHtml } from "../../rendering/ready-html.server.tsx";
import { servicesContext } from "../../request-context.ts";
import { ProductCard as ProductCardView } from "../product-card/product-card.tsx";
import type { Route } from "./+types/cake.ts";
import { ABOUT_ID } from "./about.tsx";
import { AboutParts } from "./about-parts.server.tsx";
import { NoSuchCake, NotLoaded } from "./cake-errors.tsx";
import { CakePage } from "./cake-page.tsx";
import { STARS_ID } from "./cake-reviews.tsx";
import { productThing } from "./cake-structured-data.ts";
import { fullName, toAboutView, toCakeView, toComboViews } from "./cake-view.ts";
import { ComboCards } from "./combo-cards.server.tsx";
import { GivenStars } from "./given-stars.server.tsx";
import { COMBOS_ID, cardsId } from "./more-sections.tsx";
import { Offers } from "./offers.server.tsx";
import { answerStockAlert } from "./stock-alert.server.ts";

/** Cards in a row on a wide screen. */
const ROW = 4;
/** Reviews that come with the page; the others load on demand. */
const REVIEWS = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { settings } = context.get(servicesContext);
  const shown = await readForPage(context, (services) => readCake(services, params.sku));
  if (!shown) {
    const popular = await readForPage(context, popularProducts);
    throw data({ popular: cardsHtml(context, "popular", popular.slice(0, ROW)) }, { status: 404 });
  }
  const { page, liked, similar, written, fees } = shown;
  const { combos, choices, rating } = page;
  const cake = toCakeView(page);
  const isDemo = settings.mode === "demo";
  setStructuredData(context, structuredData(page, settings));
  const about =
    readyHtml(fees, () => <Offers fees={fees} />) +
    readyHtml(choices, () => <AboutParts about={toAboutView(page)} />);
  const comboCards = readyHtml(combos, () => <ComboCards combos={toComboViews(page)} />);
  const stars = readyHtml(rating, () => <GivenStars rating={rating} isDemo={isDemo} />);
  return {
    cake,
    // A weight or flavour is a choice on the product's page: search engines index that page only.
    canonical: choices[0]?.href ?? cake.chosen.href,
    written,
    about: sendHtml(context, ABOUT_ID, about),
    combos: sendHtml(context, COMBOS_ID, comboCards),
    stars: sendHtml(context, STARS_ID, stars),
    liked: cardsHtml(context, "liked", liked),
    similar: cardsHtml(context, "similar", similar),
  };
}

/** Stores a request for a mail when the cake is available again. */
export const action = ({ context, request, params }: Route.ActionArgs) =>
  answerStockAlert(context, { request, sku: params.sku });

/** All that the page of a SKU shows of the shop's data; null for an unknown SKU. */
async function readCake(services: Services, sku: string) {
  const result = await getProductPage(services, { sku });
  if (!result.ok) return null;
  const page = result.value;
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

/** Cards for the `MoreProducts` with this id: empty if there are none. */
function cardsHtml(
  context: Readonly<RouterContextProvider>,
  id: string,
  cards: ProductCard[],
): string | null {
  if (cards.length === 0) return "";
  const html = cards.map((card) => readyHtml(card, () => <ProductCardView product={card} />));
  return sendHtml(context, cardsId(id), html.join(""));
}

function structuredData(page: ProductPage, shop: Services["settings"]) {
  const trail = page.trail.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  const ownCrumb = { label: page.name, href: page.chosen.href };
  return [productThing(page, shop), breadcrumbList(shop.url, [...trail, ownCrumb])];
}

export const headers = () => PUBLIC_PAGE;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return ownPageMeta(matches, "Cake not found");
  const { cake, canonical } = loaderData;
  return pageMeta(matches, {
    title: fullName(cake),
    description: cake.description,
    path: canonical,
    picture: cake.photos[0] ?? cake.cutout,
    type: "product",
  });
}

export default function Cake({ loaderData }: Route.ComponentProps) {
  const { canonical: _address, ...page } = loaderData;
  return <CakePage {...page} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { popular } = error.data as { popular?: string | null };
    return <NoSuchCake popular={popular ?? null} />;
  }
  return <NotLoaded />;
}
