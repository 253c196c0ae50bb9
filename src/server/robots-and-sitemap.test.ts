import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { seedSmallShop } from "../../tests/support/small-shop.ts";
import { testServices } from "../../tests/support/test-services.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { pages } from "../shop/content/content.tables.ts";
import type { Services } from "../shop/services.ts";
import { robotsAndSitemap } from "./robots-and-sitemap.ts";

let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase();
  await seedSmallShop(database.db);
  const { db, clock, pictures } = testServices(database.db);
  const services = { db, clock, pictures, settings: { url: "https://shop.example" } } as Services;
  app = fastify();
  await app.register(robotsAndSitemap, { services });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test("robots.txt disallows personal pages, and names the sitemap", async () => {
  const { headers, body } = await app.inject("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("Disallow: /payment/");
  expect(body).not.toContain("Disallow: /\n");
  expect([...body.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix]) => prefix)).toEqual([
    ...["/account/", "/accounts", "/admin", "/api/", "/dev/", "/orders/", "/payment/", "/sandbox/"],
    ...["/sign-in", "/sign-up", "/testPayment", "/TrackProgressPage", "/wish-list"],
  ]);
  expect(body).toContain("Sitemap: https://shop.example/sitemap.xml");
});

test("the sitemap's index names existing files", async () => {
  const { body, headers } = await app.inject("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const files = [...body.matchAll(/<loc>https:\/\/shop\.example([^<]+)/g)].map(([, path]) => path ?? "");
  expect(files).toEqual(["/sitemap-pages-1.xml", "/sitemap-listings-1.xml", "/sitemap-cakes-1.xml"]);
  for (const file of files) expect((await app.inject(file)).statusCode).toBe(200);
});

test("a product is in it once, at its default SKU, with its picture", async () => {
  const { body } = await app.inject("/sitemap-cakes-1.xml");
  expect(body).toContain("<loc>https://shop.example/cake/TRUF05</loc><image:image>");
  expect(body).not.toContain("TRUF1");
});

test("a category is in it under its own URL, not its aliases", async () => {
  const { body } = await app.inject("/sitemap-listings-1.xml");
  const listed = [...body.matchAll(/<loc>https:\/\/shop\.example([^<]+)/g)].map(([, path]) => path);
  expect(listed).toContain("/birthday");
  expect(listed).not.toContain("/birthday-cakes");
});

test("only the shop's own text pages are in it", async () => {
  const listed = async () => {
    const { body } = await app.inject("/sitemap-pages-1.xml");
    return [...body.matchAll(/<loc>https:\/\/shop\.example([^<]+)/g)].map(([, path]) => path);
  };
  expect(await listed()).not.toContain("/terms");
  const terms = { slug: "terms", title: "Terms", description: "D.", lead: "L.", body: "B." };
  await database.db.insert(pages).values({ ...terms, facts: [], updatedOn: "2026-11-01" });
  expect(await listed()).toContain("/terms");
  expect(await listed()).not.toContain("/privacy-policy");
});

test("a crawler with an unchanged copy gets 304", async () => {
  const { headers } = await app.inject("/sitemap.xml");
  const again = await app.inject({
    url: "/sitemap.xml",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(again.headers["cache-control"]).toContain("public");
});

test("an unknown sitemap file is a 404", async () => {
  expect((await app.inject("/sitemap-cakes-99.xml")).statusCode).toBe(404);
});
