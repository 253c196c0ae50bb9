import { beforeEach, expect, test, vi } from "vitest";
import { missedSearches } from "../src/shop/search/search.tables.ts";
import type { Sent, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});
beforeEach(() => shop.services.db.delete(missedSearches));

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
let networks = 0;

/** Opens a page from a network of its own, which is how reloads are told from searches. */
function ask(url: string, sent: Partial<Sent> = {}) {
  networks += 1;
  const headers = { "user-agent": PHONE, ...sent.headers };
  return shop.visitor().send({ method: "GET", url, from: `198.51.100.${networks}`, ...sent, headers });
}
const rows = async () =>
  (await shop.services.db.select().from(missedSearches)).map(({ phrase, outcome, searches }) => [
    ...[phrase, outcome, searches],
  ]);
/** Waits for this count of a phrase, because the reply does not wait for the record. */
const seen = (expected: unknown[][]) =>
  vi.waitFor(async () => expect(await rows()).toEqual(expected), { timeout: 20_000 });

test("a search that finds nothing is counted, also when its page comes from memory or as data", async () => {
  const first = await ask("/search?q=Unicycle+wheels");
  expect(first.status).toBe(200);
  expect(first.text).toContain("We found nothing for");
  await seen([["unicycle wheels", "nothing", 1]]);
  const again = await ask("/search?q=Unicycle+wheels");
  expect(again.text).toBe(first.text);
  await seen([["unicycle wheels", "nothing", 2]]);
  await ask("/search.data?q=unicycle+wheels&_routes=storefront%2Flisting%2Fsearch");
  await seen([["unicycle wheels", "nothing", 3]]);
  expect(first.headers["x-missed-search"]).toBeUndefined();
});

test("a search that finds something only without the person is counted as that", async () => {
  const { text } = await ask("/search?q=truffle+cake+for+my+boss");
  expect(text).toContain("Truffle");
  await seen([["truffle cake for my boss", "without words", 1]]);
});

test("crawlers, pages fetched ahead, filters that leave nothing, and searches that find are not counted", async () => {
  await ask("/search?q=crawled", { headers: { "user-agent": GOOGLE } });
  await ask("/search?q=scripted", { headers: { "user-agent": "curl/8.5.0" } });
  await ask("/search?q=ahead", { headers: { "sec-purpose": "prefetch" } });
  await ask("/search?q=headed", { method: "HEAD" });
  await ask("/search?q=truffle&price=1-2");
  await ask("/search?q=truffle");
  await ask("/search?q=call+9876543210");
  await ask("/search?q=marker");
  await seen([["marker", "nothing", 1]]);
});
