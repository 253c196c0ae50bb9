import { describe, expect, test } from "vitest";
import { NO_FILTER } from "../../../shop/catalogue/rules/listing-filter.ts";
import { listingMeta } from "./listing-meta.ts";
import type { ListingPage } from "./listing-page.ts";

describe("the meta data of a listing", () => {
  const matches = [
    { id: "root", loaderData: { shop: { name: "Jamun", tagline: "", url: "https://j.example" } } },
  ];
  const listing = { cards: [{ photo: undefined }], total: 100, page: 2, pages: 5, filter: NO_FILTER };
  const page = (overrides: object): ListingPage =>
    ({
      path: "/category/flowers/roses",
      canonical: "/roses",
      words: "",
      typed: "",
      sort: "popular",
      title: "Roses",
      description: "",
      listing,
      ...overrides,
    }) as unknown as ListingPage;
  const canonical = (href: string) => ({ tagName: "link", rel: "canonical", href });

  test("a sort order and an alias have the canonical URL of the category", () => {
    const meta = listingMeta(matches, page({ sort: "newest" }));
    expect(meta).toContainEqual(canonical("https://j.example/roses?page=2"));
  });

  test("a filter has the canonical URL of the listing", () => {
    const meta = listingMeta(
      matches,
      page({ listing: { ...listing, filter: { ...NO_FILTER, eggless: true } } }),
    );
    expect(meta).toContainEqual(canonical("https://j.example/roses"));
    expect(meta).not.toContainEqual(expect.objectContaining({ rel: "next" }));
  });

  test("the description starts with the category's own text, then the delivery", () => {
    const meta = listingMeta(matches, page({ description: "Long-stemmed and cut this morning." }));
    expect(meta).toContainEqual({
      name: "description",
      content:
        "Long-stemmed and cut this morning. Roses, delivered on the day and in the hour that you choose.",
    });
  });

  test("pages link to the next and the previous one", () => {
    const meta = listingMeta(matches, page({}));
    expect(meta).toContainEqual({ tagName: "link", rel: "prev", href: "/category/flowers/roses" });
    expect(meta).toContainEqual({ tagName: "link", rel: "next", href: "/category/flowers/roses?page=3" });
  });

  test.each([
    ["a search", { words: "rose", typed: "rose", sort: "match" }],
    ["an empty listing", { picture: null, listing: { ...listing, total: 0, page: 1, pages: 0 } }],
  ])("%s is not indexed", (_what, overrides) => {
    expect(listingMeta(matches, page(overrides))).toContainEqual({ name: "robots", content: "noindex" });
  });
});
