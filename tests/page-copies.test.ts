import { expect, test } from "vitest";
import type { WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor(
  (opened) => {
    shop = opened;
  },
  { hasContent: true },
);

const ask = (url: string) => shop.visitor().send({ method: "GET", url });

test.each([
  ...[
    "/",
    "/AllCakes",
    "/birthday",
    "/birthday?price=500-1000",
    "/cake/TRUF05",
    "/cake/TRUF05/reviews",
    "/Blogs",
  ],
  ...["/gift-finder?for=child&day=any&budget=1000&when=any", "/gift-finder?for=child&day=any&when=today"],
  ...["/reviews", "/terms", "/AllCakes.data", "/AllCakes.data?_routes=storefront%2Flisting%2Fall-cakes"],
  ...["/_.data?_routes=storefront%2Fhome%2Fhome", "/birthday.data?_routes=catagory"],
])("%s is spelt like links: it is shown and cached", async (url) => {
  const { status, headers } = await ask(url);
  expect([status, typeof headers.etag]).toEqual([200, "string"]);
});

test.each([
  ...["/ALLCAKES", "/%41llCakes", "/AllCakes/", "/Birthday", "/birth_day", "/birthday-gifts", "/Cake/TRUF05"],
  ...["/AllCakes?ready=2", "/AllCakes?ready=999", "/Blogs?show=7000", "/Blogs?show=x", "/Blogs?show="],
  // The gifts that can arrive today depend on the hour.
  ...[
    "/gift-finder?budget=1000&day=any&for=child&when=today",
    "/gift-finder?when=tomorrow&budget=500&day=any&for=host",
  ],
  ...["/reviews?page=x", "/reviews?page=01", "/reviews?page=1", "/cake/TRUF05/reviews?page=00"],
  ...["/AllCakes.data?_routes=anything", "/AllCakes.data?_routes=catagory"],
  ...["/AllCakes.data?_routes=root", "/AllCakes.data?_routes=root%2Cstorefront%2Flisting%2Fall-cakes"],
])("%s is another spelling of a page, or soon out of date: it takes no memory", async (url) => {
  const { headers } = await ask(url);
  expect([headers.etag, `${headers["cache-control"]}`.includes("public")]).toEqual([undefined, false]);
});

test("another spelling of a URL shows the same page", async () => {
  for (const url of ["/ALLCAKES", "/AllCakes/", "/Cake/TRUF05", "/AllCakes?ready=2"]) {
    const { status, text } = await ask(url);
    expect([url, status, text.includes("Truffle")]).toEqual([url, 200, true]);
  }
});

test("a repeated search is the same page, and private for every other cache", async () => {
  const first = await ask("/search?q=truffle");
  const second = await ask("/search?q=truffle");
  expect([first.status, second.text === first.text]).toEqual([200, true]);
  for (const { headers } of [first, second])
    expect([headers.etag, headers["cache-control"]]).toEqual([undefined, "private, no-store"]);
});

test("a new search is compressed for a browser already when it is first sent", async () => {
  const headers = { "accept-encoding": "br" };
  const url = "/search?q=vanilla";
  const first = await shop.visitor().send({ method: "GET", url, headers });
  const plain = await ask(url);
  expect([first.status, first.headers["content-encoding"]]).toEqual([200, "br"]);
  expect([plain.status, plain.headers["content-encoding"]]).toEqual([200, undefined]);
});
