import { expect, test } from "vitest";
import routes from "../web/routes.ts";
import { isWellSpelt, pageKey } from "./page-key.ts";

test.each([
  ["/AllCakes?utm_source=mail&page=2", "/AllCakes?page=2"],
  ["/AllCakes?sort=new&page=2", "/AllCakes?page=2&sort=new"],
  ["/?anything=x", "/"],
  ["/cake/A-1KG", "/cake/A-1KG"],
  ["/?sku=1&page=2", "/"],
  ["/_.data?sku=1", "/_.data"],
  ["/cake/A-1KG?ready=7&page=2", "/cake/A-1KG"],
  ["/cake/A-1KG/reviews?ready=7&page=2", "/cake/A-1KG/reviews?page=2"],
  ["/contact?gift=a&_routes=x", "/contact"],
  ["/contact/?gift=a", "/contact/"],
  ["/reviews?sku=A&gift=a&page=2", "/reviews?page=2&sku=A"],
  ["/blogs?show=8&page=2", "/blogs?show=8"],
  ["/Blogs/how-much-cake?show=8", "/Blogs/how-much-cake"],
  ["/search?q=rose&show=8", "/search?q=rose"],
  ["/category/birthday?gift=a&sku=1", "/category/birthday?gift=a"],
  ["/birthday.data?index=x", "/birthday.data"],
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

/** The routes of every page here, outermost first. */
const ROUTES = () => ["root", "shell", "all-cakes"];

test.each([
  ...["/", "/_.data", "/AllCakes", "/AllCakes.data", "/birthday", "/category/flowers/roses", "/cake/TRUF05"],
  ...[
    "/cake/TRUF05/reviews?page=2",
    "/Blogs/eggless-explained",
    "/AllCakes.data?_routes=all-cakes",
    "/AllCakes.data?_routes=shell%2Call-cakes",
    "/_.data?_routes=all-cakes",
  ],
])("%s is spelt like links: its page is cached", (key) => {
  expect(isWellSpelt(key, ROUTES)).toBe(true);
});

test.each([
  ...["/allcakes", "/ALLCAKES", "/AllCakes/", "//AllCakes", "/%41llCakes", "/AllCakes;a=1", "/Cake/TRUF05"],
  ...[
    "/cake/TRUF05/Reviews",
    "/BLOGS/eggless-explained",
    "/AllCakes.data?_routes=x",
    "/AllCakes.data?_routes=",
  ],
  ...["/AllCakes.data?_routes=root", "/AllCakes.data?_routes=root%2Call-cakes", "/_.data?_routes=x"],
  ...["/AllCakes.data?_routes=all-cakes%2Cshell", "/AllCakes.data?_routes=all-cakes&_routes=all-cakes"],
])("%s is another spelling: its page is not cached", (key) => {
  expect(isWellSpelt(key, ROUTES)).toBe(false);
});

test("the first words of all public URLs are known as links spell them", () => {
  const words = underNoWord.map(({ path = "" }) => path.split("/")[0] ?? "");
  // Personal pages are never cached, whatever their path.
  const personalWords = [
    "orders",
    "gift",
    "staff-invitation",
    "payment",
    "pay",
    "TrackProgressPage",
    "account",
    "wish-list",
    "",
  ];
  const pathWords = words.filter((word) => /^\w[\w-]*$/.test(word) && !personalWords.includes(word));
  expect(pathWords.filter((word) => isWellSpelt(`/${word.toUpperCase()}`, ROUTES))).toEqual([]);
});
