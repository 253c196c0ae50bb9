import { expect, test } from "vitest";
import { sitemapFiles } from "./sitemap-xml.ts";

const ORIGIN = "https://shop.example";

test("a page is listed with its pictures, by its public URL", () => {
  const files = sitemapFiles(ORIGIN, { cakes: [{ path: "/cake/A&B", pictures: ["/pictures/a.webp"] }] });
  expect(files.get("/sitemap-cakes-1.xml")).toContain(
    "<url><loc>https://shop.example/cake/A&amp;B</loc>" +
      "<image:image><image:loc>https://shop.example/pictures/a.webp</image:loc></image:image></url>",
  );
});

test("pages beyond one file continue in the next, and the index names both", () => {
  const cakes = ["a", "b", "c"].map((sku) => ({ path: `/cake/${sku}` }));
  const files = sitemapFiles(ORIGIN, { cakes, pages: [{ path: "/" }] }, 2);
  expect(files.get("/sitemap-cakes-1.xml")?.match(/<url>/g)).toHaveLength(2);
  expect(files.get("/sitemap-cakes-2.xml")?.match(/<url>/g)).toHaveLength(1);
  expect(files.get("/sitemap.xml")?.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://shop.example/sitemap-cakes-1.xml",
    "<loc>https://shop.example/sitemap-cakes-2.xml",
    "<loc>https://shop.example/sitemap-pages-1.xml",
  ]);
});
