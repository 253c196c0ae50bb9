import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { addDays, dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { deliveryOptions, kitchens, slots } from "../delivery.tables.ts";
import { saveOption } from "../options/save-option.ts";
import type { SlotKey } from "./holds.queries.ts";
import { listWeekCapacity } from "./list-week-capacity.ts";
import { setSlotCapacity } from "./set-slot-capacity.ts";

const TODAY = dayOf(SATURDAY_MORNING);
const TOMORROW = addDays(TODAY, 1);

let opened: OpenDatabase;
let services: Services;
let kitchenId = "";

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => SATURDAY_MORNING);
  kitchenId = (await opened.db.select().from(kitchens))[0]?.id ?? "";
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.db.delete(slots);
  await opened.db.delete(auditEntries);
});

const slotOn = (onDate = TOMORROW): SlotKey => ({
  ...{ kitchenId, onDate, option: "standard", startMinute: 540 },
});
const person = (role: Role, name = "Meera") => testSession({ userId: name, name, roles: [role] });
const set = (capacity: number, seen: number, slot = slotOn(), staff = person("manager")) =>
  setSlotCapacity(services, { slot, capacity, seen, staff });
async function morning(on = TOMORROW) {
  const { options } = await listWeekCapacity(services, { kitchenId, from: TODAY });
  const windows = options.find(({ option }) => option === "standard")?.windows ?? [];
  return windows.find(({ startMinute }) => startMinute === 540)?.days.find((day) => day.on === on);
}

test("a window of one day has other places, and only that one; the log says who set them", async () => {
  const normal = (await morning())?.capacity ?? 0;
  expect(await set(normal + 4, normal)).toMatchObject({ ok: true });
  expect(await morning()).toMatchObject({ taken: 0, capacity: normal + 4, isSet: true });
  expect(await morning(addDays(TOMORROW, 1))).toMatchObject({ capacity: normal, isSet: false });
  const log = await opened.db.select().from(auditEntries);
  expect(log).toMatchObject([
    { subject: "delivery", before: `${normal} places`, after: `${normal + 4} places`, actorName: "Meera" },
  ]);
});

test("places never fall below what is sold, and places that somebody set meanwhile are not overwritten", async () => {
  const normal = (await morning())?.capacity ?? 0;
  await set(normal, normal);
  await opened.db.update(slots).set({ taken: 3, takenOvenMinutes: 60 }).where(eq(slots.kitchenId, kitchenId));
  expect(await set(2, normal)).toMatchObject({ code: "capacity-below-sold", details: { taken: 3 } });
  expect(await set(3, normal)).toMatchObject({ ok: true });
  expect(await set(9, normal, slotOn(), person("manager", "Ravi"))).toMatchObject({
    ...{ code: "delivery-changed", details: { by: "Meera", at: SATURDAY_MORNING, capacity: 3 } },
  });
  expect(await morning()).toMatchObject({ taken: 3, capacity: 3, oven: { taken: 60 } });
});

test("places that are saved from two pages of one person are saved twice, and a program is another person", async () => {
  const normal = (await morning())?.capacity ?? 0;
  expect(await set(normal + 1, normal)).toMatchObject({ ok: true });
  expect(await set(normal + 2, normal)).toMatchObject({ ok: true });
  expect(await morning()).toMatchObject({ capacity: normal + 2 });
  const [, second] = await opened.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(second).toMatchObject({ before: `${normal + 1} places`, after: `${normal + 2} places` });
  const program = { ...person("manager"), token: { id: randomUUID(), name: "Planner" } };
  expect(await set(9, normal, slotOn(), program)).toMatchObject({ code: "delivery-changed" });
  // Sent twice: nothing is left to change.
  expect(await set(normal + 2, normal, slotOn(), program)).toMatchObject({ ok: true });
  expect(await opened.db.$count(auditEntries)).toBe(2);
});

test("places that changed with their option name who changed the option", async () => {
  const before = (await morning())?.capacity ?? 0;
  const option = "standard";
  const [stored] = await opened.db.select().from(deliveryOptions).where(eq(deliveryOptions.option, option));
  const saved = await saveOption(services, {
    ...{ option, settings: { capacity: before + 5 }, seen: stored?.version ?? 0 },
    staff: person("owner", "Ravi"),
  });
  expect(saved).toMatchObject({ ok: true });
  expect(await set(3, before)).toMatchObject({ details: { by: "Ravi", capacity: before + 5 } });
  expect(await set(3, before, slotOn(), person("owner", "Ravi"))).toMatchObject({ ok: true });
});

test("only who may change delivery sets places, of windows that exist and days that can be booked", async () => {
  const normal = (await morning())?.capacity ?? 0;
  expect(await set(5, normal, slotOn(), person("care"))).toMatchObject({ code: "not-your-move" });
  expect(await set(5, normal, slotOn(addDays(TODAY, -1)))).toMatchObject({ code: "date-out-of-range" });
  expect(await set(5, normal, { ...slotOn(), startMinute: 541 })).toMatchObject({ code: "unknown-slot" });
  expect(await set(5, normal, { ...slotOn(), kitchenId: "moon" })).toMatchObject({ code: "unknown-slot" });
  expect(await opened.db.select().from(slots)).toEqual([]);
});
