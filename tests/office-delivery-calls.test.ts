import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { paidOrder } from "./support/paid-order.ts";
import { programOf } from "./support/programs.ts";
import { type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  await shop.testApp.customer("asha");
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });
const served = async (pincode: string) =>
  (await shop.visitor().send({ method: "GET", url: `/api/delivery/${pincode}` })).text;

const KITCHEN = {
  ...{ name: "Pune kitchen", address: "1 Baker Lane", city: "Pune", pincode: "411001" },
  ...{ stateCode: "27", phone: "", fssai: "" },
};

test("a program opens a kitchen with its pincodes, and closes it again; the log names the program", async () => {
  const call = await program(["delivery:read", "kitchens:write"]);
  const created = await call({ method: "POST", url: "/kitchens", body: KITCHEN });
  expect(created).toMatchObject({ status: 200, data: { ...KITCHEN, closedAt: null, pincodes: 0 } });
  const again = await call({ method: "POST", url: "/kitchens", body: KITCHEN });
  expect([again.status, again.code]).toEqual([409, "kitchen-name-taken"]);
  const { id } = created.data;
  const pincodes = [
    { pincode: "411001", area: "Camp" },
    { pincode: "411002", area: "Raviwar Peth" },
  ];
  const options = ["standard", "pickup"];
  const added = await call({
    ...{ method: "POST", url: `/kitchens/${id}/pincodes`, body: { pincodes, options } },
  });
  expect(added.data).toEqual({ added: 2 });
  expect((await call({ url: `/kitchens/${id}/pincodes` })).data.pincodes).toEqual(
    pincodes.map((row) => ({ ...row, city: "Pune", options })),
  );
  expect(await served("411001")).toContain("Pincode is valid");

  const close = (open: boolean) => call({ method: "PUT", url: `/kitchens/${id}/open`, body: { open } });
  expect((await close(false)).data.closedAt).not.toBe(null);
  expect(await served("411001")).not.toContain("Pincode is valid");
  expect((await close(true)).data.closedAt).toBe(null);
  const remove = () =>
    call({ method: "POST", url: `/kitchens/${id}/pincodes/remove`, body: { pincodes: ["411002"] } });
  expect((await remove()).data).toEqual({ removed: 1, left: [] });
  expect((await remove()).data).toEqual({ removed: 0, left: ["411002"] });
  const entries = await shop.services.db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.subjectId, [`kitchen ${id}`, `pincodes ${id}`]));
  expect(entries).toHaveLength(5);
  expect(new Set(entries.map(({ tokenName }) => tokenName?.slice(0, 5)))).toEqual(new Set(["Sheet"]));
  const listed = (await call({ url: "/kitchens" })).data.kitchens;
  expect(listed).toContainEqual({ ...KITCHEN, id, closedAt: null, pincodes: 1 });
});

test("a kitchen's field is changed only if it still is what the program has read", async () => {
  const call = await program(["delivery:read", "kitchens:write"]);
  const patch = (body: object, id = "mumbai") => call({ method: "PATCH", url: `/kitchens/${id}`, body });
  const from = { phone: "" };
  const first = await patch({ from, to: { phone: "98860 55213" } });
  expect(first).toMatchObject({ status: 200, data: { phone: "+919886055213", city: "Mumbai" } });
  const late = await patch({ from, to: { phone: "98860 55214" } });
  expect([late.status, late.code, late.data]).toEqual([
    ...[409, "kitchen-edited"],
    { conflicts: [{ field: "phone", from: "", now: "+919886055213", to: "+919886055214" }] },
  ]);
  expect((await patch({ from, to: { phone: "98860 55213" } })).status, "the same again").toBe(200);
  expect((await patch({ from: { name: "Mumbai kitchen" }, to: { name: "Kolkata kitchen" } })).code).toBe(
    "kitchen-name-taken",
  );
  expect((await patch({ from, to: { phone: "98860 55214" } }, "nowhere")).status).toBe(404);
  for (const wrong of [
    { from: {}, to: { phone: "98860 55213" } },
    { from, to: { phone: "call us" } },
    { from: { stateCode: "27" }, to: { stateCode: "99" } },
    { from, to: { phone: "x".repeat(5_000) } },
  ])
    expect((await patch(wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  const { kitchens } = (await call({ url: "/kitchens" })).data;
  const mumbai = kitchens.find(({ id }: { id: string }) => id === "mumbai");
  expect(mumbai).toMatchObject({ name: "Mumbai kitchen", phone: "+919886055213", stateCode: "27" });
});

test("a kitchen with open orders is not closed, and the orders are named; sold places are counted", async () => {
  const uuid = await paidOrder(shop.testApp, "asha", { deliveryDate: soon(3), name: "Radhika Kamath" });
  const call = await program(["delivery:read", "kitchens:write"]);
  const refused = await call({ method: "PUT", url: "/kitchens/delhi/open", body: { open: false } });
  expect([refused.status, refused.code]).toEqual([409, "kitchen-has-orders"]);
  expect(refused.data).toMatchObject({ total: 1, orders: [{ uuid, day: soon(3) }] });
  expect(JSON.stringify(refused)).not.toContain("Radhika");
  expect(await served("110001")).toContain("Pincode is valid");
  const sold = async (search = "") =>
    (await call({ url: `/sold-windows?day=${soon(3)}${search}` })).data.windows;
  expect(await sold()).toMatchObject([{ option: "standard", startMinute: 540, sold: 1, capacity: 20 }]);
  expect(await sold("&kitchen=mumbai")).toEqual([]);
  expect(await call({ url: `/sold-windows?day=${soon(3)}&kitchen=nowhere` })).toMatchObject({
    ...{ status: 404, code: "unknown-kitchen" },
  });
  expect((await call({ url: "/sold-windows" })).status).toBe(400);
});

test("pincodes are added all or none; a wrong list says which", async () => {
  const call = await program(["delivery:read", "kitchens:write"]);
  const add = (pincodes: object[], options: string[] = ["standard"]) =>
    call({ method: "POST", url: "/kitchens/mumbai/pincodes", body: { pincodes, options } });
  const bandra = { pincode: "400050", area: "Bandra" };
  const refused = await add([bandra, { pincode: "110001", area: "Connaught Place" }]);
  expect([refused.status, refused.code, refused.data]).toEqual([
    ...[422, "pincodes-wrong"],
    { problems: [{ at: 1, message: "110001 is served already, by New Delhi kitchen." }] },
  ]);
  expect((await add([bandra, bandra])).data.problems).toMatchObject([{ at: 1 }]);
  for (const wrong of [
    add([]),
    add([bandra], []),
    add([bandra], ["drone"]),
    add([{ pincode: "012345", area: "Bandra" }]),
    add([{ pincode: "400050", area: "" }]),
    add(Array.from({ length: 401 }, (_, nth) => ({ pincode: String(500_000 + nth), area: "Far" }))),
  ])
    expect((await wrong).status).toBe(400);
  const far = { pincode: "560002", area: "Chickpet" };
  expect(await add([bandra, far])).toMatchObject({
    ...{ status: 422, code: "pincodes-far", data: { far: [{ pincode: "560002" }] } },
  });
  expect((await call({ url: "/kitchens/nowhere/pincodes" })).code).toBe("unknown-kitchen");
  expect((await call({ url: "/kitchens/mumbai/pincodes" })).data.pincodes).toMatchObject([
    { pincode: "400001" },
  ]);
  const meant = { pincodes: [far], options: ["pickup"], confirmed: ["560002"] };
  expect((await call({ method: "POST", url: "/kitchens/mumbai/pincodes", body: meant })).data.added).toBe(1);
});

test("tokens for fees change no kitchen", async () => {
  const call = await program(["delivery:read", "delivery:write"]);
  for (const [method, url, body] of [
    ["POST", "/kitchens", { ...KITCHEN, name: "Goa kitchen" }],
    ["PATCH", "/kitchens/mumbai", { from: {}, to: {} }],
    ["PUT", "/kitchens/kolkata/open", { open: false }],
    ["POST", "/kitchens/mumbai/pincodes", { pincodes: [], options: [] }],
    ["POST", "/kitchens/mumbai/pincodes/remove", { pincodes: ["400001"] }],
  ] as const)
    expect(await call({ method, url, body }), url).toMatchObject({ status: 403, code: "scope-missing" });
});

test("a program sets windows and last order of an option, in the order of the day", async () => {
  const call = await program(["delivery:read", "delivery:write"]);
  const version = async (name: string) =>
    (await call({ url: "/delivery-options" })).data.options.find(
      ({ option }: { option: string }) => option === name,
    ).version;
  const patch = async (option: string, fields: object) =>
    call({
      ...{ method: "PATCH", url: `/delivery-options/${option}` },
      body: { version: await version(option), ...fields },
    });
  const [morning, evening] = [
    { startMinute: 600, endMinute: 660 },
    { startMinute: 1080, endMinute: 1200 },
  ];
  const set = await patch("pickup", { windows: [evening, morning], lastOrderMinutes: 90 });
  expect(set).toMatchObject({
    ...{ status: 200, data: { windows: [morning, evening], lastOrderMinutes: 90, lastOrderAtMinute: null } },
  });
  const { text } = await shop.visitor().send({
    ...{ method: "GET", url: `/api/delivery/getSlots/110001?date=${soon(3)}` },
  });
  expect(text).toContain("6 PM - 8 PM");
  // The form on screen takes times of a day, so 12 AM of the next day is none.
  for (const lastOrderAtMinute of [0, 1439, 1080])
    expect((await patch("midnight", { lastOrderAtMinute })).data).toMatchObject({ lastOrderAtMinute });
  for (const [option, wrong] of [
    ["pickup", { windows: [morning, { startMinute: 630, endMinute: 700 }] }],
    ["pickup", { windows: [] }],
    ["pickup", { windows: [{ startMinute: 700, endMinute: 600 }] }],
    ["pickup", { lastOrderAtMinute: 600 }],
    ["midnight", { lastOrderMinutes: 60 }],
    ["midnight", { lastOrderAtMinute: 1440 }],
    ["midnight", { lastOrderAtMinute: -1 }],
    ["pickup", { lastOrderMinutes: 1441 }],
    ["express", { windows: [morning, evening] }],
    ["midnight", { windows: [{ startMinute: 0, endMinute: 60 }] }],
  ] as const)
    expect(await patch(option, wrong), JSON.stringify(wrong)).toMatchObject({
      ...{ status: 400, code: "bad-input" },
    });
  const pickup = await patch("pickup", {});
  expect(pickup.data).toMatchObject({ windows: [morning, evening], lastOrderMinutes: 90 });
});

test("a program changes what a pincode is offered, only if it still is what was read", async () => {
  const call = await program(["delivery:read", "kitchens:write"]);
  const patch = (body: object, pincode = "110001") =>
    call({ method: "PATCH", url: `/pincodes/${pincode}`, body });
  const { pincodes } = (await call({ url: "/kitchens/delhi/pincodes" })).data;
  const { area, city, options } = pincodes.find(({ pincode }: { pincode: string }) => pincode === "110001");
  const fewer = options.slice(0, 2);
  expect((await patch({ from: { options }, to: { options: fewer } })).data).toEqual({
    ...{ pincode: "110001", area, city, options: fewer, kitchen: "delhi" },
  });
  expect(await patch({ from: { options }, to: { options: ["pickup"] } })).toMatchObject({
    status: 409,
    code: "delivery-changed",
    data: { conflicts: [{ field: "options", from: options, now: fewer, to: ["pickup"] }] },
  });
  expect((await patch({ from: { options: fewer, area }, to: { options, area: "CP" } })).data).toMatchObject({
    ...{ area: "CP", options },
  });
  expect((await patch({ from: { area: "CP" }, to: { area } })).data).toMatchObject({ area });
  expect((await patch({ from: { area }, to: { area: "Moon" } }, "999999")).code).toBe("pincode-not-served");
  for (const wrong of [
    { from: {}, to: { area: "CP" } },
    { from: { options }, to: { options: [] } },
  ])
    expect((await patch(wrong)).status).toBe(400);
});
