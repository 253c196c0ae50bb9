import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { listChanges } from "../../src/shop/audit/list-changes.ts";
import { undoChange } from "../../src/shop/back-office/undo-change.ts";
import { day } from "../../src/shop/basics/india-time.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { NO_WORK } from "../../src/shop/catalogue/rules/work.ts";
import { createBlackout } from "../../src/shop/delivery/blackouts/create-blackout.ts";
import { endBlackout } from "../../src/shop/delivery/blackouts/end-blackout.ts";
import { listOptionSettings } from "../../src/shop/delivery/options/list-option-settings.ts";
import { saveOption } from "../../src/shop/delivery/options/save-option.ts";
import { addPincodes } from "../../src/shop/delivery/pincodes/add-pincodes.ts";
import { listPincodes } from "../../src/shop/delivery/pincodes/list-pincodes.ts";
import { removePincodes } from "../../src/shop/delivery/pincodes/remove-pincodes.ts";
import type { OptionSettings } from "../../src/shop/delivery/rules/option-settings.ts";
import { findSlot } from "../../src/shop/delivery/slots/find-slot.ts";
import { holdSlot } from "../../src/shop/delivery/slots/hold-slot.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

async function standard() {
  const [first] = await listOptionSettings(testApp.services);
  if (first?.option !== "standard") throw new Error("the first option is not standard");
  return first;
}

async function save(
  change: Partial<OptionSettings>,
  { seen, staff = asha }: { seen?: number; staff?: Session } = {},
) {
  const { settings, version } = await standard();
  const wanted = { settings: { ...settings, ...change }, seen: seen ?? version, staff };
  return saveOption(testApp.services, { option: "standard", ...wanted });
}

const lastEntry = async () => (await listChanges(testApp.services, { cursor: null })).rows[0]?.id ?? 0;
const undo = (id: number, staff = ravi) => undoChange(testApp.services, { id, staff });

/** Reserves places on this day. */
async function reserver(on: string, services = testApp.services) {
  const choice = { pincode: "110001", date: day(on), type: "Standard Delivery", time: "9 AM - 12 PM" };
  const slot = await findSlot(services, { ...choice, leadHours: 2 });
  if (!slot.ok) throw new Error(slot.code);
  const until = new Date(2e12);
  return (orderId: string, inside = services) =>
    holdSlot(inside, { orderId, slot: slot.value, work: NO_WORK, until });
}

test("of two people who save at the same moment, one is told what the other has saved, in every round", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { version } = await standard();
    const fees = [paise(6_000 + round), paise(7_000 + round)] as const;
    const saves = [asha, ravi].map((staff, nth) => save({ feePaise: fees[nth] }, { seen: version, staff }));
    const outcomes = await Promise.all(saves);
    const refused = outcomes.filter(({ ok }) => !ok);
    expect(refused).toMatchObject([
      { code: "delivery-changed", details: { differences: [{ field: "Fee" }] } },
    ]);
    const winner = outcomes.findIndex(({ ok }) => ok);
    expect((await standard()).settings.feePaise).toBe(fees[winner]);
  }
});

test.each([
  ["a hundred", 10],
  ["@all a thousand", 100],
])("%s saves that one person makes from ten open pages never conflict", async (_many, each) => {
  const { settings, version: seen } = await standard();
  const page = async (nth: number) => {
    let saved = 0;
    for (let fee = 1; fee <= each; fee += 1) {
      const own = { settings: { ...settings, feePaise: paise(nth * 1_000 + fee) }, seen, staff: asha };
      saved += (await saveOption(testApp.services, { option: "standard", ...own })).ok ? 1 : 0;
    }
    return saved;
  };
  const pages = Array.from({ length: 10 }, (_, nth) => page(nth + 1));
  expect(await Promise.all(pages)).toEqual(Array(10).fill(each));
  expect((await standard()).version).toBe(seen + 10 * each);
});

test("an undo and a save at the same moment never both take effect", async () => {
  for (let round = 0; round < 10; round += 1) {
    await save({ feePaise: paise(8_000 + round) });
    const [id, { version, settings }] = [await lastEntry(), await standard()];
    const [undone, saved] = await Promise.all([
      undo(id),
      save(
        { feePaise: paise(9_000 + round) },
        { seen: version, staff: { ...asha, userId: "mira", name: "Mira" } },
      ),
    ]);
    expect([undone.ok, saved.ok].toSorted()).toEqual([false, true]);
    const { feePaise } = (await standard()).settings;
    expect(feePaise).toBe(saved.ok ? 9_000 + round : feePaise);
    expect(feePaise).not.toBe(settings.feePaise);
  }
});

test("an undo that lowers the capacity waits for a reservation under way, and counts it", async () => {
  const { services, db } = testApp;
  const { settings } = await standard();
  await save({ capacity: 2 });
  await save({ capacity: 3 });
  const id = await lastEntry();
  const reserve = await reserver("2026-12-01");
  for (const order of ["one", "two"]) expect(await reserve(order)).toMatchObject({ ok: true });
  let undoing: ReturnType<typeof undo> | undefined;
  await db.transaction(async (tx) => {
    expect(await reserve("three", { ...services, db: tx })).toMatchObject({ ok: true });
    undoing = undo(id);
    expect(await Promise.race([undoing, pause(200, "waits")])).toBe("waits");
  });
  expect(await undoing).toMatchObject({
    ...{ code: "undo-blocked", details: { impossible: [{ kind: "option", key: "standard" }] } },
  });
  expect((await standard()).settings.capacity).toBe(3);
  await save({ capacity: settings.capacity });
});

test("an undo that closes a time again waits for a reservation under way; the next one is refused", async () => {
  const { services, db } = testApp;
  const created = await createBlackout(services, {
    staff: asha,
    blackout: {
      ...{ kitchenId: null, option: null, startMinute: null, areas: [], reason: "Oven" },
      ...{ startsAt: new Date("2026-12-05T00:00:00+05:30"), endsAt: new Date("2026-12-06T00:00:00+05:30") },
    },
  });
  if (!created.ok) throw new Error(created.code);
  await endBlackout(services, { id: created.value.id, staff: asha });
  const id = await lastEntry();
  const reserve = await reserver("2026-12-05");
  let undoing: ReturnType<typeof undo> | undefined;
  let next: ReturnType<typeof reserve> | undefined;
  await db.transaction(async (tx) => {
    expect(await reserve("before", { ...services, db: tx })).toMatchObject({ ok: true });
    undoing = undo(id);
    expect(await Promise.race([undoing, pause(200, "waits")])).toBe("waits");
    next = reserve("after");
    expect(await Promise.race([next, pause(200, "waits")])).toBe("waits");
  });
  expect(await undoing).toMatchObject({ ok: true });
  expect(await next).toEqual({ ok: false, code: "slot-closed" });
});

test("pincodes that two people bring back at the same moment are served once, from one kitchen", async () => {
  const { services } = testApp;
  const list = Array.from({ length: 40 }, (_, nth) => `${710_001 + nth} Area ${nth}`).join("\n");
  const codes = Array.from({ length: 40 }, (_, nth) => String(710_001 + nth));
  const add = (kitchenId: string, lines = list) =>
    addPincodes(services, {
      ...{ kitchenId, list: lines, options: ["standard"] },
      ...{ confirmed: codes, staff: asha },
    });
  for (let round = 0; round < 5; round += 1) {
    expect(await add("delhi")).toMatchObject({ ok: true });
    await removePincodes(services, { kitchenId: "delhi", pincodes: codes, staff: asha });
    const id = await lastEntry();
    const reversed = list.split("\n").toReversed().join("\n");
    const outcomes = await Promise.all([undo(id), add("mumbai", reversed)]);
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const kitchens = [];
    for (const kitchenId of ["delhi", "mumbai"]) {
      const { rows } = await listPincodes(services, { kitchenId });
      kitchens.push(rows.filter(({ pincode }) => codes.includes(pincode)).length);
      await removePincodes(services, { kitchenId, pincodes: codes, staff: asha });
    }
    expect(kitchens.toSorted()).toEqual([0, 40]);
  }
});
