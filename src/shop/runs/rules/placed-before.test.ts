import { expect, test } from "vitest";
import { placedBefore } from "./placed-before.ts";

test("a stop is placed before another one, upwards and downwards, and a repeat changes nothing", () => {
  const up = { id: "c", before: "a" };
  const once = placedBefore(["a", "b", "c"], up);
  expect(once).toEqual(["c", "a", "b"]);
  expect(placedBefore(once ?? [], up)).toEqual(once);
  expect(placedBefore(["a", "b", "c"], { id: "a", before: "c" })).toEqual(["b", "a", "c"]);
});

test("a stop that is not on the run, or not any more, is placed nowhere", () => {
  expect(placedBefore(["a", "b"], { id: "c", before: "a" })).toBeNull();
  expect(placedBefore(["a", "b"], { id: "a", before: "c" })).toBeNull();
  expect(placedBefore(["a", "b"], { id: "a", before: "a" })).toBeNull();
});
