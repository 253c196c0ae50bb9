import { beforeEach, describe, expect, test } from "vitest";
import { testSession } from "../../../tests/support/session.ts";
import { openSmallShopFor, succeeded } from "../../../tests/support/small-shop-for.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { listChanges } from "../audit/list-changes.ts";
import { day } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import { NO_WORK } from "../catalogue/rules/work.ts";
import { createBlackout } from "../delivery/blackouts/create-blackout.ts";
import { endBlackout } from "../delivery/blackouts/end-blackout.ts";
import { listBlackouts } from "../delivery/blackouts/list-blackouts.ts";
import { blackouts, slotHolds, slots } from "../delivery/delivery.tables.ts";
import { listOptionSettings } from "../delivery/options/list-option-settings.ts";
import { saveOption } from "../delivery/options/save-option.ts";
import { addPincodes } from "../delivery/pincodes/add-pincodes.ts";
import { checkPincode } from "../delivery/pincodes/check-pincode.ts";
import { listPincodes } from "../delivery/pincodes/list-pincodes.ts";
import { removePincodes } from "../delivery/pincodes/remove-pincodes.ts";
import type { OptionSettings } from "../delivery/rules/option-settings.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { findSlot } from "../delivery/slots/find-slot.ts";
import { holdSlot } from "../delivery/slots/hold-slot.ts";
import { setKitchensOpen } from "./set-kitchens-open.ts";
import { undoChange } from "./undo-change.ts";

const shop = openSmallShopFor();

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

beforeEach(async () => {
  for (const table of [slotHolds, slots, blackouts, auditEntries]) await shop.db.delete(table);
});

async function lastEntry() {
  const [entry] = (await listChanges(shop.services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry;
}

/** Undoes an entry, or the last one. */
const undo = async (id?: number, staff = ravi) =>
  undoChange(shop.services, { id: id ?? (await lastEntry()).id, staff });

describe("a delivery option", () => {
  async function standard() {
    const [first] = await listOptionSettings(shop.services);
    if (first?.option !== "standard") throw new Error("the first option is not standard");
    return first;
  }

  async function save(
    change: Partial<OptionSettings>,
    { seen, staff = asha }: { seen?: number; staff?: Session } = {},
  ) {
    const { settings, version } = await standard();
    const wanted = { settings: { ...settings, ...change }, seen: seen ?? version };
    return saveOption(shop.services, { option: "standard", ...wanted, staff });
  }

  async function take(count: number) {
    const choice = {
      pincode: "110001",
      date: day("2026-11-22"),
      type: "Standard Delivery",
      time: "9 AM - 12 PM",
    };
    const slot = succeeded(await findSlot(shop.services, { ...choice, leadHours: 2 }));
    for (let nth = 0; nth < count; nth += 1)
      succeeded(
        await holdSlot(shop.services, {
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
    succeeded(await save(after));
    const { records } = await lastEntry();
    expect(records).toMatchObject([{ kind: "option", key: "standard", after: { windows: ["615-1440"] } }]);
    succeeded(await undo());
    expect((await standard()).settings).toEqual(before);
    succeeded(await undo());
    expect((await standard()).settings).toEqual(after);
    succeeded(await undo());
  });

  test("a later change of the same setting stands in the way and is named; one of another setting stays", async () => {
    succeeded(await save({ feePaise: paise(6_000), capacity: 21 }));
    const { id } = await lastEntry();
    succeeded(await save({ ovenMinutes: 500 }, { staff: ravi }));
    succeeded(await save({ feePaise: paise(7_000) }, { staff: ravi }));
    expect(await undo(id)).toMatchObject({
      ...{ code: "undo-blocked" },
      details: {
        changed: [{ kind: "option", key: "standard" }],
        later: [{ actorName: "Ravi", fields: ["feePaise"] }, { fields: ["ovenMinutes"] }],
      },
    });
    expect((await standard()).settings).toMatchObject({ feePaise: 7_000, capacity: 21 });
    succeeded(await undo());
    succeeded(await undo(id));
    expect((await standard()).settings).toMatchObject({ feePaise: 5_000, capacity: 20, ovenMinutes: 500 });
    succeeded(await save({ ovenMinutes: null }));
  });

  test("an undo never lowers the capacity below what is sold, and restores nothing then", async () => {
    succeeded(await save({ capacity: 25, feePaise: paise(6_000) }));
    await take(22);
    expect(await undo()).toMatchObject({
      ...{
        code: "undo-blocked",
        details: { changed: [], impossible: [{ kind: "option", key: "standard" }] },
      },
    });
    expect((await standard()).settings).toMatchObject({ capacity: 25, feePaise: 6_000 });
    await shop.db.delete(slotHolds);
    await shop.db.update(slots).set({ taken: 20 });
    succeeded(await undo());
    expect(await shop.db.select({ capacity: slots.capacity }).from(slots)).toEqual([{ capacity: 20 }]);
  });

  test("an open form that is saved after an undo shows what the undo changed", async () => {
    succeeded(await save({ feePaise: paise(6_000) }));
    const { version } = await standard();
    succeeded(await undo());
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
    return succeeded(await addPincodes(shop.services, { kitchenId, list, options, confirmed, staff: asha }));
  };
  const remove = async (pincodes: string[], kitchenId = "delhi") =>
    succeeded(await removePincodes(shop.services, { kitchenId, pincodes, staff: asha }));
  const served = async (kitchenId = "delhi") =>
    (await listPincodes(shop.services, { kitchenId })).rows.map(({ pincode }) => pincode);

  test("that was added is taken out of service, and comes back as it was", async () => {
    await add("110016, Hauz Khas\n110017, Saket");
    const before = await checkPincode(shop.services, { pincode: "110016" });
    succeeded(await undo());
    expect(await served()).toEqual(["110001"]);
    succeeded(await undo());
    expect(await checkPincode(shop.services, { pincode: "110016" })).toEqual(before);
    await remove(["110016", "110017"]);
    succeeded(await undo());
    expect(await served()).toEqual(["110001", "110016", "110017"]);
    expect(await checkPincode(shop.services, { pincode: "110016" })).toEqual(before);
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
    succeeded(await setKitchensOpen(shop.services, { which: { id: "mumbai" }, isOpen: false, staff: asha }));
    await add("400050, Bandra West");
    succeeded(await undo());
    expect(await checkPincode(shop.services, { pincode: "400050" })).toMatchObject({ ok: false });
    succeeded(await setKitchensOpen(shop.services, { which: { id: "mumbai" }, isOpen: true, staff: asha }));
    expect(await checkPincode(shop.services, { pincode: "400050" })).toMatchObject({
      value: { area: "Bandra" },
    });
    await remove(["400050"], "mumbai");
  });
});

describe("a blackout", () => {
  const close = async (endsAt: Date | null = new Date("2026-11-23T00:00:00+05:30")) =>
    succeeded(
      await createBlackout(shop.services, {
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
    return !(await findSlot(shop.services, { ...choice, leadHours: 2 })).ok;
  };

  test("is withdrawn by an undo, in the name of who undid it, and closes again", async () => {
    await close();
    succeeded(await undo());
    expect(await isClosed()).toBe(false);
    expect((await listBlackouts(shop.services)).past).toMatchObject([
      { endedBy: "Ravi", reason: "Deep cleaning" },
    ]);
    succeeded(await undo());
    expect(await isClosed()).toBe(true);
    expect((await listBlackouts(shop.services)).current).toMatchObject([{ endedBy: null, state: "later" }]);
  });

  test("that was ended too early is in force again, also one without an end", async () => {
    const id = await close(null);
    succeeded(await endBlackout(shop.services, { id, staff: asha }));
    expect(await isClosed()).toBe(false);
    succeeded(await undo());
    expect(await isClosed()).toBe(true);
  });

  test("that somebody has ended meanwhile is not withdrawn a second time; the refusal names who", async () => {
    const id = await close();
    const { id: creation } = await lastEntry();
    succeeded(await endBlackout(shop.services, { id, staff: asha }));
    expect(await undo(creation)).toMatchObject({
      ...{ code: "undo-blocked" },
      details: { changed: [{ kind: "blackout", key: String(id) }], later: [{ actorName: "Asha" }] },
    });
  });

  test("of a time that is over stays as it is", async () => {
    const id = await close();
    shop.now = new Date("2026-11-23T00:00:00+05:30");
    expect(await undo()).toMatchObject({ details: { impossible: [{ kind: "blackout", key: String(id) }] } });
    expect((await listBlackouts(shop.services)).past).toMatchObject([{ endedBy: null }]);
  });
});

test("only who may change delivery undoes it", async () => {
  succeeded(
    await addPincodes(shop.services, {
      kitchenId: "delhi",
      list: "110016 Hauz Khas",
      options: ["pickup"],
      staff: asha,
    }),
  );
  for (const roles of [["care"], ["kitchen", "rider"]] as const)
    expect(await undo(undefined, testSession({ roles: [...roles] }))).toMatchObject({
      code: "not-your-move",
    });
  succeeded(await undo());
});
