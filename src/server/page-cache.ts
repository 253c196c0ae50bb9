import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ROUTE_PROPERTIES, type RouteProperties, routePaths } from "../web/route-properties.server.ts";
import { etagOf } from "./etag.ts";

const compress = promisify(brotliCompress);

/** A rendered public page, ready to send. */
export type CachedPage = {
  status: number;
  headers: PageHeaders;
  plain: Buffer;
  /** Compressed at the second request; most pages that crawlers visit have only one. */
  brotli?: Buffer;
  etag: string;
  madeAt: number;
};

/** A rendering before it is stored. */
export type RenderedPage = { status: number; headers: PageHeaders; body: Buffer };

/** An entry of the cache. */
type StoredPage = { readonly page: CachedPage };

type PageHeaders = Record<string, string | string[]>;

/** A page is fresh this long. A stale page is served once more while it is rendered again. */
const FRESH_MS = 60_000;
const MAX_AGE_MS = 24 * 60 * 60_000;
const LIMIT_BYTES = 128 * 1024 * 1024;
/**
 * The query parameters that change a page, by path; fixed paths come before those with parameters. Others are
 * ignored, so that nobody can fill the cache with copies of one page.
 */
const QUERY_NAMES = Object.entries<RouteProperties>(ROUTE_PROPERTIES)
  .sort(([one], [other]) => Number(/[:*]/.test(one)) - Number(/[:*]/.test(other)))
  .map(([path, { query }]) => {
    const pattern = path.replace(/:\w+/g, "[^/]+").replace("*", ".+");
    return { path: new RegExp(`^${pattern}$`, "i"), names: query };
  });
/** The home page's path when the router requests its data. */
const HOME_DATA = /^\/_(root)?$/;
/** The router's own parameters for page data. */
const ROUTER_PARAMETERS = ["_routes", "index"];
/** Overhead per entry, so that tiny pages are not stored by the million. */
const ENTRY_BYTES = 4096;

/**
 * Public pages in memory, with least-recently-used eviction. They hold nothing personal, so one copy serves
 * everybody. Concurrent requests for a missing page share one rendering.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({ maxSize: LIMIT_BYTES, sizeCalculation: sizeOf });
  readonly #rendering = new Map<string, Promise<CachedPage | RenderedPage>>();
  readonly #compressing = new WeakSet<CachedPage>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The page of this key, if it may be served. A stale page is rendered again in the background. */
  get(key: string, renew: () => Promise<RenderedPage>): CachedPage | undefined {
    const page = this.#pages.get(key)?.page;
    if (!page) return undefined;
    const age = this.#now() - page.madeAt;
    if (age > MAX_AGE_MS) return undefined;
    if (age > FRESH_MS) this.render(key, renew).catch(() => {});
    if (!page.brotli && !this.#compressing.has(page)) void this.#compress(key, page);
    return page;
  }

  /** Renders a page and stores it if it is public. Removes the stored copy of a page that no longer is. */
  render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = this.#renderAndStore(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  async #renderAndStore(key: string, render: () => Promise<RenderedPage>) {
    const rendered = await render();
    if (rendered.status !== 200 || !String(rendered.headers["cache-control"]).includes("public")) {
      // The page is gone, moved or personal. A server error says nothing about it.
      if (rendered.status < 500) this.#pages.delete(key);
      return rendered;
    }
    const etag = etagOf(rendered.body);
    const stored = this.#pages.peek(key)?.page;
    if (stored?.etag === etag) {
      // Same content: its compressed form stays valid.
      stored.headers = rendered.headers;
      stored.madeAt = this.#now();
      return stored;
    }
    const page: CachedPage = {
      status: rendered.status,
      headers: rendered.headers,
      plain: rendered.body,
      etag,
      madeAt: this.#now(),
    };
    this.#pages.set(key, { page });
    return page;
  }

  async #compress(key: string, page: CachedPage): Promise<void> {
    this.#compressing.add(page);
    page.brotli = await compress(page.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    // A new entry for the same page, because the cache measures an entry only once.
    if (this.#pages.peek(key)?.page === page) this.#pages.set(key, { page });
  }
}

function sizeOf({ page }: StoredPage): number {
  return ENTRY_BYTES + page.plain.length + (page.brotli?.length ?? 0);
}

/** The words of public paths, as links spell them. Paths match in any case. */
const PUBLIC_WORDS = routePaths(({ isPersonal }) => !isPersonal)
  .flatMap((path) => path.split("/"))
  .filter((word) => /^\w/.test(word));

/**
 * Is this the spelling that links use? Other spellings (case, percent signs, slashes) get the same page uncached,
 * because there are endless many.
 * @param routeIds ids of all pages, for which the router may request data
 */
export function isWellSpelt(key: string, routeIds: ReadonlySet<string>): boolean {
  const [path = "", query = ""] = key.split("?");
  if (path !== "/" && !/^(\/[\w.-]+)+$/.test(path)) return false;
  const words = path.replace(/\.data$/, "").split("/");
  const isOdd = (word: string) => PUBLIC_WORDS.some((known) => isSameWord(known, word) && known !== word);
  if (isOdd(words[1] ?? "") || (words[1] === "cake" && isOdd(words[3] ?? ""))) return false;
  const parameters = new URLSearchParams(query);
  const routes = parameters.getAll("_routes").flatMap((list) => list.split(","));
  if (parameters.getAll("index").some((value) => value !== "")) return false;
  return new Set(routes).size === routes.length && routes.every((id) => routeIds.has(id));
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The cache key of a URL: its path and the parameters that change the page, in a fixed order. */
export function pageKey(url: string): string {
  const question = url.indexOf("?");
  if (question === -1) return url;
  const path = url.slice(0, question);
  const names = queryNamesOf(path);
  const query = new URLSearchParams(url.slice(question + 1));
  for (const name of [...query.keys()]) if (!names.includes(name)) query.delete(name);
  query.sort();
  const rest = query.toString();
  return rest === "" ? path : `${path}?${rest}`;
}

function queryNamesOf(requestedPath: string): readonly string[] {
  const page = requestedPath.replace(/\/+$/, "").replace(/\.data$/, "");
  const names = HOME_DATA.test(page) ? [] : (QUERY_NAMES.find(({ path }) => path.test(page))?.names ?? []);
  return requestedPath.endsWith(".data") ? [...names, ...ROUTER_PARAMETERS] : names;
}
