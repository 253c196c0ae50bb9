import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { RenderedPage } from "./page-cache.ts";
import { isSearch, SearchPages } from "./search-pages.ts";

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: { "cache-control": "no-store" },
  body: Buffer.from(text),
});

async function search(pages: SearchPages, key: string, results: RenderedPage): Promise<string> {
  const stored = await pages.get(key, false);
  return (stored ?? (await pages.storing(key, async () => results)())).body.toString();
}

test("a repeated search is shown from memory until the data changes", async () => {
  let state = "1";
  const pages = new SearchPages(() => state);
  expect(await search(pages, "/search?q=rose", page("one rose"))).toBe("one rose");
  expect(await search(pages, "/search?q=rose", page("unused"))).toBe("one rose");
  state = "2";
  expect(await search(pages, "/search?q=rose", page("two roses"))).toBe("two roses");
});

test("a page is not stored if the data changes while it is rendered", async () => {
  let state = "1";
  const pages = new SearchPages(() => state);
  const old = await pages.storing("/search?q=rose", async () => {
    state = "2";
    return page("old roses");
  })();
  expect(old.body.toString()).toBe("old roses");
  expect(await pages.get("/search?q=rose", false)).toBeUndefined();
});

test("errors and redirects are not stored", async () => {
  const pages = new SearchPages(() => "1");
  await pages.storing("/search?q=a", async () => page("down", 503))();
  await pages.storing("/search?q=b", async () => page("", 302))();
  expect([await pages.get("/search?q=a", true), await pages.get("/search?q=b", true)]).toEqual([
    undefined,
    undefined,
  ]);
});

test("results are compressed from the first request; clients that do not accept it get them plain", async () => {
  const pages = new SearchPages(() => "1");
  const key = "/search?q=rose";
  await search(pages, key, page("roses ".repeat(1000)));
  const compressed = await pages.get(key, true);
  expect(compressed?.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(compressed?.body ?? Buffer.alloc(0)).toString()).toBe("roses ".repeat(1000));
  const plain = await pages.get(key, false);
  expect([plain?.headers["content-encoding"], plain?.body.toString()]).toEqual([
    undefined,
    "roses ".repeat(1000),
  ]);
});

test("@all fifty large searches stay within the memory limit", async () => {
  const pages = new SearchPages(() => "1");
  // Random, so that compressing them saves little.
  const text = randomBytes(1024 * 1024).toString("base64");
  for (let i = 0; i < 50; i += 1) await search(pages, `/search?q=${i}`, page(text));
  const stored = await Promise.all(Array.from({ length: 50 }, (_, i) => pages.get(`/search?q=${i}`, false)));
  expect(stored.filter((page) => page !== undefined).length).toBeLessThan(32);
  expect(stored.at(-1)).toBeDefined();
});

test.each([
  ["/search?q=rose", true],
  ["/search.data?q=rose", true],
  ["/AllCakes?price=500-1000", false],
  ["/searching", false],
])("%s shows search results: %s", (key, expected) => {
  expect(isSearch(key)).toBe(expected);
});
