import { LRUCache } from "lru-cache";
import { routePaths } from "../web/route-properties.server.ts";
import { compressPage, decompressPage } from "./compress-page.ts";
import type { RenderedPage } from "./page-cache.ts";

/** About 1,500 compressed pages, or 200 that were requested once. */
const LIMIT_BYTES = 32 * 1024 * 1024;
/** Overhead per entry, so that tiny pages are not stored by the million. */
const ENTRY_BYTES = 4096;

const SEARCH_PATHS = routePaths(({ isSearch }) => isSearch);

/**
 * Is this the cache key of search results, as a document or as the router's data? Not of those for a pincode, which depend
 * on the slots that are left there.
 */
export function isSearch(key: string): boolean {
  const [path = "", query = ""] = key.split("?", 2);
  return SEARCH_PATHS.includes(path.replace(/\.data$/, "")) && !/(^|&)pin=/.test(query);
}

/** A stored page. Most searches are made once, so it is compressed at the second request. */
type StoredSearch = Omit<RenderedPage, "isUnchanged"> & { isCompressed: boolean };

/**
 * Rendered search results in memory, until public data changes. Separate from the page cache, so that thousands of
 * different searches do not evict other pages. Replies stay private: what somebody searches must not be in other
 * caches.
 */
export class SearchPages {
  readonly #pages = new LRUCache<string, StoredSearch>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ body }, key) => ENTRY_BYTES + key.length + body.length,
  });
  readonly #compressing = new Set<string>();
  readonly #stateOfData: () => string;
  /** The state of the data that all stored pages show. */
  #state = "";

  /** @param stateOfData changes with the data that pages show */
  constructor(stateOfData: () => string) {
    this.#stateOfData = stateOfData;
  }

  /** The stored page of this key: compressed, if it is and the client accepts Brotli. */
  async get(key: string, takesBrotli: boolean): Promise<RenderedPage | undefined> {
    this.#currentState();
    const page = this.#pages.get(key);
    // If it fails, the page stays as it is.
    if (page && !page.isCompressed) this.#compress(key, page).catch(() => {});
    if (!page?.isCompressed || takesBrotli) return page;
    const { "content-encoding": _, ...headers } = page.headers;
    return { ...page, headers, body: await decompressPage(page.body) };
  }

  /** The rendering, which also stores its page if it succeeds. */
  storing(key: string, render: () => Promise<RenderedPage>): () => Promise<RenderedPage> {
    return async () => {
      const state = this.#currentState();
      const { status, headers, body } = await render();
      // If the data has changed meanwhile, the page may show what was before.
      const isCurrent = state === this.#currentState();
      if (isCurrent && status === 200 && !this.#pages.has(key))
        this.#pages.set(key, { status, headers, body, isCompressed: false });
      return { status, headers, body };
    };
  }

  /** The current state of the data. Drops all pages of an earlier one. */
  #currentState(): string {
    const state = this.#stateOfData();
    if (state !== this.#state) this.#pages.clear();
    this.#state = state;
    return state;
  }

  async #compress(key: string, page: StoredSearch): Promise<void> {
    if (this.#compressing.has(key)) return;
    this.#compressing.add(key);
    const body = await compressPage(page.body).finally(() => this.#compressing.delete(key));
    if (this.#pages.peek(key) !== page) return;
    const headers = { ...page.headers, "content-encoding": "br" };
    this.#pages.set(key, { ...page, body, headers, isCompressed: true });
  }
}
