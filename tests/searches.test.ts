import { expect, test } from "vitest";
import type { WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

async function search(query: string): Promise<string> {
  const url = `/search?q=${encodeURIComponent(query)}`;
  const { status, text } = await shop.visitor().send({ method: "GET", url });
  expect(status).toBe(200);
  return text.replaceAll("<!-- -->", "");
}

test("a city of the shop is a filter that can be removed; of another one nothing is said, and it hides nothing", async () => {
  const delhi = await search("truffle cake in delhi");
  expect(delhi).toContain('aria-label="Remove In Delhi"');
  expect(delhi).toContain('href="/search?q=truffle+cake"');
  const patna = await search("truffle cake in patna");
  expect(patna).not.toContain("In Patna");
  for (const page of [delhi, patna]) expect(page).toContain("Belgian Chocolate Truffle Cake");
});

test("what a search without an allergen has to be known for is a notice, a pincode that is not served an error", async () => {
  const notice = await search("truffle without nuts");
  expect(notice).toMatch(/<p class="listing-notice" role="status">These are without it as an ingredient/);
  expect(notice).not.toContain('role="alert"');
  const by = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { text } = await shop.visitor().send({ method: "GET", url: `/AllCakes?by=${by}&pin=799999` });
  expect(text).toMatch(/<div class="alert" role="alert">/);
});

test("a correction is named where it finds something, not above an empty result", async () => {
  expect(await search("truffel cake")).toContain("Showing results for <b>truffle cake</b>");
  const nothing = await search("zxqwv truffel");
  expect(nothing).not.toContain("Showing results for");
  expect(nothing).toContain("zxqwv truffel");
});
