import { describe, expect, test } from "vitest";
import type { ListingPage } from "./listing-data.ts";
import { listingHref, listingMeta } from "./listing-meta.ts";

const roses = { path: "/category/flowers/roses", words: "", sort: "popular" } as const;

test.each([
  ["the first page in the usual order has the plain address", roses, 1, "/category/flowers/roses"],
  ["a later page is named", roses, 3, "/category/flowers/roses?page=3"],
  [
    "an order goes along",
    { ...roses, sort: "price-low" as const },
    2,
    "/category/flowers/roses?sort=price-low&page=2",
  ],
  [
    "the words of a search go along",
    { path: "/AllCakes", words: "rum & raisin", sort: "popular" as const },
    2,
    "/AllCakes?q=rum+%26+raisin&page=2",
  ],
])("%s", (_fact, listing, page, href) => {
  expect(listingHref(listing, page)).toBe(href);
});

describe("what crawlers read of a listing", () => {
  const matches = [
    { id: "root", loaderData: { shop: { name: "Jamun", tagline: "", url: "https://j.example" } } },
  ];
  const page = (own: object): ListingPage =>
    ({
      ...roses,
      canonical: "/roses",
      title: "Roses",
      description: "",
      listing: { cards: [{ photo: undefined }], total: 100, page: 2, pages: 5 },
      ...own,
    }) as unknown as ListingPage;

  test("an order and an alias are no pages of their own: their address is that of the category", () => {
    const meta = listingMeta(matches, page({ sort: "newest" }));
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://j.example/roses?page=2",
    });
  });

  test("pages lead on and back", () => {
    const meta = listingMeta(matches, page({}));
    expect(meta).toContainEqual({ tagName: "link", rel: "prev", href: "/category/flowers/roses" });
    expect(meta).toContainEqual({ tagName: "link", rel: "next", href: "/category/flowers/roses?page=3" });
  });

  test.each([
    ["a search", { words: "rose" }],
    ["an empty listing", { listing: { cards: [], total: 0, page: 1, pages: 0 } }],
  ])("%s is not kept", (_what, own) => {
    expect(listingMeta(matches, page(own))).toContainEqual({ name: "robots", content: "noindex" });
  });
});
