import { beforeEach, expect, test } from "vitest";
import { testSession } from "../../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { openSmallShopFor, succeeded } from "../../../tests/support/small-shop-for.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { listChanges } from "../audit/list-changes.ts";
import { addDays, dayOf } from "../basics/india-time.ts";
import { slots } from "../delivery/delivery.tables.ts";
import { listOptionSettings } from "../delivery/options/list-option-settings.ts";
import { saveOption } from "../delivery/options/save-option.ts";
import type { SlotKey } from "../delivery/slots/holds.queries.ts";
import { listWeekCapacity } from "../delivery/slots/list-week-capacity.ts";
import { setSlotCapacity } from "../delivery/slots/set-slot-capacity.ts";
import { undoChange } from "./undo-change.ts";

const shop = openSmallShopFor();

const TODAY = dayOf(SATURDAY_MORNING);
const SLOT: SlotKey = {
  ...{ kitchenId: "delhi", onDate: addDays(TODAY, 1), option: "standard", startMinute: 540 },
};
const NORMAL = 20;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

beforeEach(async () => {
  await setNormal(NORMAL);
  for (const table of [slots, auditEntries]) await shop.db.delete(table);
});

async function setNormal(capacity: number) {
  const [standard] = await listOptionSettings(shop.services);
  if (standard?.option !== "standard") throw new Error("the first option is not standard");
  const { settings, version: seen } = standard;
  const change = { settings: { ...settings, capacity }, seen, staff: ravi };
  succeeded(await saveOption(shop.services, { option: "standard", ...change }));
}
const set = async (capacity: number | null, seen: number) =>
  succeeded(await setSlotCapacity(shop.services, { slot: SLOT, capacity, seen, staff: asha }));
async function lastEntry() {
  const [entry] = (await listChanges(shop.services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry;
}
const undo = async (id?: number) =>
  undoChange(shop.services, { id: id ?? (await lastEntry()).id, staff: ravi });
async function places() {
  const { options } = await listWeekCapacity(shop.services, { kitchenId: "delhi", from: TODAY });
  const windows = options.find(({ option }) => option === SLOT.option)?.windows ?? [];
  const window = windows.find(({ startMinute }) => startMinute === SLOT.startMinute);
  return window?.days.find(({ on }) => on === SLOT.onDate)?.capacity;
}

test("places of one window get back what they were, and undoing the undo repeats the change", async () => {
  await set(24, NORMAL);
  await set(9, 24);
  succeeded(await undo());
  expect(await places()).toBe(24);
  succeeded(await undo());
  expect(await places()).toBe(9);
});

test("places that were as usual are again, whatever is usual by now", async () => {
  await set(24, NORMAL);
  const { id } = await lastEntry();
  await setNormal(30);
  succeeded(await undo(id));
  expect(await places()).toBe(30);
  // The usual places when they were set, 20, would be false.
  expect(await lastEntry()).toMatchObject({ before: "24 places", after: "30 places" });
  await setNormal(31);
  expect(await places()).toBe(31);
});

test("places that somebody set later are not overwritten, and the refusal names who", async () => {
  await set(24, NORMAL);
  const { id } = await lastEntry();
  await set(25, 24);
  const key = "delhi 2026-11-22 standard 540";
  expect(await undo(id)).toMatchObject({
    ...{ code: "undo-blocked" },
    details: { changed: [{ kind: "slot", key }], impossible: [], later: [{ actorName: "Asha", key }] },
  });
  expect(await places()).toBe(25);
});

test("an undo takes no place that is sold, and changes no day that is over", async () => {
  await set(24, NORMAL);
  await shop.db.update(slots).set({ taken: 22 });
  const blocked = { code: "undo-blocked", details: { changed: [], impossible: [{ kind: "slot" }] } };
  expect(await undo()).toMatchObject(blocked);
  await shop.db.update(slots).set({ taken: 20 });
  shop.now = new Date("2026-11-23T00:00:00+05:30");
  expect(await undo()).toMatchObject(blocked);
  expect(await places()).toBe(24);
  shop.now = SATURDAY_MORNING;
  succeeded(await undo());
  expect(await places()).toBe(NORMAL);
});

test("a window is set back to what is usual without naming a number", async () => {
  await set(9, NORMAL);
  await set(null, 9);
  expect(await places()).toBe(NORMAL);
  expect((await lastEntry()).records).toMatchObject([{ before: { places: 9 }, after: { places: null } }]);
  succeeded(await undo());
  expect(await places()).toBe(9);
});
