import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { day } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { findBusiestKitchen } from "../delivery.reads.ts";
import { blackouts, slots } from "../delivery.tables.ts";
import { BlackoutForm } from "./blackout.inputs.ts";
import { createBlackout } from "./create-blackout.ts";
import { endBlackout } from "./end-blackout.ts";
import { listWeekClosings } from "./list-week-closings.ts";

const saturday = day("2026-11-21");
const asha = testSession({ roles: ["manager"] });

let opened: OpenDatabase;
let services: Services;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => SATURDAY_MORNING);
});
beforeEach(async () => {
  await opened.db.delete(blackouts);
});
afterAll(() => opened.close());

/** Closes Sunday, or what the fields say. */
async function close(fields: Record<string, string> = {}): Promise<number> {
  const empty = { kitchen: "", windows: "", fromTime: "", until: "", untilTime: "", areas: "" };
  const blackout = BlackoutForm.parse({ ...empty, from: "2026-11-22", reason: "Deep cleaning", ...fields });
  const closed = await createBlackout(services, { blackout, staff: asha });
  if (!closed.ok) throw new Error(closed.code);
  return closed.value.id;
}

/** Lists the closings of Delhi's week, as `2026-11-22 standard 540`, with the pincodes unless it is all of them. */
async function closings(kitchenId = "delhi"): Promise<string[]> {
  const rows = await listWeekClosings(services, { kitchenId, from: saturday });
  return rows.map(({ on, option, startMinute, pincodes }) =>
    [on, option, startMinute, ...(pincodes ?? [])].join(" "),
  );
}

test("a closed day marks all its windows of each kitchen, with its reason", async () => {
  await close();
  for (const kitchen of ["delhi", "mumbai"]) {
    const marked = await closings(kitchen);
    expect(marked).toContain("2026-11-22 standard 540");
    expect(marked.some((row) => row.startsWith("2026-11-22 express"))).toBe(true);
    // Midnight of Monday comes on Sunday evening.
    expect(marked.filter((row) => !row.startsWith("2026-11-22"))).toEqual([
      expect.stringMatching(/^2026-11-23 midnight/),
    ]);
  }
  const [first] = await listWeekClosings(services, { kitchenId: "delhi", from: saturday });
  expect(first?.reason).toBe("Deep cleaning");
});

test("a closed kitchen, option or window marks only its own", async () => {
  await close({ kitchen: "mumbai", windows: "standard 540" });
  expect(await closings("mumbai")).toEqual(["2026-11-22 standard 540"]);
  expect(await closings("delhi")).toEqual([]);
});

test("a closed area marks its kitchen with the pincode, and gives way to a closing of all pincodes", async () => {
  await close({ areas: "110001", windows: "standard 540" });
  expect(await closings()).toEqual(["2026-11-22 standard 540 110001"]);
  expect(await closings("mumbai")).toEqual([]);
  await close({ windows: "standard 540" });
  expect(await closings()).toEqual(["2026-11-22 standard 540"]);
});

test("Express is closed in part if the blackout is shorter than its hours", async () => {
  const isInPart = async () =>
    (await listWeekClosings(services, { kitchenId: "delhi", from: saturday })).map((row) => row.isInPart);
  await close({ windows: "express", fromTime: "12:00", untilTime: "14:00" });
  expect(await isInPart()).toEqual([true]);
  await opened.db.delete(blackouts);
  await close({ windows: "express" });
  expect(await isInPart()).toEqual([false]);
});

test("a blackout of a whole day goes before an earlier one that meets only some hours of it", async () => {
  await close({
    windows: "express",
    from: "2026-11-21",
    fromTime: "18:00",
    until: "2026-11-22",
    untilTime: "12:00",
  });
  const wholeDay = await close({ windows: "express" });
  const rows = await listWeekClosings(services, { kitchenId: "delhi", from: saturday });
  expect(rows.map(({ on, isInPart }) => [on, isInPart])).toEqual([
    ["2026-11-21", true],
    ["2026-11-22", false],
  ]);
  expect(rows[1]?.blackoutId).toBe(wholeDay);
});

test("an ended closing marks nothing", async () => {
  const id = await close();
  await endBlackout(services, { id, staff: asha });
  expect(await closings()).toEqual([]);
});

test("the busiest kitchen is the one that has sold most on the days", async () => {
  const range = { from: saturday, to: day("2026-11-27") };
  expect(await findBusiestKitchen(services, range)).toBeNull();
  const slot = { option: "standard", startMinute: 540, capacity: 20 } as const;
  await opened.db.insert(slots).values([
    { ...slot, kitchenId: "delhi", onDate: saturday, taken: 2 },
    { ...slot, kitchenId: "mumbai", onDate: saturday, taken: 3 },
    { ...slot, kitchenId: "delhi", onDate: day("2026-11-28"), taken: 9 },
  ]);
  expect(await findBusiestKitchen(services, range)).toBe("mumbai");
});
