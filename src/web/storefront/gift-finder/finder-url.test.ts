import { expect, test } from "vitest";
import { finderHref, nextQuestion, readAnswers } from "./finder-url.ts";

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
