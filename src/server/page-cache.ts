import { LRUCache } from "lru-cache";
import { addDays, dayOf, instant } from "../shop/basics/india-time.ts";
import { compressPage, compressSmaller, decompressPage } from "./compress-page.ts";
import { etagOf } from "./etag.ts";

type PageHeaders = Record<string, string | string[]>;

/** A rendering before it is stored. */
export type RenderedPage = {
  status: number;
  headers: PageHeaders;
  body: Buffer;
  /**
   * Repeats the reads that the page declares: does it still show the current data? Without it, any change of public data
   * makes the page stale.
   */
  isUnchanged?: (() => Promise<boolean>) | undefined;
};

/** A rendered public page, ready to send. */
export type CachedPage = {
  status: number;
  headers: PageHeaders;
  /** The headers of the compressed reply. */
  compressedHeaders: [name: string, value: string | string[]][];
  /** The page in its only stored form, which takes a seventh of the memory. */
  brotli: Buffer;
  etag: string;
};

/** The version of the data that public pages show. */
export type PublicData = {
  /** Rises with each change of data that public pages show. */
  version: number;
  /** How long ago this version was replaced, in ms; undefined while it is current. */
  replacedFor(version: number): number | undefined;
};

/** An entry of the cache. */
type StoredPage = {
  readonly page: CachedPage;
  isUnchanged: RenderedPage["isUnchanged"];
  /** The version of the data that the page is known to show. */
  version: number;
  /** When `isUnchanged` was last asked or the page was rendered, in ms. */
  checkedAt: number;
  /** The shop's next midnight: pages may depend on the day. */
  validUntil: number;
  /** Set after a failed rendering: until then the page is served as it is. */
  retryAt: number;
  checking: Promise<boolean> | undefined;
  /** How often `get` has returned it. */
  sent: number;
};

type Rendering = { version: number; page: Promise<CachedPage | RenderedPage> };

/** Room for the pages of 15,000 products, about 17 kB each. */
const LIMIT_BYTES = 320 * 1024 * 1024;
/** A page that is sent this often is worth a better compression. */
const OFTEN = 8;
/** Overhead per entry: headers, keys and the results of its reads. */
const ENTRY_BYTES = 3072;
/** A stale page may be served this long after the change, while it is rendered again. In ms. */
const STALE_MS = 500;
/** Declared reads are repeated this often even without a change: some, such as products bought together, announce none. In ms. */
const CHECK_EVERY_MS = 15 * 60_000;
/** Delay before a failed rendering is repeated, in ms. */
const RETRY_DELAY_MS = 5_000;

/**
 * Public pages in memory, with least-recently-used eviction. They hold nothing personal, so one copy serves everybody.
 * A page is served as long as the data that it shows is unchanged. Concurrent requests share one rendering.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #renderings = new Map<string, Rendering>();
  readonly #data: PublicData;
  readonly #now: () => number;

  constructor(data: PublicData, now: () => number, limitBytes = LIMIT_BYTES) {
    this.#data = data;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: limitBytes, sizeCalculation: sizeOf });
  }

  /** Memory that the pages take, in bytes, and their number. */
  get usage(): { bytes: number; pages: number } {
    return { bytes: this.#pages.calculatedSize, pages: this.#pages.size };
  }

  /** The page of this key, if it is known to show the current data. */
  get(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key);
    if (!entry || !this.#isCurrent(entry)) return undefined;
    entry.sent += 1;
    if (entry.sent === OFTEN) void this.#makeSmaller(key, entry.page);
    return entry.page;
  }

  /**
   * The page of this key if it may be served, after repeating its reads. For half a second after a change the old page
   * is served, while a new one is rendered.
   */
  async find(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | undefined> {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    if (this.#isCurrent(entry) || (await this.#isUnchanged(entry))) return entry.page;
    if (this.#now() < entry.retryAt) return entry.page;
    if (!this.#isRecent(entry.version) || this.#now() >= entry.validUntil) return undefined;
    this.render(key, render).catch(() => {});
    return entry.page;
  }

  /**
   * Renders a page and stores it if it is public. Removes the stored copy of a page that no longer is. If rendering
   * fails, the stored copy is returned.
   */
  render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const running = this.#renderings.get(key);
    if (running && this.#isRecent(running.version)) return running.page;
    const { version } = this.#data;
    const page = this.#renderAndStore(key, render, version).finally(() => {
      if (this.#renderings.get(key)?.page === page) this.#renderings.delete(key);
    });
    this.#renderings.set(key, { version, page });
    return page;
  }

  #isCurrent({ version, isUnchanged, checkedAt, validUntil }: StoredPage): boolean {
    const now = this.#now();
    if (version !== this.#data.version || now >= validUntil) return false;
    return isUnchanged === undefined || now - checkedAt < CHECK_EVERY_MS;
  }

  /** Is this the current version of the data, or was it until a moment ago? */
  #isRecent(version: number): boolean {
    return (this.#data.replacedFor(version) ?? 0) < STALE_MS;
  }

  #isUnchanged(entry: StoredPage): Promise<boolean> {
    if (!entry.isUnchanged || this.#now() >= entry.validUntil) return Promise.resolve(false);
    entry.checking ??= this.#repeatReads(entry, entry.isUnchanged).finally(() => {
      entry.checking = undefined;
    });
    return entry.checking;
  }

  async #repeatReads(entry: StoredPage, isUnchanged: () => Promise<boolean>): Promise<boolean> {
    // Before reading: a change during the reads makes the page stale again.
    const { version } = this.#data;
    if (!(await isUnchanged().catch(() => false))) return false;
    entry.version = version;
    entry.checkedAt = this.#now();
    return true;
  }

  async #renderAndStore(key: string, render: () => Promise<RenderedPage>, version: number) {
    const began = this.#now();
    const rendered = await render().catch((error) => {
      const entry = this.#postpone(key);
      if (entry) return entry;
      throw error;
    });
    if ("etag" in rendered) return rendered;
    if (rendered.status >= 500) return this.#postpone(key) ?? rendered;
    if (rendered.status !== 200 || !String(rendered.headers["cache-control"]).includes("public")) {
      // The page is gone, moved or personal.
      this.#pages.delete(key);
      return rendered;
    }
    const page = await this.#compressed(key, rendered);
    const stored = this.#pages.peek(key);
    // Another rendering began later and was faster.
    if (stored && stored.version > version) return stored.page;
    this.#pages.set(key, {
      ...{ page, version, checkedAt: began, isUnchanged: rendered.isUnchanged },
      ...{ validUntil: endOfDay(began), retryAt: 0, checking: undefined },
      // Unchanged content stays compressed.
      sent: stored?.page.etag === page.etag ? stored.sent : 0,
    });
    return page;
  }

  /** The rendering in its compressed form. If the content is as before, that of the stored page stays valid. */
  async #compressed(key: string, { status, headers, body }: RenderedPage): Promise<CachedPage> {
    const etag = etagOf(body);
    const stored = this.#pages.peek(key)?.page;
    const brotli = stored?.etag === etag ? stored.brotli : compressPage(body);
    return withBody({ status, headers, etag }, brotli);
  }

  /** Replaces the compressed page by a smaller one, unless another rendering is stored meanwhile. */
  async #makeSmaller(key: string, page: CachedPage): Promise<void> {
    const smaller = await compressSmaller(page.brotli).catch(() => page.brotli);
    const entry = this.#pages.peek(key);
    if (entry?.page === page) this.#pages.set(key, { ...entry, page: withBody(page, smaller) });
  }

  /** After a failure, for example while the database is away, the stored page is served as it is for a moment. */
  #postpone(key: string): CachedPage | undefined {
    const entry = this.#pages.peek(key);
    if (entry) entry.retryAt = this.#now() + RETRY_DELAY_MS;
    return entry?.page;
  }
}

/** The page's text, for clients that do not accept Brotli. */
export function plainOf({ brotli }: CachedPage): Promise<Buffer> {
  return decompressPage(brotli);
}

function withBody(
  { status, headers, etag }: Pick<CachedPage, "status" | "headers" | "etag">,
  brotli: Buffer,
): CachedPage {
  return { status, headers, etag, brotli, compressedHeaders: compressedHeaders(headers, etag, brotli) };
}

function compressedHeaders(
  headers: PageHeaders,
  etag: string,
  { length }: Buffer,
): CachedPage["compressedHeaders"] {
  const ofEncoding = {
    etag,
    vary: "accept-encoding",
    "content-encoding": "br",
    "content-length": `${length}`,
  };
  return Object.entries({ ...headers, ...ofEncoding });
}

function endOfDay(now: number): number {
  return instant(addDays(dayOf(new Date(now)), 1), 0).getTime();
}

function sizeOf({ page }: StoredPage, key: string): number {
  return ENTRY_BYTES + key.length + page.brotli.length;
}
