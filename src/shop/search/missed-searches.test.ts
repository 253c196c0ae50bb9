import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { addDays, type Day, day, instant } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { eraseMissedSearches } from "./erase-missed-searches.ts";
import { findMissedHelp, listMissedSearches } from "./list-missed-searches.ts";
import { recordMissedSearch } from "./record-missed-search.ts";
import { MISSED_LIMIT, MOST_PHRASES_A_DAY } from "./rules/missed-phrase.ts";
import { missedSearches } from "./search.tables.ts";

const TODAY = day("2026-11-21");
let opened: OpenDatabase;
let services: Services;
let now: Date;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
beforeEach(async () => {
  await opened.db.delete(missedSearches);
  now = instant(TODAY, 12 * 60);
  services = testServices(opened.db, () => now);
});
afterAll(() => opened.close());

const search = (typed: string, network = "203.0.113.1", outcome: "nothing" | "without words" = "nothing") =>
  recordMissedSearch(services, { typed, outcome, network });
const listed = async (from: Day = TODAY, limit = 100) =>
  (await listMissedSearches(services, { from, to: TODAY, limit })).rows.map(({ phrase, searches }) => [
    ...[phrase, searches],
  ]);

test("the same words in any spelling of case and signs are counted together, most searched first", async () => {
  await search("sugar free laddoo");
  await search("Vegan pizza", "203.0.113.1");
  await search("  VEGAN, pizza!", "203.0.113.2");
  expect(await listed()).toEqual([
    ["vegan pizza", 2],
    ["sugar free laddoo", 1],
  ]);
});

test("a reload is no second search; an hour later it is", async () => {
  for (let reload = 0; reload < 5; reload += 1) await search("vegan pizza");
  expect(await listed()).toEqual([["vegan pizza", 1]]);
  now = new Date(now.getTime() + 61 * 60_000);
  await search("vegan pizza");
  expect(await listed()).toEqual([["vegan pizza", 2]]);
});

test("a phone number, an e-mail and a pincode with a name are not in the database", async () => {
  for (const typed of ["cake 98765 43210", "asha@example.com", "rahul sharma 110001"]) await search(typed);
  expect(await opened.db.$count(missedSearches)).toBe(0);
});

test("a program with a new phrase each time fills a network's share, and takes nothing from others", async () => {
  for (let nth = 0; nth < MISSED_LIMIT.max + 20; nth += 1)
    await search(`bot word ${"x".repeat(1 + (nth % 9))}${nth}`);
  expect(await opened.db.$count(missedSearches)).toBe(MISSED_LIMIT.max);
  await search("vegan pizza", "203.0.113.2");
  expect(await opened.db.$count(missedSearches)).toBe(MISSED_LIMIT.max + 1);
});

test("a day takes a limited number of phrases; those that it has are counted on", async () => {
  const rows = Array.from({ length: MOST_PHRASES_A_DAY }, (_, at) => ({
    ...{ searchedOn: TODAY, phrase: `phrase ${at}`, outcome: "nothing" as const, nth: at + 1, searches: 1 },
  }));
  await opened.db.insert(missedSearches).values(rows);
  await search("one more");
  await search("phrase 7");
  expect(await listed(TODAY, 1)).toEqual([["phrase 7", 2]]);
  expect(await opened.db.$count(missedSearches)).toBe(MOST_PHRASES_A_DAY);
});

test("days outside the period are not counted, and old ones are erased", async () => {
  await search("vegan pizza");
  now = instant(addDays(TODAY, -90), 12 * 60);
  await search("kept for ninety days");
  now = instant(addDays(TODAY, -91), 12 * 60);
  await search("too old");
  expect(await listed()).toEqual([["vegan pizza", 1]]);
  now = instant(TODAY, 23 * 60);
  await eraseMissedSearches(services);
  expect((await listed(addDays(TODAY, -200))).map(([phrase]) => phrase)).toEqual([
    "kept for ninety days",
    "vegan pizza",
  ]);
});

test("the owner sees what could help: by now it finds something, or would without one word", async () => {
  const help = await findMissedHelp(services, { phrases: ["belgian truffle", "belgian bicycle", "bicycle"] });
  expect(help).toEqual([
    { finds: 1, without: null },
    { finds: 0, without: { word: "bicycle", rest: "belgian", finds: 1 } },
    { finds: 0, without: null },
  ]);
});
