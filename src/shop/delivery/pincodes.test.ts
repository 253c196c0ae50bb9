import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import type { Services } from "../services.ts";
import { addPincodes } from "./add-pincodes.ts";
import { checkPincode } from "./check-pincode.ts";
import { listPincodes } from "./list-pincodes.ts";
import { removePincodes } from "./remove-pincodes.ts";
import type { DeliveryOption } from "./rules/options.ts";

let opened: OpenDatabase;
let services: Services;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db);
});
beforeEach(async () => {
  await opened.db.delete(auditEntries);
});
afterAll(() => opened.close());

const asha = { userId: "asha", name: "Asha", email: "asha@example.com", roles: ["manager"] } as Session;
const rider = { ...asha, roles: ["rider"] } as Session;
const options: DeliveryOption[] = ["standard", "pickup"];
const add = (list: string, staff = asha, kitchenId = "delhi") =>
  addPincodes(services, { kitchenId, list, options, staff });
const logged = async () =>
  (await opened.db.select().from(auditEntries)).map(({ before, after, note }) => [before, after, note]);

test("a pasted list is served at once by its kitchen, with the chosen options, and is in the log", async () => {
  expect(await add("110016, Hauz Khas\n110017 Saket\n")).toEqual({ ok: true, value: { added: 2 } });
  expect(await checkPincode(services, { pincode: "110016" })).toMatchObject({
    value: {
      ...{ area: "Hauz Khas", city: "New Delhi" },
      options: { standard: true, express: false, "fixed-time": false, midnight: false, pickup: true },
    },
  });
  const { rows, kitchens } = await listPincodes(services, { kitchenId: "delhi" });
  expect(rows.map(({ pincode }) => pincode)).toEqual(["110001", "110016", "110017"]);
  expect(kitchens.find(({ id }) => id === "delhi")?.many).toBe(3);
  expect(await logged()).toEqual([["not served", "served", "110016 Hauz Khas, 110017 Saket"]]);
});

test("a list with one mistake adds nothing, and names the line", async () => {
  expect(await add("110020 Okhla\n\n400001 Fort")).toEqual({
    ...{ ok: false, code: "pincodes-wrong" },
    details: { problems: [{ line: 3, message: "400001 is served already, by Mumbai kitchen." }] },
  });
  expect(await add("110020 Okhla\n4001 Fort")).toMatchObject({ details: { problems: [{ line: 2 }] } });
  expect(await checkPincode(services, { pincode: "110020" })).toMatchObject({ ok: false });
  expect(await logged()).toEqual([]);
});

test("a pincode that its own kitchen takes out of service is no longer served", async () => {
  await add("110030 Mehrauli");
  const removal = { pincodes: ["110030", "400001"], kitchenId: "delhi", staff: asha };
  expect(await removePincodes(services, removal)).toEqual({ ok: true, value: { removed: 1 } });
  expect(await checkPincode(services, { pincode: "110030" })).toMatchObject({ ok: false });
  expect(await checkPincode(services, { pincode: "400001" })).toMatchObject({ ok: true });
  expect(await removePincodes(services, removal)).toEqual({ ok: true, value: { removed: 0 } });
  expect((await logged()).at(-1)).toEqual(["served", "not served", "110030 Mehrauli"]);
});

test("pincodes are for owner and manager, and for kitchens that exist", async () => {
  expect(await add("110040 Narela", rider)).toMatchObject({ code: "not-your-move" });
  expect(await add("110040 Narela", asha, "nowhere")).toMatchObject({ code: "unknown-kitchen" });
  const removal = { pincodes: ["110001"], kitchenId: "delhi", staff: rider };
  expect(await removePincodes(services, removal)).toMatchObject({ code: "not-your-move" });
  expect(await checkPincode(services, { pincode: "110001" })).toMatchObject({ ok: true });
});
