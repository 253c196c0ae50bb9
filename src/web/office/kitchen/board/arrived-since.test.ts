import { expect, test } from "vitest";
import { arrivedSince } from "./arrived-since.ts";

const readAt = new Date("2026-11-21T09:00:00Z");
const later = (minutes: number) => new Date(readAt.getTime() + minutes * 60_000);
const order = (uuid: string, placedAt: Date | null, column: "start" | "making" = "start") => ({
  ...{ uuid, placedAt, column },
});
const arrivals = (...orders: ReturnType<typeof order>[]) =>
  arrivedSince(orders, { known: new Set(["known"]), readAt }).map(({ uuid }) => uuid);

test("an order placed after the board was read arrives, and so does one that was stored while it was read", () => {
  expect(arrivals(order("new", later(1)), order("while read", later(-0.01)))).toEqual(["new", "while read"]);
});

test("an order of days ago does not arrive when its day comes near", () => {
  expect(arrivals(order("of days ago", later(-2 * 24 * 60)))).toEqual([]);
});

test("an order that the board showed, or that is begun, does not arrive", () => {
  expect(arrivals(order("known", later(1)), order("begun", later(1), "making"))).toEqual([]);
});
