import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { day } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { NO_WORK } from "../../catalogue/rules/work.ts";
import type { Services } from "../../services.ts";
import {
  blackouts,
  deliveryOptions,
  deliveryWindows,
  kitchens,
  pincodes,
  slotHolds,
  slots,
} from "../delivery.tables.ts";
import { hoursOf, type OptionSettings } from "../rules/option-settings.ts";
import { findSlot } from "../slots/find-slot.ts";
import { holdSlot } from "../slots/hold-slot.ts";
import { listWindows } from "../slots/list-windows.ts";
import { listOptionSettings } from "./list-option-settings.ts";
import { optionForm } from "./option.inputs.ts";
import { saveOption } from "./save-option.ts";

let opened: OpenDatabase;
let services: Services;

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db, () => SATURDAY_MORNING);
});
beforeEach(async () => {
  for (const table of [
    slotHolds,
    slots,
    blackouts,
    pincodes,
    kitchens,
    deliveryWindows,
    deliveryOptions,
    auditEntries,
  ])
    await opened.db.delete(table);
  await seedSmallShop(opened.db).catch((error) => {
    // The catalogue of the first test is still there.
    if (isFirst) throw error;
  });
  isFirst = false;
});
afterAll(() => opened.close());
let isFirst = true;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const sunday = day("2026-11-22");

async function standard() {
  const [first] = await listOptionSettings(services);
  if (first?.option !== "standard") throw new Error("the first option is not standard");
  return first;
}

/** Saves a change of Standard Delivery, made on this version. */
async function save(change: Partial<OptionSettings>, { seen = 1, staff = asha } = {}) {
  const { settings } = await standard();
  return saveOption(services, { option: "standard", settings: { ...settings, ...change }, seen, staff });
}

/** Takes places of Sunday morning. */
async function take(count: number, work = NO_WORK): Promise<void> {
  const choice = { pincode: "110001", date: sunday, type: "Standard Delivery", time: "9 AM - 12 PM" };
  const slot = await findSlot(services, { ...choice, leadHours: 2 });
  if (!slot.ok) throw new Error(slot.code);
  for (let index = 0; index < count; index += 1)
    await holdSlot(services, {
      orderId: crypto.randomUUID(),
      slot: slot.value,
      work,
      until: new Date(2e12),
    });
}

async function offer(sku = "TRUF10") {
  const windows = await listWindows(services, {
    pincode: "110001",
    date: sunday,
    pieces: [{ sku, quantity: 1 }],
  });
  if (!windows.ok) throw new Error(windows.code);
  const standard = windows.value.options.find(({ option }) => option === "standard");
  if (!standard) throw new Error("standard is not offered");
  return standard;
}

test("a new fee, last order and window apply to the next shopper, and the log has the former ones too", async () => {
  const windows = [{ startMinute: 600, endMinute: 720 }];
  const change = { feePaise: paise(6_000), freeFromPaise: null, lastOrderMinutes: 30, windows };
  expect(await save(change)).toEqual({ ok: true, value: true });
  expect(await offer()).toMatchObject({
    ...{ feePaise: 6_000, freeFromPaise: null },
    slots: [{ label: "10 AM - 12 PM", state: "open" }],
  });
  const [entry] = await opened.db.select().from(auditEntries);
  expect(entry).toMatchObject({
    label: "Standard Delivery",
    before:
      "Fee ₹50; Free from ₹500; Last order 3 hours before; Windows 9 AM - 12 PM, 12 PM - 3 PM, 3 PM - 6 PM, 6 PM - 9 PM",
    after: "Fee ₹60; Free from never; Last order 0.5 hours before; Windows 10 AM - 12 PM",
  });
});

test("the second of two editors sees the differences, and overwrites nothing", async () => {
  await save({ feePaise: paise(6_000) }, { staff: ravi });
  const refused = await save({ feePaise: paise(7_000), capacity: 25 });
  expect(refused).toMatchObject({
    ...{ ok: false, code: "delivery-changed" },
    details: {
      by: "Ravi",
      differences: [
        { field: "Fee", before: "₹60", after: "₹70" },
        { field: "Capacity", before: "20", after: "25" },
      ],
    },
  });
  expect((await standard()).settings.feePaise).toBe(6_000);
  expect(await save({ feePaise: paise(7_000) }, { seen: 2 })).toMatchObject({ ok: true });
});

test("a hundred saves by one person do not conflict, but a stale page does after another person's save", async () => {
  for (let fee = 1; fee <= 100; fee += 1)
    expect(await save({ feePaise: paise(fee * 100) })).toEqual({ ok: true, value: true });
  await save({ feePaise: paise(5_500) }, { staff: ravi, seen: 101 });
  // Asha saves on top of Ravi, then once more from the page that she opened before him.
  expect(await save({ capacity: 30 }, { seen: 102 })).toMatchObject({ ok: true });
  expect(await save({ feePaise: paise(9_900) }, { seen: 101 })).toMatchObject({ code: "delivery-changed" });
  expect(await save({ feePaise: paise(9_900) }, { seen: 102 })).toMatchObject({ ok: true });
});

test("saving the stored values changes nothing", async () => {
  await save({ capacity: 25 }, { staff: ravi });
  expect(await save({ capacity: 25 })).toEqual({ ok: true, value: false });
  expect(await opened.db.$count(auditEntries)).toBe(1);
  expect((await standard()).version).toBe(2);
});

test("capacity holds for slots that are sold in part, and is refused below what is sold, with the number", async () => {
  await take(3);
  expect(await save({ capacity: 2 })).toEqual({
    ...{ ok: false, code: "capacity-below-sold", details: { taken: 3 } },
  });
  expect((await standard()).settings.capacity).toBe(20);
  expect(await save({ capacity: 3 })).toMatchObject({ ok: true });
  const [morning, noon] = (await offer()).slots;
  expect([morning?.placesLeft, morning?.state, noon?.placesLeft]).toEqual([0, "full", 3]);
});

const half = [{ startMinute: 570, endMinute: 750 }];

test("a window with orders to come does not move: the refusal says how many, and from when", async () => {
  await take(3);
  const refused = await save({ windows: half });
  expect(refused).toMatchObject({
    code: "window-in-use",
    details: { startMinute: 540, endMinute: 720, because: "orders", many: 3, firstOn: sunday },
  });
  const { windows } = (await standard()).settings;
  expect(windows[0]).toEqual({ startMinute: 540, endMinute: 720 });
  const shorter = [{ startMinute: 540, endMinute: 690 }, ...windows.slice(1)];
  expect(await save({ windows: shorter }), "its end can move").toMatchObject({ ok: true });
  expect(await save({ windows: windows.slice(1) }, { seen: 2 }), "it can be removed").toMatchObject({
    ok: true,
  });
});

test("a window with places or a closing of its own does not move", async () => {
  const slot = { kitchenId: "delhi", onDate: sunday, option: "standard", startMinute: 540 } as const;
  await opened.db.insert(slots).values({ ...slot, capacity: 0 });
  expect(await save({ windows: half })).toMatchObject({
    details: { because: "places", many: 1, firstOn: sunday },
  });
  await opened.db.delete(slots);
  const closing = { startsAt: new Date(SATURDAY_MORNING.getTime() + 86_400_000), endsAt: null };
  const author = { createdAt: SATURDAY_MORNING, createdBy: "Asha" };
  const named = { option: "standard", startMinute: 540 } as const;
  await opened.db.insert(blackouts).values({ ...closing, ...author, ...named, reason: "Fair" });
  expect(await save({ windows: half })).toMatchObject({
    details: { because: "closing", many: 1, firstOn: sunday },
  });
  const ended = { endedAt: SATURDAY_MORNING, endedBy: "Asha" };
  await opened.db.update(blackouts).set(ended);
  expect(await save({ windows: half })).toMatchObject({ ok: true });
});

test("a window moves if its orders are of former days", async () => {
  const slot = {
    kitchenId: "delhi",
    onDate: day("2026-11-20"),
    option: "standard",
    startMinute: 540,
  } as const;
  await opened.db.insert(slots).values({ ...slot, capacity: 20, taken: 3 });
  expect(await save({ windows: half })).toMatchObject({ ok: true });
});

test("a kitchen or rider changes no delivery", async () => {
  const staff = testSession({ roles: ["kitchen", "rider"] });
  expect(await save({ capacity: 25 }, { staff })).toMatchObject({ code: "not-your-move" });
});

test("minutes hold for the next shopper, and may be set below what is sold", async () => {
  await take(3, { ovenMinutes: 60, decoratorMinutes: 10 });
  expect(await save({ ovenMinutes: 100, decoratorMinutes: 300 })).toEqual({ ok: true, value: true });
  const options = await listOptionSettings(services);
  expect(options.map(({ overfull }) => overfull)).toEqual([1, 0, 0, 0, 0]);
  const [entry] = await opened.db.select().from(auditEntries);
  expect(entry).toMatchObject({
    before: "Oven, minutes no limit; Decorator, minutes no limit",
    after: "Oven, minutes 100; Decorator, minutes 300",
  });
  expect((await offer()).slots.slice(0, 2).map(({ state }) => state)).toEqual(["full", "open"]);
  expect(await save({ ovenMinutes: null, decoratorMinutes: null }, { seen: 2 })).toMatchObject({ ok: true });
  expect((await offer()).slots[0]).toMatchObject({ state: "open", placesLeft: 17 });
});

const form = {
  ...{ fee: "₹1,050.50", freeFrom: "", lastOrder: "2.5", capacity: "20", windows: "9 AM - 12 PM" },
  ...{ ovenMinutes: " 240 ", decoratorMinutes: "" },
};

test("the form reads rupees, hours and windows", () => {
  expect(optionForm("standard").parse(form)).toEqual({
    ...{ feePaise: 105_050, freeFromPaise: null, capacity: 20, ovenMinutes: 240, decoratorMinutes: null },
    ...{ lastOrderMinutes: 150, lastOrderAtMinute: null },
    windows: [{ startMinute: 540, endMinute: 720 }],
  });
  const night = { ...form, lastOrder: "17:00", windows: "11 PM - 12 AM" };
  expect(optionForm("midnight").parse(night)).toMatchObject({
    ...{ lastOrderMinutes: null, lastOrderAtMinute: 1_020 },
  });
});

test.each([
  ["fee", "-5"],
  ["fee", "10001"],
  ["freeFrom", "much"],
  ["lastOrder", "25"],
  ["capacity", "0"],
  ["capacity", "1000"],
  ["ovenMinutes", "-5"],
  ["ovenMinutes", "10001"],
  ["decoratorMinutes", "an hour"],
  ["windows", "whenever"],
])("the form refuses %s %j at its field", (field, text) => {
  const parsed = optionForm("standard").safeParse({ ...form, [field]: text });
  expect(parsed.error?.issues[0]?.path[0]).toBe(field);
});

test("every last order that is stored can be saved again as it is shown", () => {
  const standardForm = optionForm("standard");
  const rest = { ...form, fee: "50", capacity: "6" };
  for (let minutes = 0; minutes <= 1440; minutes += 1) {
    const { lastOrderMinutes } = standardForm.parse({ ...rest, lastOrder: String(hoursOf(minutes)) });
    expect(lastOrderMinutes).toBe(minutes);
  }
});
