import { expect, test } from "vitest";
import { changeWords } from "./change-words.server.ts";

/** 4:15 PM in India. */
const at = new Date("2026-11-21T10:45:00Z");
type Changes = NonNullable<Parameters<typeof changeWords>[0]["changes"]>;
const words = (changes: Partial<Changes>, column: "start" | "making" | "ready" = "making") =>
  changeWords(
    { changes: { notice: 7, kinds: ["message"], at, why: null, movedTo: null, ...changes }, column },
    at,
    "Saket kitchen",
  );

test("an order that stays says what was changed and when", () => {
  expect(words({})).toEqual({ notice: 7, isGone: false, words: "Message changed, 4:15 PM" });
  const daysAgo = new Date(at.getTime() - 2 * 86_400_000);
  expect(words({ at: daysAgo })?.words).toBe("Message changed, Thu, 19 Nov, 4:15 PM");
  expect(words({ kinds: ["time", "photos"] })?.words).toBe("Time changed, Photo changed, 4:15 PM");
  expect(changeWords({ changes: null, column: "start" }, at, "")).toBeNull();
});

test("an order that has left the board says why, and what to do where it stood", () => {
  const cancelled = { kinds: ["cancelled"], why: "cancelled" } satisfies Partial<Changes>;
  expect(words(cancelled)).toMatchObject({ isGone: true, words: "Cancelled, 4:15 PM. Stop making it." });
  expect(words(cancelled, "ready")?.words).toBe("Cancelled, 4:15 PM. Do not hand it over.");
  const away = { kinds: ["kitchen"], why: "kitchen" } satisfies Partial<Changes>;
  expect(words(away)?.words).toBe("Moved to another kitchen, 4:15 PM. Now Saket kitchen. Stop making it.");
  const moved = {
    kinds: ["time"],
    why: "time",
    movedTo: "Sun, 22 Nov, 3 PM to 6 PM",
  } satisfies Partial<Changes>;
  expect(words(moved, "start")?.words).toBe(
    "Moved to another time, 4:15 PM. Now Sun, 22 Nov, 3 PM to 6 PM. Do not start it.",
  );
});
