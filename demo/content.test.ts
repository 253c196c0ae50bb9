import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentRows } from "../src/shop/content/content.inputs.ts";
import { fillIn, settingsWords } from "../src/shop/content/rules/fill-in.ts";
import { generateDemo } from "./generate.ts";
import { readContent } from "./read-content.ts";

const { articles, pages } = contentRows.parse(readContent());
const textOf = (slug: string) => {
  const page = pages.find((candidate) => candidate.slug === slug);
  return page ? [page.title, page.lead, page.body].join("\n").replaceAll("*", "") : "";
};

test("there are nine articles or more, each with its own URL and id", () => {
  expect(articles.length).toBeGreaterThanOrEqual(9);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
});

test("every article shows an existing picture, and products of an existing category", () => {
  const pictures = new Set(
    readdirSync(join(import.meta.dirname, "photos/cutout")).map((file) => file.replace(/\.\w+$/, "")),
  );
  const categories = new Set(generateDemo().catalogue.categories.map(({ slug }) => slug));
  expect(articles.filter(({ pictureId }) => !pictures.has(pictureId))).toEqual([]);
  expect(articles.filter(({ products }) => !categories.has(products)).map(({ id }) => id)).toEqual([]);
});

test("every suggested cake message has 25 characters at most", () => {
  const messages = articles.find(({ slug }) => slug.startsWith("what-to-write"));
  const lines = [...(messages?.body.matchAll(/^- (.+)$/gm) ?? [])].map(([, line = ""]) => line);
  expect(lines).toHaveLength(21);
  expect(messages?.description).toContain("Twenty-one lines");
  expect(lines.filter((line) => line.length > 25)).toEqual([]);
});

test.each([
  [
    "refund-policy",
    [
      "within 2 hours",
      "photo or video",
      "3 to 7 working days",
      "| 24 hours or more before your slot | A full refund |",
      "| Within 24 hours of your slot | A partial refund |",
      "| Once your order is prepared or dispatched | No refund |",
      "| Same-day, midnight and fixed-time orders, customised cakes | They can't be cancelled |",
    ],
  ],
  [
    "cancellation",
    ["24 hours or more", "Same-day orders", "Midnight orders", "Fixed-time orders", "Customised cakes"],
  ],
  [
    "terms",
    ["within 4 hours", "resolved within 12 working hours", "one delivery attempt", "Indian law applies"],
  ],
  [
    "privacy-policy",
    ["Digital Personal Data Protection Act, 2023", "How long", "Erase", "grievance officer", "copy"],
  ],
  ["rewards", ["Reward Point System", "Up to 60 coins"]],
])("%s contains the texts of the specification", (slug, sentences) => {
  const text = textOf(slug);
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});

test("the privacy policy names all stored data, and promises only deletions that happen", () => {
  const text = textOf("privacy-policy");
  const promises = [
    ...["cakes that you looked at", "e-mail and phone number of their form", "who brought whom"],
    ...["90 days after the order has ended", "if you never confirm, about two weeks", "Remember me"],
    ...[
      "Your wish list",
      "`wishes`",
      "with their photos",
      "180 days at most",
      "whether an order was on time",
    ],
    ...["messages for its cakes", "what you typed into the checkout", "invitation you followed"],
  ];
  expect(promises.filter((words) => !text.includes(words))).toEqual([]);
  expect(text).not.toMatch(/until you delete|until you take them back|close your account/i);
});

test("the about page has the shop's four figures", () => {
  const about = pages.find(({ slug }) => slug === "aboutus");
  expect(about?.facts).toEqual(["2018 | founded", "25+ | kitchens", "10+ | cities", "5,000+ | cakes"]);
});

test("every page refers to existing settings only", () => {
  const words = settingsWords({
    name: "s",
    url: "u",
    contact: { email: "e", phone: "p", whatsapp: "w" },
    legal: { company: "c", address: "a", gstin: "g", fssai: "f", grievanceOfficer: "o" },
  });
  const text = pages.map((page) => fillIn(JSON.stringify(page), words, (word) => word)).join();
  expect(text.match(/\{\{\w+\}\}/g)).toBeNull();
  expect(articles.map(({ body }) => body).join()).not.toContain("{{");
});
