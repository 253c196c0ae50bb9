import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pictureUrl } from "../shop/catalogue/pictures.ts";
import { type CatalogueUrls, listCatalogueUrls } from "../shop/catalogue/storefront/list-catalogue-urls.ts";
import { type Blog, listBlogs, listPages } from "../shop/content/content.reads.ts";
import type { Services } from "../shop/services.ts";
import { routePaths } from "../web/route-properties.server.ts";
import { etagOf, matchesEtag } from "./etag.ts";
import { type MapEntry, sitemapFiles } from "./sitemap-xml.ts";

/** Pages that every shop has. Text pages are data. */
const PAGES = routePaths(({ isInSitemap }) => isInSitemap);

/** Paths that are not pages. */
const NOT_PAGES = ["/api/", "/dev/", "/sandbox/"];

type Sent = { body: string; etag: string };

/** Serves `robots.txt` and the sitemap. */
export async function robotsAndSitemap(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { url: origin } = services.settings;
  const robots = withEtag(robotsText(origin));
  const made = new WeakMap<CatalogueUrls, { written: string; files: Map<string, Sent> }>();

  app.get("/robots.txt", (request, reply) => send(request, reply, robots, "text/plain; charset=utf-8"));

  for (const path of ["/sitemap.xml", "/sitemap-:part(^[a-z]+-\\d+$).xml"]) {
    app.get(path, async (request, reply) => {
      const urls = await listCatalogueUrls(services);
      const blogs = await listBlogs(services);
      const texts = await listPages(services);
      const files = remembered(urls, blogs, texts);
      const file = files.get(request.url.split("?", 1)[0] ?? "");
      if (!file) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such sitemap.\n");
      return send(request, reply, file, "application/xml; charset=utf-8");
    });
  }

  /** Rebuilt only when the catalogue or the list of articles and pages changes. */
  function remembered(urls: CatalogueUrls, blogs: Blog[], texts: string[]): Map<string, Sent> {
    const written = [...blogs.map(({ href }) => href), ...texts].join();
    const standing = made.get(urls);
    if (standing?.written === written) return standing.files;
    const files = filesOf(origin, urls, blogs, texts);
    made.set(urls, { written, files });
    return files;
  }
}

function robotsText(origin: string): string {
  const lines = ["User-agent: *", ...disallowedPaths().map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Path prefixes: `/account/` where the word alone is allowed or is no page, otherwise `/admin`. */
function disallowedPaths(): string[] {
  const pages = routePaths(({ isCrawled }) => !isCrawled).map((path) => path.split("/"));
  const words = new Set(pages.map(([, word = ""]) => word));
  const prefixes = [...words].map((word) =>
    pages.some((parts) => parts.length === 2 && parts[1] === word) ? `/${word}` : `/${word}/`,
  );
  return [...prefixes, ...NOT_PAGES].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}

function filesOf(
  origin: string,
  { listings, products }: CatalogueUrls,
  blogs: Blog[],
  texts: string[],
): Map<string, Sent> {
  const cakes: MapEntry[] = products.map(({ href, photos }) => ({
    path: href,
    pictures: photos.map((photo) => pictureUrl(photo, 800, "webp")),
  }));
  const articles = blogs.map(({ href, picture }) => ({
    path: href,
    pictures: [pictureUrl(picture, 800, "webp")],
  }));
  const paths = [...PAGES, ...texts].filter((path, index, listed) => listed.indexOf(path) === index);
  const pages = [...paths.map((path) => ({ path })), ...articles];
  const files = sitemapFiles(origin, { pages, listings: listings.map((path) => ({ path })), cakes });
  return new Map([...files].map(([path, body]) => [path, withEtag(body)]));
}

function withEtag(body: string): Sent {
  return { body, etag: etagOf(body) };
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: Sent, type: string) {
  reply.header("cache-control", "public, max-age=3600").header("etag", etag);
  if (matchesEtag(headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
