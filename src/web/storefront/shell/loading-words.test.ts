import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { loadingWords, OTHER_PAGES } from "./loading-words.ts";

/** Addresses of one part, by whether their page is a listing. */
const addresses = Map.groupBy(topRoutes(await routes), ({ file }) => file.startsWith("storefront/listing/"));

function topRoutes(entries: RouteConfigEntry[]): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, index, children }) => {
    if (path === undefined && !index) return topRoutes(children ?? []);
    const isAddress = index || /^[\w-]+$/.test(path ?? "");
    return isAddress ? [{ path: `/${path ?? ""}`, file }] : [];
  });
}

test.each(["/AllCakes", "/search", "/plants", "/birthday-cakes", "/category/flowers/roses"])(
  "%s says that cakes are loading",
  (path) => expect(loadingWords(path)).toBe("Loading cakes..."),
);

test("a cake's page says so, and every other page loads without a message", () => {
  expect(loadingWords("/cake/RVC-500G-E")).toBe("Loading cake details...");
  const others = addresses.get(false)?.map(({ path }) => path) ?? [];
  const listed = OTHER_PAGES.source.match(/[\w-]+/g)?.map((word) => `/${word}`) ?? [];
  expect(new Set(["/", ...listed])).toEqual(new Set(others.map((path) => path.toLowerCase())));
  expect(others.filter((path) => loadingWords(path) !== null)).toEqual([]);
  const listings = addresses.get(true)?.map(({ path }) => path) ?? [];
  expect(listings).toEqual(["/AllCakes", "/search"]);
});
