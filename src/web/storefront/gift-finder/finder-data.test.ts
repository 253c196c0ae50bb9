import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import type { GiftAnswers } from "../../../shop/catalogue/rules/gift-answers.ts";
import { giftsInTime } from "./finder-data.server.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());

const ANSWERS = { for: "partner", day: "any", budget: "1000" } as const;
const at = (time: string) => new Date(`${dayOf(SATURDAY_MORNING)}T${time}+05:30`);
const gifts = (when: GiftAnswers["when"], now: Date) =>
  giftsInTime(
    testServices(opened.db, () => now),
    { ...ANSWERS, when },
  );

test("at nine in the evening nothing arrives today, and it says so; tomorrow's gifts are there", async () => {
  expect(await gifts("today", at("21:05:00"))).toEqual({ ideas: [], isLate: true });
  const tomorrow = await gifts("tomorrow", at("21:05:00"));
  expect(tomorrow.isLate).toBe(false);
  expect(tomorrow.ideas).not.toEqual([]);
});

test("for a later day the hour does not matter", async () => {
  const [morning, evening] = [await gifts("later", at("10:30:00")), await gifts("later", at("21:05:00"))];
  expect(evening).toEqual(morning);
});
