import { expect, test, vi } from "vitest";
import { type CachedPage, PageCache, type PublicData, plainOf, type RenderedPage } from "./page-cache.ts";

const PUBLIC = { "cache-control": "public, max-age=0" };
const page = (text: string, overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: PUBLIC,
  body: Buffer.from(text),
  ...overrides,
});
const NOON = Date.parse("2026-11-21T06:30:00Z");
const HOUR = 3_600_000;

/** A cache whose data and clock the test moves. */
function aCache(limitBytes?: number) {
  const at = { now: NOON, changed: [] as number[] };
  const data: PublicData = {
    get version() {
      return at.changed.length;
    },
    replacedFor: (version) => {
      const ended = at.changed[version];
      return ended === undefined ? undefined : at.now - ended;
    },
  };
  return {
    at,
    cache: new PageCache(data, () => at.now, limitBytes),
    change: () => void at.changed.push(at.now),
  };
}

const textOf = async (cached: CachedPage | RenderedPage | undefined) =>
  cached && ("etag" in cached ? await plainOf(cached) : cached.body).toString();

test("a page is served from memory until the data changes, however long that takes", async () => {
  const { cache, at, change } = aCache();
  await cache.render("/", async () => page("old"));
  at.now += 10 * HOUR;
  expect(await textOf(cache.get("/"))).toBe("old");
  change();
  expect(cache.get("/")).toBeUndefined();
});

test("for half a second after a change the old page is served while a new one is rendered; then it waits", async () => {
  const { cache, at, change } = aCache();
  await cache.render("/", async () => page("old"));
  change();
  at.now += 400;
  const rendering = Promise.withResolvers<RenderedPage>();
  expect(await textOf(await cache.find("/", () => rendering.promise))).toBe("old");
  at.now += 200;
  expect(await cache.find("/", () => rendering.promise)).toBeUndefined();
  rendering.resolve(page("new"));
  await cache.render("/", async () => page("unused: it was rendered after the change"));
  change();
  at.now += 600;
  expect(await cache.find("/", async () => page("newer"))).toBeUndefined();
});

test("a page whose declared reads return the same stays; one whose reads differ is rendered again", async () => {
  const { cache, at, change } = aCache();
  let isSame = true;
  let reads = 0;
  const isUnchanged = async () => {
    reads += 1;
    return isSame;
  };
  await cache.render("/cake/A", async () => page("a cake", { isUnchanged }));
  change();
  at.now += HOUR;
  expect(cache.get("/cake/A")).toBeUndefined();
  const visits = Array.from({ length: 5 }, () => cache.find("/cake/A", async () => page("unused")));
  expect(await textOf((await Promise.all(visits))[4])).toBe("a cake");
  expect([reads, await textOf(cache.get("/cake/A"))]).toEqual([1, "a cake"]);
  isSame = false;
  change();
  at.now += 600;
  expect(await cache.find("/cake/A", async () => page("unused"))).toBeUndefined();
});

test("declared reads are repeated after a quarter of an hour even if no change was recorded", async () => {
  const { cache, at } = aCache();
  await cache.render("/cake/A", async () => page("a cake", { isUnchanged: async () => false }));
  at.now += HOUR / 4 - 1;
  expect(cache.get("/cake/A")).toBeDefined();
  at.now += 1;
  expect(cache.get("/cake/A")).toBeUndefined();
  await cache.find("/cake/A", async () => page("another row of cakes"));
  await vi.waitFor(async () => expect(await textOf(cache.get("/cake/A"))).toBe("another row of cakes"), {
    timeout: 20_000,
  });
});

test("at the shop's midnight every page is rendered again: it may show the day", async () => {
  const { cache, at } = aCache();
  await cache.render("/", async () => page("5 days until Diwali"));
  at.now = Date.parse("2026-11-21T18:29:59.999Z");
  expect(cache.get("/")).toBeDefined();
  at.now += 1;
  expect(await cache.find("/", async () => page("unused"))).toBeUndefined();
});

test("a change during a rendering makes its page stale", async () => {
  const { cache, at, change } = aCache();
  await cache.render("/", async () => {
    change();
    return page("read before the change");
  });
  at.now += 600;
  expect(await cache.find("/", async () => page("unused"))).toBeUndefined();
});

test("a slow rendering does not replace the page of one that began after a change", async () => {
  const { cache, at, change } = aCache();
  const slow = Promise.withResolvers<RenderedPage>();
  const first = cache.render("/", () => slow.promise);
  change();
  at.now += 600;
  await cache.render("/", async () => page("new"));
  slow.resolve(page("old"));
  expect(await textOf(await first)).toBe("new");
  expect(await textOf(cache.get("/"))).toBe("new");
});

test("personal and failed pages are never cached", async () => {
  const { cache } = aCache();
  const personal = { headers: { "cache-control": "private, no-store" } };
  await cache.render("/mine", async () => page("Ananya's", personal));
  await cache.render("/gone", async () => page("gone", { status: 404 }));
  expect([cache.get("/mine"), cache.get("/gone")]).toEqual([undefined, undefined]);
});

const REDIRECT = { "cache-control": "private, no-store", location: "/AllCakes" };

test.each([
  ["is gone", page("gone", { status: 404 })],
  ["has moved", page("", { headers: REDIRECT, status: 302 })],
  ["is no longer public", page("Ananya's", { headers: { "cache-control": "private, no-store" } })],
])("a page that %s is no longer served from memory", async (_what, answer) => {
  const { cache, change } = aCache();
  await cache.render("/cake/A", async () => page("a cake"));
  change();
  expect(await textOf(await cache.find("/cake/A", async () => answer))).toBe("a cake");
  await vi.waitFor(() => expect(cache.usage.pages).toBe(0), { timeout: 20_000 });
});

test.each([
  ["fails", async () => page("down", { status: 503 })],
  ["throws", () => Promise.reject(new Error("database away"))],
])(
  "while its renewal %s, a page is served as it was, and tried again after 5 seconds",
  async (_what, renew) => {
    const { cache, at, change } = aCache();
    await cache.render("/cake/A", async () => page("a cake"));
    change();
    at.now += HOUR;
    expect(await cache.find("/cake/A", renew)).toBeUndefined();
    expect(await textOf(await cache.render("/cake/A", renew))).toBe("a cake");
    expect(await textOf(await cache.find("/cake/A", renew))).toBe("a cake");
    at.now += 5_000;
    expect(await cache.find("/cake/A", renew)).toBeUndefined();
  },
);

test("a hundred visitors of an uncached page cost one rendering", async () => {
  const { cache } = aCache();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return page("once");
  };
  await Promise.all(Array.from({ length: 100 }, () => cache.render("/", render)));
  expect(renderings).toBe(1);
});

test("a failed rendering is not cached", async () => {
  const { cache } = aCache();
  await expect(cache.render("/", () => Promise.reject(new Error("database away")))).rejects.toThrow("away");
  await cache.render("/", async () => page("back"));
  expect(await textOf(cache.get("/"))).toBe("back");
});

test("an unchanged page keeps its ETag and compressed form", async () => {
  const { cache, change } = aCache();
  const first = (await cache.render("/", async () => page("same"))) as CachedPage;
  change();
  const headers = { ...PUBLIC, "x-new": "1" };
  const again = (await cache.render("/", async () => page("same", { headers }))) as CachedPage;
  expect(again).toMatchObject({ etag: first.etag, headers: { "x-new": "1" } });
  expect(Object.fromEntries(again.compressedHeaders)).toMatchObject({
    "x-new": "1",
    "content-encoding": "br",
  });
  expect(again.brotli).toBe(first.brotli);
  change();
  const changed = (await cache.render("/", async () => page("other"))) as CachedPage;
  expect([changed.etag === first.etag, await textOf(changed)]).toEqual([false, "other"]);
});

test("only the compressed form of a page is kept in memory, and is what is counted", async () => {
  const { cache } = aCache();
  const text = "a cake ".repeat(10_000);
  await cache.render("/", async () => page(text));
  expect(cache.usage.pages).toBe(1);
  const brotli = cache.get("/")?.brotli;
  expect(cache.usage.bytes).toBe((brotli?.length ?? 0) + "/".length + 3072);
  expect(brotli?.buffer.byteLength, "memory that the page keeps").toBe(brotli?.length);
  expect(await textOf(cache.get("/"))).toBe(text);
});

test("when memory is full, the least recently used page is evicted first", async () => {
  const { cache } = aCache(100 * 1024);
  // Bytes that cannot be compressed.
  const large = async () => page("", { body: crypto.getRandomValues(Buffer.alloc(40 * 1024)) });
  for (const key of ["/a", "/b"]) await cache.render(key, large);
  cache.get("/a");
  await cache.render("/c", large);
  expect(["/a", "/b", "/c"].map((key) => Boolean(cache.get(key)))).toEqual([true, false, true]);
  expect(cache.usage.bytes).toBeLessThanOrEqual(100 * 1024);
});

const sendOften = (cache: PageCache, key: string) => {
  for (let sent = 0; sent < 8; sent += 1) cache.get(key);
};
const longText = Array.from({ length: 4_000 }, (_, nth) => `<li>cake ${(nth * 7_919) % 1_000}</li>`).join("");

test("a page that is sent often is sent in fewer bytes, with the same text", async () => {
  const { cache } = aCache();
  await cache.render("/", async () => page(longText));
  const first = cache.get("/");
  sendOften(cache, "/");
  await vi.waitFor(() => expect(cache.get("/")).not.toBe(first), { timeout: 20_000 });
  const smaller = cache.get("/");
  expect(smaller?.brotli.length).toBeLessThan(first?.brotli.length ?? 0);
  expect(await textOf(smaller)).toBe(longText);
  expect(smaller?.etag).toBe(first?.etag);
  expect(Object.fromEntries(smaller?.compressedHeaders ?? [])).toMatchObject({
    "content-length": `${smaller?.brotli.length}`,
  });
});

test("a page that changes while it is compressed stays the new one", async () => {
  const { cache } = aCache();
  for (const key of ["/", "/AllCakes"]) await cache.render(key, async () => page(longText));
  const other = cache.get("/AllCakes");
  sendOften(cache, "/");
  sendOften(cache, "/AllCakes");
  await cache.render("/", async () => page("new"));
  // It was asked for later, so the first has ended too.
  await vi.waitFor(() => expect(cache.get("/AllCakes")).not.toBe(other), { timeout: 20_000 });
  expect(await textOf(cache.get("/"))).toBe("new");
});
