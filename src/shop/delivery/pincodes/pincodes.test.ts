import { count, like, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testSession } from "../../../../tests/support/session.ts";
import { openSmallShopFor } from "../../../../tests/support/small-shop-for.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { pincodes } from "../delivery.tables.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { MOST_PINCODES } from "../rules/pincode-list.ts";
import { addPincodes } from "./add-pincodes.ts";
import { checkPincode } from "./check-pincode.ts";
import { listPincodes } from "./list-pincodes.ts";
import { removePincodes } from "./remove-pincodes.ts";

const shop = openSmallShopFor();

beforeEach(async () => {
  await shop.db.delete(auditEntries);
});

const asha = testSession({ roles: ["manager"] });
const rider = testSession({ roles: ["rider"] });
const options: DeliveryOption[] = ["standard", "pickup"];
const add = (list: string, staff = asha, kitchenId = "delhi") =>
  addPincodes(shop.services, { kitchenId, list, options, staff });
const logged = async () =>
  (await listChanges(shop.services, { cursor: null })).rows.map(({ before, after, records }) => [
    ...[before, after],
    ...records.map(({ key }) => key),
  ]);

test("a pasted list is served at once by its kitchen, with the chosen options, and is in the log", async () => {
  expect(await add("110016, Hauz Khas\n110017 Saket\n")).toMatchObject({
    ...{ ok: true },
    value: { added: 2, kitchen: "New Delhi kitchen", served: [{ pincode: "110016", area: "Hauz Khas" }, {}] },
  });
  expect(await checkPincode(shop.services, { pincode: "110016" })).toMatchObject({
    value: {
      ...{ area: "Hauz Khas", city: "New Delhi" },
      options: { standard: true, express: false, "fixed-time": false, midnight: false, pickup: true },
    },
  });
  const { rows, kitchens } = await listPincodes(shop.services, { kitchenId: "delhi" });
  expect(rows.map(({ pincode }) => pincode)).toEqual(["110001", "110016", "110017"]);
  expect(kitchens.find(({ id }) => id === "delhi")?.many).toBe(3);
  for (const search of ["11001", "khas", "HAUZ"]) {
    const { matches } = await listPincodes(shop.services, { kitchenId: "delhi", search });
    expect(matches).toContainEqual(
      expect.objectContaining({ pincode: "110016", kitchen: "New Delhi kitchen" }),
    );
  }
  expect(await logged()).toEqual([["not served", "served", "110016", "110017"]]);
});

test("a list with one mistake adds nothing, and names the line", async () => {
  expect(await add("110020 Okhla\n\n400001 Fort")).toEqual({
    ...{ ok: false, code: "pincodes-wrong" },
    details: { problems: [{ line: 3, message: "400001 is served already, by Mumbai kitchen." }] },
  });
  expect(await add("110020 Okhla\n4001 Fort")).toMatchObject({ details: { problems: [{ line: 2 }] } });
  expect(await checkPincode(shop.services, { pincode: "110020" })).toMatchObject({ ok: false });
  expect(await logged()).toEqual([]);
});

test("pincodes of another region are named, and served only once they are confirmed", async () => {
  const list = "110050 Seelampur\n226001 Hazratganj\n900056 Army";
  expect(await add(list)).toMatchObject({
    code: "pincodes-far",
    details: {
      far: [
        { pincode: "226001", message: "226001 is in Uttar Pradesh; New Delhi kitchen is at 110001, Delhi." },
        { pincode: "900056", message: "900056 is in no state that we know; New Delhi kitchen is at 110001." },
      ],
    },
  });
  expect(await checkPincode(shop.services, { pincode: "110050" })).toMatchObject({ ok: false });
  expect(await logged()).toEqual([]);
  const rest = { kitchenId: "delhi", list, options, staff: asha };
  expect(await addPincodes(shop.services, { ...rest, confirmed: ["226001"] })).toMatchObject({
    details: { far: [{ pincode: "900056" }] },
  });
  expect(await addPincodes(shop.services, { ...rest, confirmed: ["226001", "900056"] })).toMatchObject({
    value: { added: 3 },
  });
});

test("the shop serves so many pincodes at most, and one list more adds nothing", async () => {
  const [stored] = await shop.db.select({ many: count() }).from(pincodes);
  const room = MOST_PINCODES - (stored?.many ?? 0);
  await shop.db.execute(sql`
    insert into pincodes select (jsonb_populate_record(pincodes, jsonb_build_object(
      'pincode', (600000 + nth)::text))).*
    from pincodes, generate_series(1, ${room - 1}::int) as nth where pincode = '400001'`);
  expect(await add("110061 Bijwasan\n110062 Pushpa Bhawan")).toMatchObject({ code: "too-many-pincodes" });
  expect(await checkPincode(shop.services, { pincode: "110061" })).toMatchObject({ ok: false });
  expect(await add("110061 Bijwasan")).toMatchObject({ value: { added: 1 } });
  expect(await add("110062 Pushpa Bhawan")).toMatchObject({ code: "too-many-pincodes" });
  await shop.db.delete(pincodes).where(like(pincodes.pincode, "60%"));
});

test("a pincode that its own kitchen takes out of service is no longer served", async () => {
  await add("110030 Mehrauli");
  const removal = { pincodes: ["110030", "400001"], kitchenId: "delhi", staff: asha };
  expect(await removePincodes(shop.services, removal)).toEqual({
    ok: true,
    value: { removed: 1, left: ["400001"] },
  });
  expect(await checkPincode(shop.services, { pincode: "110030" })).toMatchObject({ ok: false });
  expect(await checkPincode(shop.services, { pincode: "400001" })).toMatchObject({ ok: true });
  expect(await removePincodes(shop.services, removal)).toMatchObject({ value: { removed: 0 } });
  expect((await logged())[0]).toEqual(["served", "not served", "110030"]);
});

test("pincodes are for owner and manager, and for kitchens that exist", async () => {
  expect(await add("110040 Narela", rider)).toMatchObject({ code: "not-your-move" });
  expect(await add("110040 Narela", asha, "nowhere")).toMatchObject({ code: "unknown-kitchen" });
  const removal = { pincodes: ["110001"], kitchenId: "delhi", staff: rider };
  expect(await removePincodes(shop.services, removal)).toMatchObject({ code: "not-your-move" });
  expect(await checkPincode(shop.services, { pincode: "110001" })).toMatchObject({ ok: true });
});
