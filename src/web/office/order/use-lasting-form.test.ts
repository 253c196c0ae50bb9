import { expect, test } from "vitest";
import { answerToRead } from "./use-lasting-form.ts";

const mistake = { ok: false, message: "", errors: { message: "Too long" }, values: { read: "Happy 60th" } };

test("mistakes of a form are dropped once somebody has changed what it was made from, a conflict is not", () => {
  expect(answerToRead(mistake, "Happy 60th")).toBe(mistake);
  expect(answerToRead(mistake, "Happy 61st")).toBeUndefined();
  const conflict = { ...mistake, message: "Asha has changed this meanwhile.", errors: {} };
  expect(answerToRead(conflict, "Happy 61st")).toBe(conflict);
  expect(answerToRead(undefined, "")).toBeUndefined();
});
