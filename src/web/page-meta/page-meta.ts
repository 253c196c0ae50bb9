import type { MetaDescriptor } from "react-router";
import { type Picture, pictureUrl } from "../../shop/catalogue/pictures.ts";
import type { ShopFacts } from "../shop-facts.ts";

/** Keeps a public page out of caches: it depends on the hour, or has countless URLs. */
export const UNCACHED_PAGE = { "Cache-Control": "no-store" };

/**
 * Headers of a public page with a number in its URL. The number can be written in countless ways, or be too large;
 * only the URL that links use is cached.
 * @param usual the number that URLs leave out
 */
export function countedPage(query: URLSearchParams, name: string, count: number, usual: number) {
  const linked = count === usual ? "" : String(count);
  return query.getAll(name).join() === linked && (linked !== "" || !query.has(name)) ? {} : UNCACHED_PAGE;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** How search results and link previews show a page. */
type PageMeta = {
  /** Without the shop's name. Absent on the home page, whose title is name and tagline. */
  title?: string;
  description: string;
  /** Path of the canonical URL, even if an alias was requested. */
  path: string;
  /** The preview picture; by default the shop's own card. */
  picture?: Picture | undefined;
  type?: "website" | "article" | "product";
  /** False asks search engines not to index the page. */
  index?: boolean;
};

/** Names the demo shop. Pages of other brands have no card. */
const CARD = { path: "/social-card.jpg", width: 1200, height: 630 };

function shopOf(matches: Matches): ShopFacts | undefined {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { shop: ShopFacts } | undefined;
  return root?.shop;
}

/** Title of a personal page, which must not be indexed. */
export function ownPageMeta(matches: Matches, title: string): MetaDescriptor[] {
  const shop = shopOf(matches);
  return [{ title: shop ? `${title} · ${shop.name}` : title }, { name: "robots", content: "noindex" }];
}

/**
 * Title, description and canonical URL of a page, for browsers, search engines and previews. `matches` is the argument
 * of a route's `meta`; the shop's name comes from the root.
 */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const shop = shopOf(matches);
  if (!shop) return [];
  const { name, tagline, url } = shop;
  const title = page.title ? `${page.title} · ${name}` : `${name}: ${tagline}`;
  const canonicalUrl = `${url}${page.path}`;
  const image = page.picture ? preview(page.picture) : shop.monogram === null ? CARD : null;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: canonicalUrl },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: canonicalUrl },
    { property: "og:site_name", content: name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:locale", content: "en_IN" },
    ...(image ? imageMeta(image, url, page.title ?? `${name}: ${tagline}`) : []),
    { name: "twitter:card", content: image === CARD ? "summary_large_image" : "summary" },
    ...(page.index === false ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

function imageMeta({ path, width, height }: typeof CARD, shopUrl: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${shopUrl}${path}` },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
  ];
}

/** The largest file of a picture, with its size. */
function preview(picture: Picture) {
  const width = picture.widths.at(-1) ?? picture.width;
  const height = Math.round((width * picture.height) / picture.width);
  return { path: pictureUrl(picture, width, "webp"), width, height };
}
