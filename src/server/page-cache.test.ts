import { expect, test, vi } from "vitest";
import routes from "../web/routes.ts";
import { type CachedPage, isWellSpelt, PageCache, pageKey, type RenderedPage } from "./page-cache.ts";

const PUBLIC = { "cache-control": "public, max-age=0" };
const page = (text: string, headers: Record<string, string> = PUBLIC): RenderedPage => ({
  status: 200,
  headers,
  body: Buffer.from(text),
});

test("a page is fresh for a minute, then served once more while it is rendered again", async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  await cache.render("/", async () => page("old"));
  now = 59_000;
  expect(cache.get("/", async () => page("new"))?.plain.toString()).toBe("old");
  now = 61_000;
  expect(cache.get("/", async () => page("new"))?.plain.toString()).toBe("old");
  await cache.render("/", async () => page("unused: one is being made"));
  expect(cache.get("/", async () => page("later"))?.plain.toString()).toBe("new");
});

test("personal and failed pages are never cached", async () => {
  const cache = new PageCache(() => 0);
  await cache.render("/mine", async () => page("Ananya's", { "cache-control": "private, no-store" }));
  await cache.render("/gone", async () => ({ ...page("gone"), status: 404 }));
  expect(cache.get("/mine", async () => page("x"))).toBeUndefined();
  expect(cache.get("/gone", async () => page("x"))).toBeUndefined();
});

const REDIRECT = { "cache-control": "private, no-store", location: "/AllCakes" };

test.each([
  ["is gone", { ...page("gone"), status: 404 }],
  ["has moved", { ...page("", REDIRECT), status: 302 }],
  ["is no longer public", page("Ananya's", { "cache-control": "private, no-store" })],
])("a page that %s is no longer served from memory", async (_what, answer) => {
  let now = 0;
  const cache = new PageCache(() => now);
  await cache.render("/cake/A", async () => page("a cake"));
  now = 61_000;
  expect(cache.get("/cake/A", async () => answer)?.plain.toString()).toBe("a cake");
  await cache.render("/cake/A", async () => page("unused: one is being made"));
  expect(cache.get("/cake/A", async () => page("x"))).toBeUndefined();
});

test.each([
  ["fails", async () => ({ ...page("down"), status: 503 })],
  ["throws", () => Promise.reject(new Error("database away"))],
])("while its renewal %s, a page is served as it was", async (_what, renew) => {
  let now = 0;
  const cache = new PageCache(() => now);
  await cache.render("/cake/A", async () => page("a cake"));
  now = 61_000;
  cache.get("/cake/A", renew);
  await cache.render("/cake/A", async () => page("unused: one is being made")).catch(() => {});
  expect(cache.get("/cake/A", renew)?.plain.toString()).toBe("a cake");
});

test("a hundred visitors of an uncached page cost one rendering", async () => {
  const cache = new PageCache(() => 0);
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return page("once");
  };
  await Promise.all(Array.from({ length: 100 }, () => cache.render("/", render)));
  expect(renderings).toBe(1);
});

test("a failed rendering is not cached", async () => {
  const cache = new PageCache(() => 0);
  await expect(cache.render("/", () => Promise.reject(new Error("database away")))).rejects.toThrow("away");
  await cache.render("/", async () => page("back"));
  expect(cache.get("/", async () => page("x"))?.plain.toString()).toBe("back");
});

test.each([
  ["/AllCakes?utm_source=mail&page=2", "/AllCakes?page=2"],
  ["/AllCakes?sort=new&page=2", "/AllCakes?page=2&sort=new"],
  ["/?anything=x", "/"],
  ["/cake/A-1KG", "/cake/A-1KG"],
  ["/?sku=1&page=2", "/"],
  ["/_root.data?sku=1", "/_root.data"],
  ["/cake/A-1KG?ready=7&page=2", "/cake/A-1KG"],
  ["/cake/A-1KG/reviews?ready=7&page=2", "/cake/A-1KG/reviews?page=2"],
  ["/contact?gift=a&_routes=x", "/contact"],
  ["/contact/?gift=a", "/contact/"],
  ["/reviews?sku=A&gift=a&page=2", "/reviews?page=2&sku=A"],
  ["/blogs?show=8&page=2", "/blogs?show=8"],
  ["/Blogs/how-much-cake?show=8", "/Blogs/how-much-cake"],
  ["/search?q=rose&show=8", "/search?q=rose"],
  ["/category/birthday?gift=a&sku=1", "/category/birthday?gift=a"],
  ["/birthday.data?gift=a&_routes=root", "/birthday.data?_routes=root&gift=a"],
])("%s is the same page as %s", (url, key) => {
  expect(pageKey(url)).toBe(key);
});

/** Pages with a first word of their own in the path. */
const underNoWord = routes.filter(({ path }) => path === undefined).flatMap(({ children = [] }) => children);

test("of the pages with one word, only listings and the search depend on the query", () => {
  const words = underNoWord.map(({ path = "" }) => path);
  const narrowed = words.filter((word) => /^[\w-]+$/.test(word) && pageKey(`/${word}?gift=a`).includes("?"));
  expect(narrowed).toEqual(["AllCakes", "search"]);
});

const ROUTES = new Set(["root", "storefront/listing/all-cakes"]);

test.each([
  ...[
    "/",
    "/_root.data",
    "/AllCakes",
    "/AllCakes.data",
    "/birthday",
    "/category/flowers/roses",
    "/cake/TRUF05",
  ],
  ...[
    "/cake/TRUF05/reviews?page=2",
    "/Blogs/eggless-explained",
    "/AllCakes.data?_routes=root",
    "/_root.data?index=",
  ],
])("%s is spelt like links: its page is cached", (key) => {
  expect(isWellSpelt(key, ROUTES)).toBe(true);
});

test.each([
  ...["/allcakes", "/ALLCAKES", "/AllCakes/", "//AllCakes", "/%41llCakes", "/AllCakes;a=1", "/Cake/TRUF05"],
  ...["/cake/TRUF05/Reviews", "/BLOGS/eggless-explained", "/AllCakes.data?_routes=x", "/_root.data?index=7"],
  ...["/AllCakes.data?_routes=root%2Croot", "/AllCakes.data?_routes=root&_routes=root"],
])("%s is another spelling: its page is not cached", (key) => {
  expect(isWellSpelt(key, ROUTES)).toBe(false);
});

test("the first words of all public URLs are known as links spell them", () => {
  const words = underNoWord.map(({ path = "" }) => path.split("/")[0] ?? "");
  // Personal pages are never cached, whatever their path.
  const own = ["orders", "payment", "TrackProgressPage", "account", ""];
  const told = words.filter((word) => /^\w[\w-]*$/.test(word) && !own.includes(word));
  expect(told.filter((word) => isWellSpelt(`/${word.toUpperCase()}`, ROUTES))).toEqual([]);
});

test("an unchanged page keeps its ETag and compressed form", async () => {
  let now = 0;
  const cache = new PageCache(() => now);
  const first = (await cache.render("/", async () => page("same"))) as CachedPage;
  cache.get("/", async () => page("same"));
  await vi.waitFor(() => expect(first.brotli).toBeDefined());
  const { etag, brotli } = first;
  now = 61_000;
  const again = await cache.render("/", async () => page("same", { ...PUBLIC, "x-new": "1" }));
  expect(again).toMatchObject({ etag, headers: { "x-new": "1" }, madeAt: 61_000 });
  expect((again as CachedPage).brotli).toBe(brotli);
  const changed = (await cache.render("/", async () => page("other"))) as CachedPage;
  expect([changed.etag === etag, changed.brotli]).toEqual([false, undefined]);
});

test("when memory is full, the least recently used page is evicted first", async () => {
  const cache = new PageCache(() => 0);
  const large = async () => ({ ...page(""), body: Buffer.alloc(50 * 1024 * 1024) });
  await cache.render("/a", large);
  await cache.render("/b", large);
  cache.get("/a", large);
  await cache.render("/c", large);
  expect([cache.get("/a", large), cache.get("/b", large), cache.get("/c", large)].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
});
