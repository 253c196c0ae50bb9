import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { deliveryOptions } from "../../delivery/delivery.tables.ts";
import { publicFees } from "../../delivery/public-fees.ts";
import { products } from "../catalogue.tables.ts";
import { shopFigures } from "./shop-figures.ts";

let opened: OpenDatabase;
let now = SATURDAY_MORNING.getTime();

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());

const services = () => testServices(opened.db, () => new Date(now));
const noStars = { stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 };

test("the stated rating is the mean of all reviews, not of the best product", async () => {
  await opened.db.update(products).set(noStars);
  await opened.db
    .update(products)
    .set({ ...noStars, stars5: 10 })
    .where(eq(products.id, "PTRUFFLE"));
  await opened.db
    .update(products)
    .set({ ...noStars, stars1: 10 })
    .where(eq(products.id, "PROSES"));
  now += 61_000;
  expect(await shopFigures(services())).toMatchObject({ rating: 3, bestRating: 5, reviews: 20 });
});

test("an offer of free delivery follows the owner's setting within a minute", async () => {
  const before = await publicFees(services());
  expect(await publicFees(services())).toBe(before);
  await opened.db
    .update(deliveryOptions)
    .set({ freeFromPaise: 90_000 })
    .where(eq(deliveryOptions.option, "standard"));
  now += 61_000;
  expect((await publicFees(services()))["Standard Delivery"]?.freeFromPaise).toBe(90_000);
});
