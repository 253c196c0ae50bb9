import {
  data,
  isRouteErrorResponse,
  type MetaDescriptor,
  type RouterContextProvider,
  useRouteError,
} from "react-router";
import { popularProducts } from "../../../shop/catalogue/catalogue.reads.ts";
import { getProductPage, type ProductPage } from "../../../shop/catalogue/storefront/get-product-page.ts";
import type { Services } from "../../../shop/services.ts";
import { ownPageMeta, pageMeta } from "../../page-meta/page-meta.ts";
import { breadcrumbList, setStructuredData } from "../../page-meta/structured-data.tsx";
import { readForPage } from "../../rendering/read-for-page.ts";
import { servicesContext } from "../../request-context.ts";
import { ONE_ROW_HEADER } from "../shell/frame.tsx";
import type { Route } from "./+types/cake.ts";
import { cakePageData, sendCards } from "./cake-data.server.tsx";
import { NoSuchCake, NotLoaded } from "./cake-errors.tsx";
import { CakePage } from "./cake-page.tsx";
import { productThing } from "./cake-structured-data.ts";
import { fullName } from "./cake-view.ts";
import { ROW, readAround } from "./read-around.ts";
import { readDraft } from "./read-draft.server.ts";
import { answerStockAlert } from "./stock-alert/stock-alert.server.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { settings } = services;
  // The preview of a draft has the id of a product, and is for staff.
  if ("id" in params) {
    const draft = await readDraft(services, { id: String(params.id), request });
    return data(pageOf(context, draft, settings), { headers: { "X-Robots-Tag": "noindex" } });
  }
  const shown = await readForPage(context, (watched) => readCake(watched, params.sku ?? ""));
  if (!shown) {
    const popular = await readForPage(context, popularProducts);
    throw data({ popular: sendCards(context, "popular", popular.slice(0, ROW)) }, { status: 404 });
  }
  setStructuredData(context, structuredData(shown.page, settings));
  return data(pageOf(context, shown, settings));
}

/** Picture, name, price and button share a phone's first screen. */
export const handle = ONE_ROW_HEADER;

type Shown = Awaited<ReturnType<typeof readAround>>;

function pageOf(context: Readonly<RouterContextProvider>, shown: Shown, settings: Services["settings"]) {
  const { choices, chosen } = shown.page;
  return {
    ...cakePageData(context, shown, settings),
    // A weight or flavour is a choice on the product's page: search engines index that page only.
    canonical: choices[0]?.href ?? chosen.href,
  };
}

/** Stores a request for a mail when the cake is available again. A draft takes none. */
export const action = ({ context, request, params }: Route.ActionArgs) =>
  answerStockAlert(context, { request, sku: params.sku ?? "" });

/** All that the page of a SKU shows of the shop's data; null for an unknown SKU. */
async function readCake(services: Services, sku: string) {
  const result = await getProductPage(services, { sku });
  return result.ok ? readAround(services, result.value) : null;
}

function structuredData(page: ProductPage, shop: Services["settings"]) {
  const trail = page.trail.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  const ownCrumb = { label: page.name, href: page.chosen.href };
  return [productThing(page, shop), breadcrumbList(shop.url, [...trail, ownCrumb])];
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

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
  const { canonical: _url, ...page } = loaderData;
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
