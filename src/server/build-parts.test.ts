import { expect, test } from "vitest";
import { type BuildPart, buildOf, partOf } from "./build-parts.ts";
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
