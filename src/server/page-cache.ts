import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ROUTE_PROPERTIES, type RouteProperties, routePaths } from "../web/route-properties.server.ts";
import { etagOf } from "./etag.ts";

const compress = promisify(brotliCompress);

/** A rendered public page, ready to be sent as it is. */
export type CachedPage = {
  status: number;
  headers: PageHeaders;
  plain: Buffer;
  /** Made when the page is asked for a second time; most pages of a crawl never are. */
  brotli?: Buffer;
  etag: string;
  madeAt: number;
};

/** A rendering before it is stored. */
export type RenderedPage = { status: number; headers: PageHeaders; body: Buffer };

/** An entry of the cache. */
type StoredPage = { readonly page: CachedPage };

type PageHeaders = Record<string, string | string[]>;

/** A page is served as fresh for this long, and after that once more while a new one is being made. */
const FRESH_MS = 60_000;
const KEEP_MS = 24 * 60 * 60_000;
const LIMIT_BYTES = 128 * 1024 * 1024;
/**
 * The query names that change a page, by its path; fixed paths come before those with parameters. A name that is
 * not here makes no page of its own: or else anybody could fill the cache with copies of one page.
 */
const QUERY_NAMES = Object.entries<RouteProperties>(ROUTE_PROPERTIES)
  .sort(([one], [other]) => Number(/[:*]/.test(one)) - Number(/[:*]/.test(other)))
  .map(([path, { query }]) => {
    const pattern = path.replace(/:\w+/g, "[^/]+").replace("*", ".+");
    return { path: new RegExp(`^${pattern}$`, "i"), names: query };
  });
/** The home page's name when the router asks for its data. */
const HOME_DATA = /^\/_(root)?$/;
/** The router's own, when it asks for the data of a page. */
const OF_DATA = ["_routes", "index"];
/** A stored page takes so much beside its bytes; tiny ones must not be kept by the million. */
const ENTRY_BYTES = 4096;

/**
 * Public pages in memory, the least recently used leaving first. They hold nothing personal, so that one copy
 * serves everybody. A missing page is rendered once however many ask for it at the same time.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({ maxSize: LIMIT_BYTES, sizeCalculation: sizeOf });
  readonly #rendering = new Map<string, Promise<CachedPage | RenderedPage>>();
  readonly #compressing = new WeakSet<CachedPage>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The page of this key if there is one to serve; a stale one is renewed behind the visitor's back. */
  get(key: string, renew: () => Promise<RenderedPage>): CachedPage | undefined {
    const page = this.#pages.get(key)?.page;
    if (!page) return undefined;
    const age = this.#now() - page.madeAt;
    if (age > KEEP_MS) return undefined;
    if (age > FRESH_MS) this.render(key, renew).catch(() => {});
    if (!page.brotli && !this.#compressing.has(page)) void this.#compress(key, page);
    return page;
  }

  /** Renders and stores a page that says that it is public; one that is so no longer is forgotten. */
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
      // Gone, moved or no longer for everybody: so says the shop. A failure says nothing about the page.
      if (rendered.status < 500) this.#pages.delete(key);
      return rendered;
    }
    const etag = etagOf(rendered.body);
    const stored = this.#pages.peek(key)?.page;
    if (stored?.etag === etag) {
      // The content did not change: its compressed form stays valid.
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
    // A new entry for the same page, because the cache measures each entry once.
    if (this.#pages.peek(key)?.page === page) this.#pages.set(key, { page });
  }
}

function sizeOf({ page }: StoredPage): number {
  return ENTRY_BYTES + page.plain.length + (page.brotli?.length ?? 0);
}

/** The words of public URLs, as links write them. Paths match in any case. */
const WORDS = routePaths(({ isPersonal }) => !isPersonal)
  .flatMap((path) => path.split("/"))
  .filter((word) => /^\w/.test(word));

/**
 * Is a page asked for by the address that links to it have? There are endless other ways to write it, in other case, with
 * percent signs or slashes, and each would be kept as a page of its own. A shopper gets the page by any of them.
 * @param routeIds of all pages, which is what the router may ask for the data of
 */
export function isWellSpelt(key: string, routeIds: ReadonlySet<string>): boolean {
  const [path = "", query = ""] = key.split("?");
  if (path !== "/" && !/^(\/[\w.-]+)+$/.test(path)) return false;
  const words = path.replace(/\.data$/, "").split("/");
  const isOdd = (word: string) => WORDS.some((known) => isSameWord(known, word) && known !== word);
  if (isOdd(words[1] ?? "") || (words[1] === "cake" && isOdd(words[3] ?? ""))) return false;
  const asked = new URLSearchParams(query);
  const routes = asked.getAll("_routes").flatMap((list) => list.split(","));
  if (asked.getAll("index").some((value) => value !== "")) return false;
  return new Set(routes).size === routes.length && routes.every((id) => routeIds.has(id));
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** What names a page: its path, and what changes it of its query, in a fixed order. */
export function pageKey(url: string): string {
  const question = url.indexOf("?");
  if (question === -1) return url;
  const path = url.slice(0, question);
  const names = meantOn(path);
  const query = new URLSearchParams(url.slice(question + 1));
  for (const name of [...query.keys()]) if (!names.includes(name)) query.delete(name);
  query.sort();
  const rest = query.toString();
  return rest === "" ? path : `${path}?${rest}`;
}

function meantOn(asked: string): readonly string[] {
  const page = asked.replace(/\/+$/, "").replace(/\.data$/, "");
  const names = HOME_DATA.test(page) ? [] : (QUERY_NAMES.find(({ path }) => path.test(page))?.names ?? []);
  return asked.endsWith(".data") ? [...names, ...OF_DATA] : names;
}
