import { expect, test } from "vitest";
import { paise } from "../../../shop/basics/money.ts";
import { reasonsFor } from "./gift-reasons.ts";

const ANSWERS = { for: "partner", day: "anniversary", budget: "1000", when: "any" } as const;

const anIdea = (rupees: number, changes: { serves?: string; rating?: number; leadHours?: number } = {}) => ({
  card: {
    ...{ sellPaise: paise(rupees * 100), rating: 4.6, reviews: 150, serves: "4-5 people", leadHours: 4 },
    ...changes,
  },
  suitsDay: true,
  suitsReceiver: true,
});

test("what all gifts have in common is said once; each has a reason that is true of it alone", () => {
  const ideas = [
    anIdea(900, { rating: 4.9 }),
    anIdea(600),
    anIdea(800, { serves: "8-10 people" }),
    anIdea(700, { leadHours: 2 }),
    anIdea(750),
  ];
  expect(reasonsFor(ANSWERS, ideas)).toEqual({
    common: "Each of these is for an anniversary, for a partner.",
    reasons: [
      "The best rating of these: 4.9",
      "The lowest price of these",
      "Feeds the most: 8-10 people",
      "Ready soonest: in 2 hours",
      "Enough for 4-5 people",
    ],
  });
});

test("gifts that fit different answers say which", () => {
  const ideas = [anIdea(600), { ...anIdea(700, { serves: "" }), suitsReceiver: false }];
  expect(reasonsFor(ANSWERS, ideas)).toEqual({
    common: "",
    reasons: [
      "For an anniversary, for a partner. The lowest price of these",
      "For an anniversary. Rated 4.6 by 150",
    ],
  });
});

test("nothing is the lowest or best among equals, and no reason comes twice", () => {
  expect(reasonsFor(ANSWERS, [anIdea(600), anIdea(600), anIdea(600)]).reasons).toEqual([
    ...["Enough for 4-5 people", "Rated 4.6 by 150", ""],
  ]);
});

test("a gift that suits any day is not said to, and one without lead time is ready at once", () => {
  const ideas = [anIdea(600, { leadHours: 0 }), anIdea(600), { ...anIdea(600), suitsReceiver: false }];
  expect(reasonsFor({ ...ANSWERS, day: "any" }, ideas).reasons).toEqual([
    "For a partner. Ready at once",
    "For a partner. Enough for 4-5 people",
    "Also at this price. Rated 4.6 by 150",
  ]);
});
