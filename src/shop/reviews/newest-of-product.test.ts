import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { day } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { loadReviews } from "./load-reviews.ts";
import { newestOfProduct } from "./newest-of-product.ts";

let opened: OpenDatabase;
let services: Services;
let now = new Date("2026-11-21T06:30:00Z");

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db, () => now);
  await loadReviews(services, { rows: [1, 2, 3].map((date) => written("PTRUFFLE", date)) });
});
afterAll(() => opened.close());

function written(productId: string, date: number) {
  const on = day(`2026-11-0${date}`);
  return { productId, stars: 5, name: "Asha", on, bought: "1 kg", message: `Good, on day ${date}.` };
}

async function of(productId: string) {
  const newest = await newestOfProduct(services, { productId, limit: 2 });
  return { total: newest.total, said: newest.reviews.map(({ message }) => message) };
}

test("a product's newest reviews come with the number of all", async () => {
  expect(await of("PTRUFFLE")).toEqual({ total: 3, said: ["Good, on day 3.", "Good, on day 2."] });
});

test("a product's first review shows within a minute", async () => {
  expect(await of("PROSES")).toEqual({ total: 0, said: [] });
  await loadReviews(services, { rows: [written("PROSES", 4)] });
  expect(await of("PROSES")).toMatchObject({ total: 0 });
  now = new Date(now.getTime() + 61_000);
  expect(await of("PROSES")).toEqual({ total: 1, said: ["Good, on day 4."] });
});
