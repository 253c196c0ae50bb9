import { expect, test } from "vitest";
import { finderHref, nextQuestion, progress, readAnswers } from "./finder-url.ts";

test.each([
  ["", {}, "/gift-finder", "for"],
  ["for=partner", { for: "partner" }, "/gift-finder?for=partner", "day"],
  ["for=the+cat&day=birthday", { day: "birthday" }, "/gift-finder?day=birthday", "for"],
  [
    "when=today&budget=500&day=any&for=host&utm_source=mail",
    { for: "host", day: "any", budget: "500", when: "today" },
    "/gift-finder?for=host&day=any&budget=500&when=today",
    null,
  ],
  ["for=partner&for=child", { for: "partner" }, "/gift-finder?for=partner", "day"],
  ["budget=constructor&for=toString", {}, "/gift-finder", "for"],
])("the answers of %j are read, and the first open question is asked", (query, answers, href, next) => {
  const read = readAnswers(new URLSearchParams(query));
  expect(read).toEqual(answers);
  expect(finderHref(read)).toBe(href);
  expect(nextQuestion(read)).toBe(next);
});

test.each([
  ["", 1, "/"],
  ["for=partner&day=birthday", 3, "/gift-finder?for=partner"],
  ["for=host&day=any&budget=500&when=today", 4, "/gift-finder?for=host&day=any&budget=500"],
  // The answer was removed by its chip.
  ["for=host&budget=500&when=today", 2, "/gift-finder?budget=500&when=today"],
  ["day=any&budget=500&when=today", 1, "/gift-finder"],
])("after the answers %j, question %i is open and Back leads to %s", (query, step, back) => {
  expect(progress(readAnswers(new URLSearchParams(query)))).toEqual({ step, back });
});
