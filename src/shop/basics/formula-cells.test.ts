import fc from "fast-check";
import { expect, test } from "vitest";
import { fromSafeCell, toSafeCell } from "./formula-cells.ts";

const RISKY = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];

test.each([
  "=1+1",
  '=HYPERLINK("http://evil.example","cake")',
  "+919876543210",
  "-1+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "＝1+1",
  "＋1",
  "－2+3",
  "＠SUM(A1)",
])("a spreadsheet takes %j for text", (text) => {
  expect(toSafeCell(text)).toBe(`'${text}`);
  expect(fromSafeCell(`'${text}`)).toBe(text);
});

test.each(["", "Truffle cake", "-12.50", "-7", "649", "4-6 people", "a=b", "It's"])(
  "%j is written as it is",
  (text) => {
    expect(toSafeCell(text)).toBe(text);
    expect(fromSafeCell(text)).toBe(text);
  },
);

test("an apostrophe that somebody typed before a text stays", () => {
  expect(fromSafeCell("'tis the season")).toBe("'tis the season");
});

test("every text is exported without starting a formula, and imported unchanged", () => {
  const part = fc.constantFrom(...RISKY, "'", "1", "91", "a");
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(part).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (value) => {
      const cell = toSafeCell(value);
      expect(fromSafeCell(cell)).toBe(value);
      const isNumber = /^-?\d+(\.\d+)?$/.test(cell);
      expect(isNumber || !RISKY.includes(cell[0] ?? "")).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
