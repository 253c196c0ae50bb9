import type { MetaDescriptor } from "react-router";
import type { ShopFacts } from "../shop-facts.ts";

/** A page that is the same for everybody: caches may keep it and serve it while they fetch a newer one. */
export const PUBLIC_PAGE = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=86400",
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function shopOf(matches: Matches): ShopFacts | undefined {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { shop: ShopFacts } | undefined;
  return root?.shop;
}

/** Title of a page that is one person's own, and that no search engine keeps. */
export function ownPageMeta(matches: Matches, title: string): MetaDescriptor[] {
  const shop = shopOf(matches);
  return [{ title: shop ? `${title} · ${shop.name}` : title }, { name: "robots", content: "noindex" }];
}

/**
 * Title, description and the one address of a page, for browsers, search engines and previews. `matches` is what
 * a route's `meta` is given; the shop's name comes from the root.
 */
export function pageMeta(
  matches: Matches,
  page: { title?: string; description: string; path: string; image?: string; index?: boolean },
): MetaDescriptor[] {
  const shop = shopOf(matches);
  if (!shop) return [];
  const { name, tagline, url } = shop;
  const title = page.title ? `${page.title} · ${name}` : `${name}: ${tagline}`;
  const address = `${url}${page.path}`;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: name },
    { property: "og:type", content: "website" },
    ...(page.image ? [{ property: "og:image", content: `${url}${page.image}` }] : []),
    ...(page.index === false ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
