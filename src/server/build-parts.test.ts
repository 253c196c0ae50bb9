import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type BuildPart, buildOf, firstWordOf, namedWords, partOf } from "./build-parts.ts";
import { builtPages } from "./load-pages.ts";

test("each page is in the build of its part only, and the page for unknown addresses in all", async () => {
  const { build } = await builtPages();
  if (!("routes" in build)) throw new Error("the pages are not built");
  const routesOf = (part: BuildPart) => {
    const { routes, assets } = buildOf(build, part);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    return Object.keys(routes);
  };
  const [office, personal, shop] = [routesOf("office"), routesOf("personal"), routesOf("public")];
  expect(new Set([...office, ...personal, ...shop])).toEqual(new Set(Object.keys(build.routes)));
  const inAll = office.filter((id) => personal.includes(id) && shop.includes(id));
  expect(inAll).toContain("root");
  expect(inAll).toContain("storefront/shell/not-found");
  expect(shop).toContain("storefront/home/home");
  expect(personal).toContain("office/invitation/invitation");
  expect([...personal, ...shop].some((id) => id.startsWith("office/orders/"))).toBe(false);
  expect(shop.some((id) => id.startsWith("account/"))).toBe(false);
  expect(shop.length).toBeLessThan(30);
});

test.each([
  ["/admin", "office"],
  ["/Admin/orders", "office"],
  ["/admin.data", "office"],
  ["/admin/run.data", "office"],
  ["/administration", "public"],
  ["/cake/admin", "public"],
  ["/account/orders.data", "personal"],
  ["/accounting", "public"],
])("%s belongs to the part %s", (path, part) => expect(partOf(path)).toBe(part));

test.each([
  ["/cake/TRUF05", "cake"],
  ["/Cake/TRUF05", "cake"],
  ["/search.data", "search"],
  ["/birthday-cakes", "birthday-cakes"],
  ["/", null],
  ["//cake/TRUF05", null],
  ["/%63ake/TRUF05", null],
  ["/robots.txt", null],
])("the first word of %s is %s", (path, word) => expect(firstWordOf(path)).toBe(word));

test("a page matches the same routes in the build of its first word as in that of all", async () => {
  const { build } = await builtPages();
  if (!("routes" in build)) throw new Error("the pages are not built");
  const named = namedWords(build);
  expect(named).toContain("cake");
  const shop = buildOf(build, "public");
  for (const path of [
    "/cake/TRUF05",
    "/CAKE/TRUF05",
    "/search",
    "/birthday-cakes",
    "/category/plants",
    "/nowhere/at/all",
  ]) {
    const word = firstWordOf(path);
    const smaller = buildOf(build, "public", word !== null && named.has(word) ? word : "");
    expect(Object.keys(smaller.routes).length).toBeLessThan(Object.keys(shop.routes).length);
    expect(matchedIds(smaller, path)).toEqual(matchedIds(shop, path));
  }
});

function matchedIds({ routes }: ServerBuild, path: string): string[] {
  const known = Object.values(routes).flatMap((route) => route ?? []);
  const tree = (parent?: string): RouteObject[] =>
    known
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path: own, index }) =>
        index ? { id, path: own, index } : { id, path: own, children: tree(id) },
      );
  return (matchRoutes(tree(), path) ?? []).map(({ route }) => route.id ?? "");
}
