import { expect, test } from "vitest";
import { addDays, day, instant } from "../../../../shop/basics/india-time.ts";
import { readyGroupsOf } from "./ready-groups.server.ts";

const TODAY = day("2026-11-24");
const at = (minute: number) => instant(TODAY, minute);
const order = (uuid: string, minute: number, option: "standard" | "pickup" = "standard") => ({
  ...{ uuid, option, day: TODAY, finishBy: at(minute) },
});

test("a ready order is under its rider and the time by which the first box of the run must leave", () => {
  const orders = [order("a", 16 * 60), order("b", 15 * 60 + 15), order("c", 14 * 60)];
  const runs = new Map(["a", "b"].map((uuid) => [uuid, { id: "run_1", nth: 2, rider: "Imran" }] as const));
  const groupOf = readyGroupsOf(orders, { runs, today: TODAY });
  const withImran = { title: "Imran, run 2, leaves by 3:15 PM", isWarning: false };
  expect(orders.slice(0, 2).map(groupOf)).toEqual([withImran, withImran]);
  expect(groupOf(order("c", 14 * 60))).toMatchObject({ title: "No rider yet", isWarning: true });
  expect(groupOf(order("d", 14 * 60, "pickup")), "nobody drives it").toMatchObject({ isWarning: false });
});

test("run 1 of today and run 1 of tomorrow are two groups of one rider, and the later one names its day", () => {
  const orders = [order("a", 16 * 60), { ...order("b", 16 * 60), day: addDays(TODAY, 1) }];
  const runs = new Map(orders.map(({ uuid }) => [uuid, { id: `run_${uuid}`, nth: 1, rider: "Imran" }]));
  expect(orders.map(readyGroupsOf(orders, { runs, today: TODAY }))).toMatchObject([
    { title: "Imran, run 1, leaves by 4 PM" },
    { title: "Imran, run 1 of Wed, 25 Nov, leaves by 4 PM" },
  ]);
});
