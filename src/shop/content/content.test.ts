import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testApi } from "../../../tests/support/test-api.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import type { Services } from "../services.ts";
import { getBlog, listBlogs, listTestimonials } from "./content.reads.ts";
import { articles, pages } from "./content.tables.ts";
import { getPage } from "./get-page.ts";
import { loadContent } from "./load-content.ts";

let opened: OpenDatabase;
let services: Services;

const settings = {
  name: "Kulfi",
  url: "https://kulfi.example",
  contact: { email: "hello@kulfi.example", phone: "+91 22 5", whatsapp: "+91 98 6" },
  legal: {
    company: "Kulfi *Bakes* Ltd",
    address: "1 Sea Road",
    gstin: "27B",
    fssai: "200",
    grievanceOfficer: "Ravi",
  },
};
const article = (number: number, overrides: object = {}) => ({
  id: `BLOG-00${number}`,
  slug: `article-${number}`,
  title: `Article ${number}`,
  description: "What it says.",
  category: "Care",
  authorName: "Meera",
  pictureId: "red-rose-bouquet",
  tile: "rose",
  body: "## Heading\n\nText",
  products: "roses",
  publishedOn: "2026-11-01",
  position: number,
  ...overrides,
});
const page = (overrides: object = {}) => ({
  slug: "terms",
  title: "Terms of Use",
  description: "How {{shop}} sells.",
  lead: "What {{company}} promises.",
  facts: ["25+ | kitchens"],
  body: "{{shop}} is run by {{company}}. Write to {{email}}.",
  updatedOn: "2026-11-01",
  ...overrides,
});

const testimonial = (position: number) => ({
  place: position,
  name: `Customer ${position}`,
  position: "Teacher, Pune",
  pictureId: "red-rose-bouquet",
  tile: "rose",
  said: "It came in the hour.",
  rating: 4,
});

beforeAll(async () => {
  opened = await testDatabase();
  services = { ...testServices(opened.db), settings } as unknown as Services;
});
afterAll(() => opened.close());

test("wrong rows are refused with table, row and column, and nothing is loaded", async () => {
  const refused = await loadContent(services, {
    rows: { articles: [article(1), article(2, { tile: "blue" })], pages: [page()], testimonials: [] },
  });
  expect(refused).toMatchObject({ ok: false, code: "content-rows-invalid" });
  expect(JSON.stringify(refused)).toContain("articles, row 2, tile");
  expect((await opened.db.$count(articles)) + (await opened.db.$count(pages))).toBe(0);
});

test("a shop without pages loads them once; a second load leaves what an owner has changed", async () => {
  const testimonials = [testimonial(2), testimonial(1)];
  const rows = { articles: [article(2), article(1), article(3)], pages: [page()], testimonials };
  expect(await loadContent(services, { rows })).toEqual({ ok: true, value: { articles: 3, pages: 1 } });
  await opened.db.update(pages).set({ lead: "Changed by the owner." });
  expect(await loadContent(services, { rows })).toMatchObject({ ok: false, code: "content-not-empty" });
  expect(await getPage(services, { slug: "terms" })).toMatchObject({
    value: { lead: "Changed by the owner." },
  });
});

test("articles are listed in the owner's order, each with its address", async () => {
  const listed = await listBlogs(services);
  expect(listed.map(({ id, href }) => [id, href])).toEqual([
    ["BLOG-001", "/Blogs/article-1"],
    ["BLOG-002", "/Blogs/article-2"],
    ["BLOG-003", "/Blogs/article-3"],
  ]);
});

test("testimonials come in the owner's order", async () => {
  const listed = await listTestimonials(services);
  expect(listed.map(({ name, rating }) => [name, rating])).toEqual([
    ["Customer 1", 4],
    ["Customer 2", 4],
  ]);
});

test("an article is found whatever the case of its address, and an unknown one is refused", async () => {
  expect(await getBlog(services, { slug: "Article-2" })).toMatchObject({
    ok: true,
    value: { title: "Article 2", body: "## Heading\n\nText", products: "roses" },
  });
  expect(await getBlog(services, { slug: "article-9" })).toMatchObject({ ok: false, code: "unknown-blog" });
});

test("a page names the shop as the settings do, and a setting can't format the text", async () => {
  const terms = await getPage(services, { slug: "terms" });
  expect(terms).toMatchObject({
    ok: true,
    value: {
      description: "How Kulfi sells.",
      facts: [{ figure: "25+", of: "kitchens" }],
      body: "Kulfi is run by Kulfi \\*Bakes\\* Ltd. Write to hello@kulfi.example.",
    },
  });
  expect(await getPage(services, { slug: "nothing" })).toMatchObject({ ok: false, code: "unknown-page" });
});

test("the API gives every article with the contract's fields", async () => {
  const app = await testApi(opened.db);
  const reply = await app.inject({ url: "/api/blog/getAllBlogs" });
  await app.close();
  expect(reply.json()).toMatchObject({ success: true });
  expect(reply.json().data).toHaveLength(3);
  expect(reply.json().data[0]).toEqual({
    BlogId: "BLOG-001",
    Title: "Article 1",
    Description: "What it says.",
    Category: "Care",
    AuthorName: "Meera",
    ThumbnailURL: "/pictures/red-rose-bouquet.test-400.webp",
  });
});
