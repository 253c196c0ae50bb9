import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { listChanges } from "../src/shop/audit/list-changes.ts";
import { kitchens, pincodes } from "../src/shop/delivery/delivery.tables.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { orderRecords } from "./support/paid-order.ts";
import { type CallOfProgram, programOf } from "./support/programs.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let asha: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  asha = await shop.person("asha", { fullName: "Asha Rao" });
  await shop.services.db.insert(kitchens).values({
    ...{ id: "saket", name: "Saket kitchen", city: "New Delhi", stateCode: "07" },
    ...{ address: "2 Ring Road", pincode: "110016" },
  });
  const offers = { standard: true, express: true, fixedTime: true, midnight: true, pickup: true };
  await shop.services.db
    .insert(pincodes)
    .values({ pincode: "110016", area: "Saket", city: "New Delhi", kitchenId: "saket", ...offers });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

const DETAILS: TokenScope[] = ["orders:read", "order-details:write"];

type Slot = { type: string; time: string; charge: number; refund: number };

test("a program moves an order to a free time; one that gives money back needs the scope for it", async () => {
  const { uuid } = await orderOf(shop, asha, {
    ...{ deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" },
  });
  const call = await program(DETAILS);
  const url = `/orders/${uuid}`;
  const listed = (await call({ url: `${url}/slots?day=${soon(3)}` })).data;
  expect(listed).toMatchObject({ day: soon(3), mostPercent: expect.any(Number) });
  const move = (by: typeof call, body: object) => by({ method: "POST", url: `${url}/reschedule`, body });
  const cheaper = listed.slots.find(({ refund }: Slot) => refund > 0) as Slot;
  const { type, time, refund } = cheaper;
  expect(await move(call, { day: soon(3), type, time, refund })).toMatchObject({
    ...{ status: 403, code: "scope-missing", data: { scope: "refunds:write" } },
  });
  expect(await move(call, { day: soon(3), type, time, refund: 0 })).toMatchObject({
    ...{ status: 409, code: "price-changed", data: { refund } },
  });
  const paying = await program([...DETAILS, "refunds:write"]);
  expect(await move(paying, { day: soon(3), type, time, refund })).toMatchObject({
    ...{ status: 200, data: { uuid, day: soon(3), type, time, refund } },
  });
  const { order, refunds } = await orderRecords(shop.testApp, uuid);
  expect([order.deliveryOn, refunds.map(({ amountPaise }) => amountPaise)]).toEqual([
    soon(3),
    [refund * 100],
  ]);
  expect(await move(paying, { day: soon(3), type, time, refund }), "the same again").toMatchObject({
    ...{ status: 200, data: { uuid, day: soon(3), type, time, refund: 0 } },
  });
  expect((await orderRecords(shop.testApp, uuid)).refunds).toHaveLength(1);
  expect((await move(paying, { day: "soon", type, time, refund: 0 })).status).toBe(400);
  const [change] = (await listChanges(shop.services, { cursor: null })).rows;
  expect([change?.subjectId, change?.tokenName?.slice(0, 5)]).toEqual([uuid, "Sheet"]);
});

test("a program moves an order to another kitchen once", async () => {
  const { uuid } = await orderOf(shop, asha);
  const call = await program(DETAILS);
  const url = `/orders/${uuid}`;
  expect((await call({ url: `${url}/other-kitchens` })).data).toMatchObject({
    ...{ kitchen: "delhi", others: [{ id: "saket", name: "Saket kitchen", placesLeft: expect.any(Number) }] },
  });
  const move = (from: string, to: string) =>
    call({ method: "PUT", url: `${url}/kitchen`, body: { from, to } });
  expect(await move("delhi", "nowhere")).toMatchObject({ status: 409, code: "kitchen-not-possible" });
  expect((await move("delhi", "saket")).data).toEqual({
    ...{ uuid, kitchen: { id: "saket", name: "Saket kitchen" }, leftRun: null },
  });
  expect(await move("delhi", "saket")).toMatchObject({ status: 409, code: "kitchen-changed" });
  expect((await call({ url })).data.kitchen.id).toBe("saket");
});

test("a program corrects receiver and message, and overwrites nobody; values need the scope for them", async () => {
  const { uuid } = await orderOf(shop, asha);
  const call = await program(DETAILS);
  const reader = await program([...DETAILS, "customers:read"]);
  const url = `/orders/${uuid}`;
  expect(await call({ url: `${url}/receiver` })).toMatchObject({
    ...{ status: 403, code: "scope-missing", data: { scope: "customers:read" } },
  });
  const { uuid: _id, pincode, ...from } = (await reader({ url: `${url}/receiver` })).data;
  expect([pincode, from.name, from.phone]).toEqual(["110001", "Canary Devi", "+919876543210"]);
  const save = (sent: object) => call({ method: "PUT", url: `${url}/receiver`, body: sent });
  expect((await save({ from, to: { ...from, name: "Meera Nair" } })).data).toEqual({ uuid });
  const late = await save({ from, to: { ...from, name: "Somebody", address: "18 Canary Lane" } });
  expect(late).toMatchObject({ status: 409, code: "receiver-changed", data: { fields: ["name"] } });
  expect(JSON.stringify(late)).not.toContain("Meera");
  expect(await save({ from, to: { ...from, address: "18 Canary Lane" } })).toMatchObject({ status: 200 });
  expect((await reader({ url: `${url}/receiver` })).data).toMatchObject({
    ...{ name: "Meera Nair", address: "18 Canary Lane" },
  });
  expect((await save({ from, to: { ...from, phone: "none" } })).status).toBe(400);

  const write = (line: number | string, body: object) =>
    call({ method: "PUT", url: `${url}/lines/${line}/message`, body });
  const message = { from: "Canary day", to: "For Usha" };
  expect((await write(0, message)).data).toEqual({ uuid, changed: true });
  expect((await write(0, message)).data, "the same again").toEqual({ uuid, changed: false });
  const unread = await write(0, { ...message, to: "For Asha" });
  expect([unread.code, unread.data], "a message is the customer's").toEqual(["message-changed", undefined]);
  expect(await write(7, message)).toMatchObject({ status: 422, code: "message-not-taken" });
  for (const [line, body] of [
    ["x", message],
    [0, { ...message, to: "🎂" }],
    [0, { to: "For Usha" }],
  ] as const)
    expect((await write(line, body)).status).toBe(400);

  await changeOrderStatus(shop.services, { id: uuid, by: "owner" }, "preparing");
  expect(await write(0, { from: "For Usha", to: "" })).toMatchObject({ status: 409, code: "change-closed" });
  expect(await reader({ url: `${url}/receiver` })).toMatchObject({ status: 409, code: "change-closed" });
});

test("a program mails the confirmation again; a repeat mails nothing", async () => {
  const { uuid } = await orderOf(shop, asha);
  await shop.testApp.work();
  const call = await program(DETAILS);
  const resent = async () => (await call({ url: `/orders/${uuid}` })).data.confirmationsResent;
  const send = (body: object) => call({ method: "POST", url: `/orders/${uuid}/confirmations`, body });
  const count = await resent();
  expect((await send({ resent: count })).data).toEqual({ uuid, sent: true });
  expect((await send({ resent: count })).data).toEqual({ uuid, sent: false });
  await shop.testApp.work();
  expect(await resent()).toBe(count + 1);
  expect(await send({ resent: 3 })).toMatchObject({ code: "confirmation-resent-enough" });
});

test("tokens that are older than these calls gain none of them", async () => {
  const { uuid } = await orderOf(shop, asha);
  const others = await program(["orders:read", "orders:write", "order-status:write", "customers:read"]);
  const calls: CallOfProgram[] = [
    { url: `/orders/${uuid}/slots?day=${soon(3)}` },
    { url: `/orders/${uuid}/other-kitchens` },
    { url: `/orders/${uuid}/receiver` },
    { method: "POST", url: `/orders/${uuid}/confirmations`, body: { resent: 0 } },
  ];
  for (const sent of calls)
    expect(await others(sent), sent.url).toMatchObject({ status: 403, code: "scope-missing" });
});
