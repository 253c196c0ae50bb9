import { expect, test } from "vitest";
import { isReauthenticated, REAUTHENTICATION_LEVELS } from "./reauthentication-levels.ts";

const reauthenticatedAt = new Date("2026-11-21T10:00:00Z");
const after = (minutes: number, seconds = 0) =>
  new Date(reauthenticatedAt.getTime() + minutes * 60_000 + seconds * 1000);

test.each([
  ["strict", 10],
  ["moderate", 60],
  ["lax", 1440],
] as const)("%s takes a proof of the last %d minutes, and no older one", (level, minutes) => {
  expect(
    isReauthenticated({ reauthenticatedAt, signedInAt: reauthenticatedAt }, level, reauthenticatedAt),
  ).toBe(true);
  expect(isReauthenticated({ reauthenticatedAt, signedInAt: reauthenticatedAt }, level, after(minutes))).toBe(
    true,
  );
  expect(
    isReauthenticated({ reauthenticatedAt, signedInAt: reauthenticatedAt }, level, after(minutes, 1)),
  ).toBe(false);
});

test("what is good enough for a stricter level is good enough for a laxer one", () => {
  for (const minutes of [0, 10, 11, 60, 61, 1440, 1441]) {
    const passed = REAUTHENTICATION_LEVELS.map((level) =>
      isReauthenticated({ reauthenticatedAt, signedInAt: reauthenticatedAt }, level, after(minutes)),
    );
    expect(passed).toEqual([...passed].sort());
  }
});

test("a sign-in without re-authentication opens the account's pages for a day, and nothing else", () => {
  const session = { reauthenticatedAt: new Date(0), signedInAt: reauthenticatedAt };
  expect(REAUTHENTICATION_LEVELS.filter((level) => isReauthenticated(session, level, after(1)))).toEqual([
    "lax",
  ]);
  expect(isReauthenticated(session, "lax", after(1440, 1))).toBe(false);
});
