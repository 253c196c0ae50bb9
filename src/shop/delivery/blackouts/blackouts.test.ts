import { beforeEach, describe, expect, test } from "vitest";
import { testSession } from "../../../../tests/support/session.ts";
import { openSmallShopFor, succeeded } from "../../../../tests/support/small-shop-for.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { day } from "../../basics/india-time.ts";
import { NO_WORK } from "../../catalogue/rules/work.ts";
import { blackouts, slotHolds, slots } from "../delivery.tables.ts";
import { confirmSlot } from "../slots/confirm-slot.ts";
import { expireHolds } from "../slots/expire-holds.ts";
import { findSlot, type SlotChoice } from "../slots/find-slot.ts";
import { holdSlot } from "../slots/hold-slot.ts";
import { listDays } from "../slots/list-days.ts";
import { listEarliest } from "../slots/list-earliest.ts";
import { listWindows } from "../slots/list-windows.ts";
import { moveReservation } from "../slots/move-reservation.ts";
import { BlackoutForm } from "./blackout.inputs.ts";
import { createBlackout } from "./create-blackout.ts";
import { endBlackout } from "./end-blackout.ts";
import { listBlackouts } from "./list-blackouts.ts";

const shop = openSmallShopFor();

const sunday = day("2026-11-22");
const monday = day("2026-11-23");

beforeEach(async () => {
  for (const table of [slotHolds, slots, blackouts, auditEntries]) await shop.db.delete(table);
});

const asha = testSession({ roles: ["manager"] });
const form = { kitchen: "", windows: "", from: "2026-11-22", fromTime: "", until: "", untilTime: "" };

/** Closes Sunday, or what the form says. */
async function close(fields: Partial<typeof form> & { areas?: string } = {}): Promise<number> {
  const blackout = BlackoutForm.parse({ ...form, areas: "", reason: "Deep cleaning", ...fields });
  return succeeded(await createBlackout(shop.services, { blackout, staff: asha })).id;
}

/** The open windows of a day at Connaught Place, as `standard 9 AM - 12 PM`. */
async function openOn(date = sunday, pincode = "110001"): Promise<string[]> {
  const { options } = succeeded(await listWindows(shop.services, { pincode, date, pieces: [] }));
  return options.flatMap(({ option, slots }) =>
    slots.filter(({ state }) => state === "open").map(({ label }) => `${option} ${label}`),
  );
}

const morning: SlotChoice = {
  ...{ pincode: "110001", date: sunday, type: "Standard Delivery", time: "9 AM - 12 PM", leadHours: 2 },
};
const later: SlotChoice = { ...morning, date: monday };

describe("a blackout", () => {
  test("of a day closes all its windows, and Midnight of its evening, but none of the days around it", async () => {
    const before = { saturday: await openOn(day("2026-11-21")), monday: await openOn(monday) };
    await close();
    // Midnight of Sunday arrives on Saturday evening.
    expect(await openOn(sunday)).toEqual(["midnight Sat night, into Sun 22 Nov"]);
    expect(await openOn(day("2026-11-21"))).toEqual(before.saturday);
    expect(await openOn(monday)).toEqual(before.monday.filter((slot) => !slot.startsWith("midnight")));
  });

  test.each([
    ["another kitchen", { kitchen: "mumbai" }],
    ["another pincode", { areas: "400001" }],
    ["another window of the option", { windows: "standard 720" }],
    ["another option", { windows: "pickup" }],
    ["hours after it", { fromTime: "12:00" }],
    ["hours before it", { untilTime: "09:00" }],
    ["days after it", { from: "2026-11-23", until: "2026-11-25" }],
  ])("of %s leaves a window open", async (_name, fields) => {
    await close(fields);
    expect(await openOn()).toContain("standard 9 AM - 12 PM");
    const slot = succeeded(await findSlot(shop.services, morning));
    expect(
      await holdSlot(shop.services, { orderId: "o", slot, work: NO_WORK, until: new Date(2e12) }),
    ).toMatchObject({
      ok: true,
    });
  });

  test.each([
    ["its kitchen", { kitchen: "delhi" }],
    ["its pincode", { areas: "110001" }],
    ["its area, however it is written", { areas: "connaught  DEPLOYMENT" }],
    ["the window", { windows: "standard 540" }],
    ["its option", { windows: "standard" }],
    ["hours that overlap it", { fromTime: "11:30", untilTime: "12:30" }],
    ["several days with it", { from: "2026-11-20", until: "2026-11-25" }],
  ])("of %s closes a window for every list, and for whoever has chosen it", async (_name, fields) => {
    const slot = succeeded(await findSlot(shop.services, morning));
    await close(fields);
    expect(await openOn()).not.toContain("standard 9 AM - 12 PM");
    expect(await findSlot(shop.services, morning)).toEqual({ ok: false, code: "slot-closed" });
    // The shopper chose before: the write refuses.
    expect(
      await holdSlot(shop.services, { orderId: "o", slot, work: NO_WORK, until: new Date(2e12) }),
    ).toEqual({
      ...{ ok: false, code: "slot-closed" },
    });
  });

  test("closes its days in the calendar, and moves the earliest arrival behind it", async () => {
    await close({ from: "2026-11-21", until: "2026-11-23" });
    const days = succeeded(await listDays(shop.services, { pincode: "110001", pieces: [] }));
    expect(days.slice(0, 4).map(({ state }) => state)).toEqual(["closed", "closed", "closed", "open"]);
    const { earliest } = succeeded(await listEarliest(shop.services, { pincode: "110001", wished: null }));
    expect(earliest.map(({ date }) => date)).toEqual(earliest.map(() => "2026-11-24"));
  });

  test("of the evening closes Express from two hours before, because it arrives within two hours", async () => {
    const express = { ...morning, date: day("2026-11-21"), type: "Express Delivery", time: "Within 2 hours" };
    await close({ from: "2026-11-21", fromTime: "17:00" });
    shop.now = new Date("2026-11-21T09:29:00Z");
    expect(await findSlot(shop.services, express)).toMatchObject({ ok: true });
    shop.now = new Date("2026-11-21T09:31:00Z");
    expect(await findSlot(shop.services, express)).toEqual({ ok: false, code: "slot-closed" });
  });

  test("leaves a hold as it is: it can still be paid, but not once it has been given back", async () => {
    const slot = succeeded(await findSlot(shop.services, morning));
    const until = new Date(shop.now.getTime() + 15 * 60_000);
    for (const orderId of ["quick", "slow"])
      succeeded(await holdSlot(shop.services, { orderId, slot, work: NO_WORK, until }));
    await close();
    expect(await confirmSlot(shop.services, { orderId: "quick", slot })).toMatchObject({ ok: true });
    shop.now = until;
    await expireHolds(shop.services);
    expect(await confirmSlot(shop.services, { orderId: "slow", slot })).toEqual({
      ok: false,
      code: "slot-closed",
    });
  });

  test("takes no order that is moved into it, and lets one out of it", async () => {
    const [inside, outside] = [
      succeeded(await findSlot(shop.services, morning)),
      succeeded(await findSlot(shop.services, later)),
    ];
    const until = new Date(2e12);
    succeeded(await holdSlot(shop.services, { orderId: "in", slot: inside, work: NO_WORK, until }));
    succeeded(await holdSlot(shop.services, { orderId: "out", slot: outside, work: NO_WORK, until }));
    for (const orderId of ["in", "out"])
      succeeded(await confirmSlot(shop.services, { orderId, slot: outside }));
    await close();
    expect(await moveReservation(shop.services, { orderId: "out", slot: inside })).toEqual({
      ...{ ok: false, code: "slot-closed" },
    });
    expect(await moveReservation(shop.services, { orderId: "in", slot: outside })).toMatchObject({
      ok: true,
    });
  });

  test("opens again when somebody ends it, once, and stays in the list and in the log", async () => {
    const id = await close({ kitchen: "delhi" });
    succeeded(await endBlackout(shop.services, { id, staff: asha }));
    expect(await endBlackout(shop.services, { id, staff: asha })).toEqual({
      ok: false,
      code: "unknown-blackout",
    });
    expect(await openOn()).toContain("standard 9 AM - 12 PM");
    const { current, past } = await listBlackouts(shop.services);
    expect(current).toEqual([]);
    expect(past).toMatchObject([
      {
        ...{ scope: "New Delhi kitchen", time: "Sun, 22 Nov, all day", reason: "Deep cleaning" },
        ...{ createdBy: "Asha", endedBy: "Asha", state: "over" },
      },
    ]);
    const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ before, after, note }) => [before, after, note])).toEqual([
      ["open", "closed", "Deep cleaning"],
      ["closed", "open", ""],
    ]);
    expect(entries[0]?.label).toBe("New Delhi kitchen: Sun, 22 Nov, all day");
  });

  test("without an end closes a kitchen until it is reopened", async () => {
    const blackout = {
      ...{ kitchenId: "delhi", option: null, startMinute: null, areas: [], reason: "Oven" },
      ...{ startsAt: shop.now, endsAt: null },
    };
    const { id } = succeeded(await createBlackout(shop.services, { blackout, staff: asha }));
    const days = succeeded(await listDays(shop.services, { pincode: "110001", pieces: [] }));
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(["closed"]));
    expect(await openOn(sunday, "400001")).not.toEqual([]);
    expect((await listBlackouts(shop.services)).current).toMatchObject([
      { closedKitchenId: "delhi", state: "now" },
    ]);
    succeeded(await endBlackout(shop.services, { id, staff: asha }));
    expect(await openOn()).not.toEqual([]);
  });

  test("is for owner and manager, and for places that exist", async () => {
    const blackout = BlackoutForm.parse({ ...form, areas: "Atlantis", reason: "Flood" });
    const baker = testSession({ roles: ["kitchen"] });
    expect(await createBlackout(shop.services, { blackout, staff: baker })).toMatchObject({
      code: "not-your-move",
    });
    expect(await createBlackout(shop.services, { blackout, staff: asha })).toEqual({
      ...{ ok: false, code: "unknown-area", details: { name: "Atlantis" } },
    });
    const nowhere = { ...blackout, areas: [], kitchenId: "nowhere" };
    expect(await createBlackout(shop.services, { blackout: nowhere, staff: asha })).toMatchObject({
      code: "unknown-kitchen",
    });
    expect(await shop.db.select().from(blackouts)).toEqual([]);
    expect(await endBlackout(shop.services, { id: 1, staff: baker })).toMatchObject({
      code: "not-your-move",
    });
  });
});

test.each([
  ["an end before its beginning", { until: "2026-11-21" }, "until"],
  ["hours that run backwards", { fromTime: "18:00", untilTime: "09:00" }, "untilTime"],
  ["a day that does not exist", { from: "2026-02-30" }, "from"],
  ["an option that does not exist", { windows: "drone" }, "windows"],
  ["no reason", { reason: " " }, "reason"],
  ["endless areas", { areas: "110001,".repeat(600) }, "areas"],
])("a form with %s is refused at its field", (_name, fields, field) => {
  const parsed = BlackoutForm.safeParse({ ...form, areas: "", reason: "Festival", ...fields });
  expect(parsed.error?.issues[0]?.path[0]).toBe(field);
});
