import { expect, test } from "vitest";
import { lineOf, MOST_LINES, readPincodeList } from "./pincode-list.ts";

test.each([
  ["a comma", "110016, Hauz Khas"],
  ["a tab, as from a spreadsheet", "110016\tHauz Khas"],
  ["a space", "110016 Hauz Khas"],
  ["spaces inside the pincode", "110 016, Hauz  Khas "],
])("a line with %s is read", (_name, line) => {
  expect(readPincodeList(line)).toEqual({ rows: [{ pincode: "110016", area: "Hauz Khas" }], problems: [] });
});

test("each wrong line is named, and empty lines are skipped", () => {
  const list = [
    "110016 Hauz Khas",
    "",
    "11001 Saket",
    "012345 Nowhere",
    "110017",
    "110016 Again",
    "1100167, Hauz Khas",
  ].join("\n");
  expect(readPincodeList(list).problems).toEqual([
    { line: 3, message: "“11001” is not a pincode: it needs six digits and does not begin with 0." },
    { line: 4, message: "“012345” is not a pincode: it needs six digits and does not begin with 0." },
    { line: 5, message: "110017 needs the name of its area." },
    { line: 6, message: "110016 is already on line 1." },
    { line: 7, message: "“1100167” is not a pincode: it needs six digits and does not begin with 0." },
  ]);
});

test.each([
  ["nothing", " \n "],
  ["too many lines", "110016 Hauz Khas\n".repeat(MOST_LINES + 1)],
  ["a name without end", `110016 ${"a".repeat(61)}`],
  ["words alone", "Hauz Khas"],
])("a list with %s is refused", (_name, list) => {
  expect(readPincodeList(list).problems).toHaveLength(1);
});

test("the line of a pincode is found again", () => {
  expect(lineOf("110016 Hauz Khas\n\n110 017, Saket", "110017")).toBe(3);
});
