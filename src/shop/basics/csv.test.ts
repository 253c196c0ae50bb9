import { expect, test } from "vitest";
import { parseCsv, writeCsv } from "./csv.ts";

test("cells with any text are read as they were written", () => {
  const rows = [
    ["SKU", "Name", "Price"],
    ["A", 'a 10" cake, "fresh"', "5"],
    ["B", "two\r\nlines", ""],
    ["C", "", "7"],
  ];
  expect(parseCsv(writeCsv(rows))).toEqual(rows);
  expect(parseCsv("a,b\n\nc,d\n\n\n")).toEqual([["a", "b"], [""], ["c", "d"]]);
  expect(parseCsv("\n\n")).toEqual([]);
});

test.each([
  ["a quote inside a cell", 'A,a 10" cake,5\nB,a 10" cake,7', "row 2, Name: a cell with a quote in it"],
  [
    "text after a closing quote",
    'A,cake,5\nB,"a 10" cake,7',
    "row 3, Name: the closing quote must be the end",
  ],
  ["a quote after a closing quote", 'A,"cake" "tea",5', "row 2, Name: the closing quote must be the end"],
  ["a quote that is never closed", 'A,cake,"5\nB,cake,7\n', "row 2, column 3: the quote is never closed"],
])("%s is an error with its row and column, and no row is lost", (_what, lines, why) => {
  expect(() => parseCsv(`SKU,Name\n${lines}`)).toThrow(why);
});
