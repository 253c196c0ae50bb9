import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { listChanges } from "../audit/list-changes.ts";
import { day } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import type { Outcome } from "../basics/outcome.ts";
import { NO_WORK } from "../catalogue/rules/work.ts";
import { addPincodes } from "../delivery/add-pincodes.ts";
import { checkPincode } from "../delivery/check-pincode.ts";
import { createBlackout } from "../delivery/create-blackout.ts";
import { blackouts, slotHolds, slots } from "../delivery/delivery.tables.ts";
import { endBlackout } from "../delivery/end-blackout.ts";
import { findSlot } from "../delivery/find-slot.ts";
import { holdSlot } from "../delivery/hold-slot.ts";
import { listBlackouts } from "../delivery/list-blackouts.ts";
import { listOptionSettings } from "../delivery/list-option-settings.ts";
import { listPincodes } from "../delivery/list-pincodes.ts";
import { removePincodes } from "../delivery/remove-pincodes.ts";
import type { OptionSettings } from "../delivery/rules/option-settings.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { saveOption } from "../delivery/save-option.ts";
import type { Services } from "../services.ts";
import { setKitchensOpen } from "./set-kitchens-open.ts";
import { undoChange } from "./undo-change.ts";

let opened: OpenDatabase;
let services: Services;
let now = SATURDAY_MORNING;

const asha = { userId: "asha", name: "Asha", email: "asha@example.com", roles: ["manager"] } as Session;
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => now);
});
beforeEach(async () => {
  now = SATURDAY_MORNING;
  for (const table of [slotHolds, slots, blackouts, auditEntries]) await opened.db.delete(table);
});
afterAll(() => opened.close());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

async function lastEntry() {
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry;
}

/** Undoes an entry, or the last one. */
const undo = async (id?: number, staff = ravi) =>
  undoChange(services, { id: id ?? (await lastEntry()).id, staff });

describe("a delivery option", () => {
  async function standard() {
    const [first] = await listOptionSettings(services);
    if (first?.option !== "standard") throw new Error("the first option is not standard");
    return first;
  }

  async function save(
    change: Partial<OptionSettings>,
    { seen, staff = asha }: { seen?: number; staff?: Session } = {},
  ) {
    const { settings, version } = await standard();
    const wanted = { settings: { ...settings, ...change }, seen: seen ?? version };
    return saveOption(services, { option: "standard", ...wanted, staff });
  }

  async function take(count: number) {
    const choice = {
      pincode: "110001",
      date: day("2026-11-22"),
      type: "Standard Delivery",
      time: "9 AM - 12 PM",
    };
    const slot = value(await findSlot(services, { ...choice, leadHours: 2 }));
    for (let nth = 0; nth < count; nth += 1)
      value(
        await holdSlot(services, {
          ...{ orderId: crypto.randomUUID(), slot, work: NO_WORK, until: new Date(2e12) },
        }),
      );
  }

  test("gets back its fee, times, minutes and windows, and undoing the undo repeats the change", async () => {
    const before = (await standard()).settings;
    const after: OptionSettings = {
      ...{ feePaise: paise(6_100), freeFromPaise: null, lastOrderMinutes: 95, lastOrderAtMinute: null },
      ...{ capacity: 33, ovenMinutes: 240, decoratorMinutes: 0 },
      windows: [{ startMinute: 615, endMinute: 1440 }],
    };
    value(await save(after));
    const { records } = await lastEntry();
    expect(records).toMatchObject([{ kind: "option", key: "standard", after: { windows: ["615-1440"] } }]);
    value(await undo());
    expect((await standard()).settings).toEqual(before);
    value(await undo());
    expect((await standard()).settings).toEqual(after);
    value(await undo());
  });

  test("a later change of the same setting stands in the way and is named; one of another setting stays", async () => {
    value(await save({ feePaise: paise(6_000), capacity: 21 }));
    const { id } = await lastEntry();
    value(await save({ ovenMinutes: 500 }, { staff: ravi }));
    value(await save({ feePaise: paise(7_000) }, { staff: ravi }));
    expect(await undo(id)).toMatchObject({
      ...{ code: "undo-blocked" },
      details: {
        changed: [{ kind: "option", key: "standard" }],
        later: [{ actorName: "Ravi", fields: ["feePaise"] }, { fields: ["ovenMinutes"] }],
      },
    });
    expect((await standard()).settings).toMatchObject({ feePaise: 7_000, capacity: 21 });
    value(await undo());
    value(await undo(id));
    expect((await standard()).settings).toMatchObject({ feePaise: 5_000, capacity: 20, ovenMinutes: 500 });
    value(await save({ ovenMinutes: null }));
  });

  test("an undo never lowers the capacity below what is sold, and restores nothing then", async () => {
    value(await save({ capacity: 25, feePaise: paise(6_000) }));
    await take(22);
    expect(await undo()).toMatchObject({
      ...{
        code: "undo-blocked",
        details: { changed: [], impossible: [{ kind: "option", key: "standard" }] },
      },
    });
    expect((await standard()).settings).toMatchObject({ capacity: 25, feePaise: 6_000 });
    await opened.db.delete(slotHolds);
    await opened.db.update(slots).set({ taken: 20 });
    value(await undo());
    expect(await opened.db.select({ capacity: slots.capacity }).from(slots)).toEqual([{ capacity: 20 }]);
  });

  test("an open form that is saved after an undo shows what the undo changed", async () => {
    value(await save({ feePaise: paise(6_000) }));
    const { version } = await standard();
    value(await undo());
    expect(await save({ feePaise: paise(6_500) }, { seen: version })).toMatchObject({
      ...{ code: "delivery-changed" },
      details: { by: "Ravi", differences: [{ field: "Fee", before: "₹50", after: "₹65" }] },
    });
  });
});

describe("a list of pincodes", () => {
  const options: DeliveryOption[] = ["standard", "midnight"];
  const add = async (list: string, kitchenId = "delhi") => {
    const confirmed = list.match(/\d{6}/g) ?? [];
    return value(await addPincodes(services, { kitchenId, list, options, confirmed, staff: asha }));
  };
  const remove = async (pincodes: string[], kitchenId = "delhi") =>
    value(await removePincodes(services, { kitchenId, pincodes, staff: asha }));
  const served = async (kitchenId = "delhi") =>
    (await listPincodes(services, { kitchenId })).rows.map(({ pincode }) => pincode);

  test("that was added is taken out of service, and comes back as it was", async () => {
    await add("110016, Hauz Khas\n110017, Saket");
    const before = await checkPincode(services, { pincode: "110016" });
    value(await undo());
    expect(await served()).toEqual(["110001"]);
    value(await undo());
    expect(await checkPincode(services, { pincode: "110016" })).toEqual(before);
    await remove(["110016", "110017"]);
    value(await undo());
    expect(await served()).toEqual(["110001", "110016", "110017"]);
    expect(await checkPincode(services, { pincode: "110016" })).toEqual(before);
    await remove(["110016", "110017"]);
  });

  test("is not restored if one of them is served by somebody else by now", async () => {
    await add("110016, Hauz Khas\n110017, Saket");
    await remove(["110016", "110017"]);
    const { id } = await lastEntry();
    await add("110017, Saket", "mumbai");
    expect(await undo(id)).toMatchObject({
      ...{ code: "undo-blocked" },
      details: {
        changed: [{ kind: "pincode", key: "110017" }],
        later: [{ actorName: "Asha", key: "110017" }],
      },
    });
    expect([await served(), await served("mumbai")]).toEqual([["110001"], ["400001", "110017"]]);
    await remove(["110017"], "mumbai");
    expect(await remove(["110017"]).then(({ removed, left }) => [removed, left])).toEqual([0, ["110017"]]);
  });

  test("that another kitchen took over returns to the closed kitchen that had it", async () => {
    await add("400050, Bandra", "mumbai");
    value(await setKitchensOpen(services, { which: { id: "mumbai" }, isOpen: false, staff: asha }));
    await add("400050, Bandra West");
    value(await undo());
    expect(await checkPincode(services, { pincode: "400050" })).toMatchObject({ ok: false });
    value(await setKitchensOpen(services, { which: { id: "mumbai" }, isOpen: true, staff: asha }));
    expect(await checkPincode(services, { pincode: "400050" })).toMatchObject({ value: { area: "Bandra" } });
    await remove(["400050"], "mumbai");
  });
});

describe("a blackout", () => {
  const close = async (endsAt: Date | null = new Date("2026-11-23T00:00:00+05:30")) =>
    value(
      await createBlackout(services, {
        staff: asha,
        blackout: {
          ...{ kitchenId: null, option: null, startMinute: null, areas: [], reason: "Deep cleaning" },
          ...{ startsAt: new Date("2026-11-22T00:00:00+05:30"), endsAt },
        },
      }),
    ).id;
  const isClosed = async () => {
    const choice = {
      pincode: "110001",
      date: day("2026-11-22"),
      type: "Standard Delivery",
      time: "9 AM - 12 PM",
    };
    return !(await findSlot(services, { ...choice, leadHours: 2 })).ok;
  };

  test("is withdrawn by an undo, in the name of who undid it, and closes again", async () => {
    await close();
    value(await undo());
    expect(await isClosed()).toBe(false);
    expect((await listBlackouts(services)).past).toMatchObject([
      { endedBy: "Ravi", reason: "Deep cleaning" },
    ]);
    value(await undo());
    expect(await isClosed()).toBe(true);
    expect((await listBlackouts(services)).current).toMatchObject([{ endedBy: null, state: "later" }]);
  });

  test("that was ended too early is in force again, also one without an end", async () => {
    const id = await close(null);
    value(await endBlackout(services, { id, staff: asha }));
    expect(await isClosed()).toBe(false);
    value(await undo());
    expect(await isClosed()).toBe(true);
  });

  test("that somebody has ended meanwhile is not withdrawn a second time; the refusal names who", async () => {
    const id = await close();
    const { id: creation } = await lastEntry();
    value(await endBlackout(services, { id, staff: asha }));
    expect(await undo(creation)).toMatchObject({
      ...{ code: "undo-blocked" },
      details: { changed: [{ kind: "blackout", key: String(id) }], later: [{ actorName: "Asha" }] },
    });
  });

  test("of a time that is over stays as it is", async () => {
    const id = await close();
    now = new Date("2026-11-23T00:00:00+05:30");
    expect(await undo()).toMatchObject({ details: { impossible: [{ kind: "blackout", key: String(id) }] } });
    expect((await listBlackouts(services)).past).toMatchObject([{ endedBy: null }]);
  });
});

test("only who may change delivery undoes it", async () => {
  value(
    await addPincodes(services, {
      kitchenId: "delhi",
      list: "110016 Hauz Khas",
      options: ["pickup"],
      staff: asha,
    }),
  );
  for (const roles of [["care"], ["kitchen", "rider"]] as const)
    expect(await undo(undefined, { ...asha, roles: [...roles] } as Session)).toMatchObject({
      code: "not-your-move",
    });
  value(await undo());
});
