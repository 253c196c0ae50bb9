import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testSession } from "../../../../tests/support/session.ts";
import { openSmallShopFor } from "../../../../tests/support/small-shop-for.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { kitchens } from "../delivery.tables.ts";
import type { PincodeFields } from "../rules/pincode-fields.ts";
import { checkPincode } from "./check-pincode.ts";
import { getOfficePincode } from "./get-office-pincode.ts";
import { PincodeForm } from "./pincode.inputs.ts";
import { removePincodes } from "./remove-pincodes.ts";
import { savePincode } from "./save-pincode.ts";

const shop = openSmallShopFor();

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const PINCODE = "110001";

beforeEach(async () => {
  await shop.db.delete(auditEntries);
});

async function stored(): Promise<PincodeFields> {
  const pincode = await getOfficePincode(shop.services, { pincode: PINCODE });
  if (!pincode) throw new Error("nobody serves it");
  return pincode.fields;
}

const save = async (changes: Partial<PincodeFields>, staff = asha, from?: PincodeFields) => {
  const seen = from ?? (await stored());
  return savePincode(shop.services, { pincode: PINCODE, from: seen, to: { ...seen, ...changes }, staff });
};

/** Returns the options that shoppers there can choose. */
async function offered(): Promise<string[]> {
  const checked = await checkPincode(shop.services, { pincode: PINCODE });
  if (!checked.ok) return [];
  return Object.entries(checked.value.options).flatMap(([option, isOffered]) => (isOffered ? [option] : []));
}

async function lastChange() {
  const [entry] = (await listChanges(shop.services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry.id;
}

test("what a pincode is offered is changed at once, and one undo brings it back", async () => {
  const before = await stored();
  expect(await offered()).toContain("midnight");
  expect(await save({ options: ["standard", "pickup"] })).toEqual({ ok: true, value: true });
  expect(await offered()).toEqual(["standard", "pickup"]);
  expect(await save({ options: ["standard", "pickup"] })).toEqual({ ok: true, value: false });
  expect(await undoChange(shop.services, { id: await lastChange(), staff: ravi })).toMatchObject({
    ok: true,
  });
  expect(await stored()).toEqual(before);
});

test("two people change different fields without conflict; of the same field the second sees theirs", async () => {
  const seen = await stored();
  expect(await save({ area: "Rajiv Chowk" }, ravi, seen)).toMatchObject({ value: true });
  expect(await save({ options: ["standard"] }, asha, seen)).toMatchObject({ value: true });
  expect(await stored()).toEqual({ area: "Rajiv Chowk", options: ["standard"] });
  expect(await save({ options: ["express"] }, ravi, seen)).toMatchObject({
    code: "delivery-changed",
    details: { conflicts: [{ field: "options", theirs: ["standard"], author: { actorName: "Asha" } }] },
  });
  const changed = await lastChange();
  for (let nth = 0; nth < 20; nth += 1)
    expect(await save({ area: `Area ${nth}` }, asha)).toMatchObject({ value: true });
  // Later changes of another field do not stand in the way.
  expect(await undoChange(shop.services, { id: changed, staff: ravi })).toMatchObject({ ok: true });
  expect(await stored()).toEqual({ ...seen, area: "Area 19" });
});

test("a change is not undone for a pincode that nobody serves any more, which cannot be saved either", async () => {
  const seen = await stored();
  await save({ options: ["standard"] });
  const changed = await lastChange();
  await removePincodes(shop.services, { kitchenId: "delhi", pincodes: [PINCODE], staff: asha });
  const removal = await lastChange();
  expect(await undoChange(shop.services, { id: changed, staff: asha })).toMatchObject({
    code: "undo-blocked",
  });
  expect(await save({ options: ["pickup"] }, asha, seen)).toMatchObject({ code: "pincode-not-served" });
  expect(await undoChange(shop.services, { id: removal, staff: asha })).toMatchObject({ ok: true });
  expect(await offered()).toEqual(["standard"]);
  await shop.db.update(kitchens).set({ closedAt: new Date() }).where(eq(kitchens.id, "delhi"));
  expect(await getOfficePincode(shop.services, { pincode: PINCODE })).toBeNull();
  expect(await save({ options: ["pickup"] }, asha, seen)).toMatchObject({ code: "pincode-not-served" });
  await shop.db.update(kitchens).set({ closedAt: null }).where(eq(kitchens.id, "delhi"));
  await undoChange(shop.services, { id: changed, staff: asha });
});

test("whoever may not change delivery is refused, and so is a pincode without options or area", async () => {
  const before = await offered();
  const rider = testSession({ roles: ["rider"] });
  expect(await save({ options: ["standard"] }, rider)).toMatchObject({ code: "not-your-move" });
  expect(await offered()).toEqual(before);
  const none = PincodeForm.safeParse({ area: " ", options: [] });
  expect(none.error?.issues.map(({ message }) => message)).toEqual([
    "Please name the area.",
    "Please tick at least one. To end delivery there, take the pincode out of service.",
  ]);
  expect(PincodeForm.safeParse({ area: "Saket", options: ["drone"] }).success).toBe(false);
  expect(PincodeForm.parse({ area: "Saket", options: ["pickup", "standard", "pickup"] }).options).toEqual([
    ...["standard", "pickup"],
  ]);
});
