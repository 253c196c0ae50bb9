import { expect, test } from "vitest";
import { deliveryRows } from "../delivery-rows.inputs.ts";
import { readWindows, writeWindows } from "./window-list.ts";

test.each([
  ["9 AM - 12 PM", 540, 720],
  ["9:30am to 12 pm", 570, 720],
  ["18:00-21:00", 1080, 1260],
  ["11 PM – 12 AM", 1380, 1440],
  ["23:00 - 24:00", 1380, 1440],
])("%j is a window", (text, startMinute, endMinute) => {
  expect(readWindows(text, "standard")).toEqual([{ startMinute, endMinute }]);
});

test("what is written is read again, in the order of the day", () => {
  const windows = [
    { startMinute: 540, endMinute: 720 },
    { startMinute: 1260, endMinute: 1440 },
  ];
  expect(readWindows(writeWindows([...windows].reverse()), "standard")).toEqual(windows);
});

test.each([
  ["nothing", " ", "Please enter at least one window."],
  ["words", "morning", "“morning” is not a window. Write it as 9 AM - 12 PM."],
  [
    "an end before its beginning",
    "12 PM - 9 AM",
    "“12 PM - 9 AM” is not a window. Write it as 9 AM - 12 PM.",
  ],
  ["a wrong end", "9 AM - 13 PM", "“9 AM - 13 PM” is not a window. Write it as 9 AM - 12 PM."],
  ["minute 75", "9 AM - 12:75 PM", "“9 AM - 12:75 PM” is not a window. Write it as 9 AM - 12 PM."],
  ["hour 25", "18:00 - 25:00", "“18:00 - 25:00” is not a window. Write it as 9 AM - 12 PM."],
  ["a beginning without AM or PM", "6 - 9 PM", "“6 - 9 PM” is not a window. Write it as 9 AM - 12 PM."],
  ["hour 13 PM", "13 PM - 14 PM", "“13 PM - 14 PM” is not a window. Write it as 9 AM - 12 PM."],
  ["an overlap", "9 AM - 12 PM\n11 AM - 1 PM", "The window from 11 AM overlaps the one before."],
  ["too many", "9 AM - 10 AM\n".repeat(25), "Please enter at most 24 windows."],
])("%s is refused", (_name, text, problem) => {
  expect(readWindows(text, "standard")).toBe(problem);
});

test("Express and Midnight have one window", () => {
  expect(readWindows("9 AM - 12 PM\n1 PM - 2 PM", "midnight")).toBe("This delivery has one window.");
});

test.each(["12 AM - 1 AM", "11 AM - 12 PM"])("Midnight does not start in the morning: %s", (text) => {
  const problem = "Midnight delivery comes the evening before: for example 11 PM - 12 AM.";
  expect(readWindows(text, "midnight")).toBe(problem);
  expect(readWindows(text, "standard")).toHaveLength(1);
});

test("a shop's first rows have no Midnight window of the morning", () => {
  const rows = deliveryRows.shape.deliveryWindows;
  const window = { option: "midnight", startMinute: 0, endMinute: 60 };
  expect(rows.safeParse([window]).success).toBe(false);
  expect(rows.safeParse([{ ...window, startMinute: 1380, endMinute: 1440 }]).success).toBe(true);
});

test("Midnight ends at 12 AM", () => {
  const window = { startMinute: 23 * 60, endMinute: 24 * 60 };
  expect(readWindows("11 PM - 12 AM", "midnight")).toEqual([window]);
});
