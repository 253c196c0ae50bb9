import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openSmallShopFor } from "../../../../tests/support/small-shop-for.ts";
import { paise } from "../../basics/money.ts";
import { deliveryOptions } from "../../delivery/delivery.tables.ts";
import { publicFees } from "../../delivery/public-fees.ts";
import { products } from "../catalogue.tables.ts";
import { shopFigures } from "./shop-figures.ts";

const shop = openSmallShopFor({ resetsClock: false });

const noStars = { stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 };

test("the stated rating is the mean of all reviews, not of the best product", async () => {
  await shop.db.update(products).set(noStars);
  await shop.db
    .update(products)
    .set({ ...noStars, stars5: 10 })
    .where(eq(products.id, "PTRUFFLE"));
  await shop.db
    .update(products)
    .set({ ...noStars, stars1: 10 })
    .where(eq(products.id, "PROSES"));
  shop.now = new Date(shop.now.getTime() + 61_000);
  expect(await shopFigures(shop.services)).toMatchObject({ rating: 3, bestRating: 5, reviews: 20 });
});

test("an offer of free delivery follows the owner's setting within a minute", async () => {
  const before = await publicFees(shop.services);
  expect(await publicFees(shop.services)).toBe(before);
  await shop.db
    .update(deliveryOptions)
    .set({ freeFromPaise: paise(90_000) })
    .where(eq(deliveryOptions.option, "standard"));
  shop.now = new Date(shop.now.getTime() + 61_000);
  expect((await publicFees(shop.services)).standard?.freeFromPaise).toBe(90_000);
});
