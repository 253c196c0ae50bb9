import { expect, test } from "vitest";
import { answersTo } from "./complaint-lifecycle.ts";

test("an answered complaint can still be settled or declined; what has ended stays as it is", () => {
  expect(answersTo("open")).toEqual(["answered", "settled", "refused"]);
  expect(answersTo("answered")).toEqual(["settled", "refused"]);
  for (const end of ["settled", "refused", "withdrawn"] as const) expect(answersTo(end)).toEqual([]);
});
