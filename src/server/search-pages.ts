import { LRUCache } from "lru-cache";
import { routePaths } from "../web/route-properties.server.ts";
import { compressPage, decompressPage } from "./compress-page.ts";
import type { RenderedPage } from "./page-cache.ts";

/** About 1,400 pages. */
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

/** Stored results. Their body is compressed. */
type StoredSearch = Omit<RenderedPage, "isUnchanged">;

/**
 * Rendered search results in memory, until public data changes. Separate from the page cache, so that thousands of
 * different searches do not evict other pages. Replies stay private: search texts must not be in other caches.
 */
export class SearchPages {
  readonly #pages = new LRUCache<string, StoredSearch>({
    maxSize: LIMIT_BYTES,
    sizeCalculation: ({ body }, key) => ENTRY_BYTES + key.length + body.length,
  });
  readonly #stateOfData: () => string;
  /** The state of the data that all stored pages show. */
  #state = "";

  /** @param stateOfData changes with the data that pages show */
  constructor(stateOfData: () => string) {
    this.#stateOfData = stateOfData;
  }

  /** The stored page of this key, compressed if the client accepts Brotli. */
  async get(key: string, takesBrotli: boolean): Promise<RenderedPage | undefined> {
    this.#currentState();
    const page = this.#pages.get(key);
    if (!page || takesBrotli) return page;
    const { "content-encoding": _, ...headers } = page.headers;
    return { ...page, headers, body: await decompressPage(page.body) };
  }

  /**
   * The rendering, which also stores its page if it succeeds. A client that accepts Brotli gets that from `get`: compressing
   * takes no longer than sending seven times the bytes.
   */
  storing(key: string, render: () => Promise<RenderedPage>): () => Promise<RenderedPage> {
    return async () => {
      const state = this.#currentState();
      const { status, headers, body } = await render();
      if (status === 200) await this.#store(key, state, { status, headers, body });
      return { status, headers, body };
    };
  }

  async #store(key: string, state: string, { status, headers, body }: StoredSearch): Promise<void> {
    const compressed = compressPage(body);
    // After a change of the data meanwhile, the page may show the former data: do not store it.
    if (state !== this.#currentState() || this.#pages.has(key)) return;
    this.#pages.set(key, { status, headers: { ...headers, "content-encoding": "br" }, body: compressed });
  }

  /** The current state of the data. Drops all pages of an earlier one. */
  #currentState(): string {
    const state = this.#stateOfData();
    if (state !== this.#state) this.#pages.clear();
    this.#state = state;
    return state;
  }
}
