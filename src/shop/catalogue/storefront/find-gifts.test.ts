import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { aProduct, aSku, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { categories, productCategories, products, skus } from "../catalogue.tables.ts";
import type { GiftAnswers } from "../rules/gift-answers.ts";
import { findGifts } from "./find-gifts.ts";

let opened: OpenDatabase;
let services: Services;

/** Gifts of ₹3,000 each: name, kind, category, picture, lead time in hours. */
const GIFTS = [
  ["Wife One", "cake", ["birthday", "wife"], "a", 2],
  ["Wife Two", "cake", ["birthday", "wife"], "b", 2],
  ["Wife Two Again", "cake", ["birthday", "wife"], "b", 2],
  ["Wife Three", "cake", ["birthday", "wife"], "c", 2],
  ["Wife Four", "cake", ["birthday", "wife"], "d", 2],
  ["Birthday Flowers", "flowers", ["birthday"], "e", 30],
  ["Wife Plant", "plant", ["wife"], "f", 2],
  ["Any Balloons", "balloons", [], "g", 2],
] as const;

beforeAll(async () => {
  opened = await testDatabase();
  const { db } = opened;
  await seedSmallShop(db);
  await db.insert(categories).values({ slug: "wife", title: "Wife", description: "" });
  await db
    .insert(products)
    .values(
      GIFTS.map(([name, kind, , pictureId, leadHours], at) =>
        aProduct(50 + at, { id: `G${at}`, name, kind, category: "all-cakes", pictureId, leadHours }),
      ),
    );
  await db
    .insert(skus)
    .values(
      GIFTS.map((_, at) =>
        aSku(`G${at}-1`, `G${at}`, 0, { pricePaise: paise(300_000), sellPaise: paise(300_000) }),
      ),
    );
  await db
    .insert(productCategories)
    .values(GIFTS.flatMap(([, , slugs], at) => slugs.map((category) => ({ category, productId: `G${at}` }))));
  services = testServices(db);
});
afterAll(() => opened.close());

const ANSWERS: GiftAnswers = { for: "partner", day: "birthday", budget: "more", when: "any" };
const ANY_LEAD = Number.POSITIVE_INFINITY;
const find = async (answers: Partial<GiftAnswers>, longestLead = ANY_LEAD) =>
  (await findGifts(services, { answers: { ...ANSWERS, ...answers }, longestLead })).map(
    ({ card, suitsDay, suitsReceiver }) =>
      [card.name, suitsDay && "day", suitsReceiver && "receiver"].filter(Boolean).join(", "),
  );

test("gifts for the receiver and the day come first, of different kinds, and no picture comes twice", async () => {
  expect(await find({})).toEqual([
    "Wife One, day, receiver",
    "Wife Two, day, receiver",
    "Wife Three, day, receiver",
    "Birthday Flowers, day",
    "Wife Plant, receiver",
    "Any Balloons",
  ]);
});

test("what cannot be made in time is not shown, and one kind fills the rest", async () => {
  expect(await find({}, 23)).toEqual([
    "Wife One, day, receiver",
    "Wife Two, day, receiver",
    "Wife Three, day, receiver",
    "Wife Plant, receiver",
    "Any Balloons",
    "Wife Four, day, receiver",
  ]);
});

test("any day suits every gift", async () => {
  expect(await find({ day: "any", for: "host" })).toContain("Birthday Flowers, day");
});

test("only what is for sale within the budget is shown, in the size that is", async () => {
  expect(await find({ budget: "500" }, 47)).toEqual(["Twelve Red Roses, day"]);
  const { card } =
    (await findGifts(services, { answers: { ...ANSWERS, budget: "2000" }, longestLead: ANY_LEAD }))[0] ?? {};
  expect(card).toMatchObject({ name: "Belgian Chocolate Truffle Cake", sellPaise: 125_900 });
});
