import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { deliveryCode } from "../src/shop/orders/handover/delivery-code.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { drawnPicture } from "./query-plans/drawn-picture.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { dueToday } from "./support/due-today.ts";
import { programOf } from "./support/programs.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let baker: Person;
let asha: Person;
let uuid = "";

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  baker = await shop.person("baker", { role: "kitchen" });
  asha = await shop.person("asha", { fullName: "Asha Rao" });
  ({ uuid } = await orderOf(shop, asha, { message: "For Aarav" }));
  await dueToday(shop.services.db, uuid);
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

const PERSONAL = ["Canary", "9876543210", "Asha", "Aarav", "price"];

test("a program reads what a kitchen makes, by slot and in total; what customers wrote needs the scope for it", async () => {
  const call = await program(["orders:read"]);
  const { kitchens } = (await call({ url: "/kitchen/boards" })).data;
  expect(kitchens).toContainEqual({ id: "delhi", name: expect.any(String), city: "New Delhi", orders: 1 });
  const board = await call({ url: "/kitchens/delhi/board" });
  const [order] = board.data.orders;
  expect(order).toMatchObject({
    ...{ uuid, status: "placed", column: "start", next: "preparing", giftTasks: null, photo: null },
    lines: [{ SKU: "TRUF05", quantity: 1, requests: null }],
  });
  expect(Date.parse(order.promisedAt) - Date.parse(order.finishBy)).toBeGreaterThan(0);
  expect(board.data.slots).toEqual([{ slot: order.slot, orders: 1 }]);
  const [{ flavour: base, eggless, weight }] = order.lines;
  expect(board.data.totals).toEqual([{ base, eggless, weight, slot: order.slot, quantity: 1 }]);
  for (const text of PERSONAL) expect(JSON.stringify(board)).not.toContain(text);

  const reader = await program(["orders:read", "customers:read"]);
  const withTexts = (await reader({ url: "/kitchens/delhi/board" })).data.orders[0];
  expect([withTexts.lines[0].requests, withTexts.giftTasks]).toEqual([
    [{ label: "Message on the cake", text: "For Aarav" }],
    [],
  ]);
  const { text } = await baker.send({ method: "GET", url: "/api/admin/kitchens/delhi/board" });
  expect(text, "the kitchen's own tablet").toContain("For Aarav");
  expect(await call({ url: "/kitchens/nowhere/board" })).toMatchObject({
    ...{ status: 404, code: "unknown-kitchen" },
  });
});

test("a program begins an order and takes that back once", async () => {
  const call = await program(["orders:read", "order-status:write"]);
  const url = `/orders/${uuid}/status`;
  await call({ method: "POST", url, body: { from: "placed", to: "preparing" } });
  const { undo, totals } = (await call({ url: "/kitchens/delhi/board" })).data;
  expect(totals).toEqual([]);
  expect(undo).toMatchObject({ uuid, from: "placed", to: "preparing" });
  const takeBack = () => call({ method: "POST", url: `${url}/undo`, body: { event: undo.event } });
  expect((await takeBack()).data).toEqual({ uuid, status: "placed" });
  expect(await takeBack(), "the same again").toMatchObject({ status: 409, code: "order-moved-on" });
  expect((await call({ method: "POST", url: `${url}/undo`, body: { event: "1" } })).status).toBe(400);
  const reader = await program(["orders:read"]);
  expect(await reader({ method: "POST", url: `${url}/undo`, body: { event: 1 } })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
});

test("a program sends the customer a photo of the cake, once, and reads it with the scope for people", async () => {
  const call = await program(["orders:read", "order-status:write", "photos:write"]);
  const url = `/orders/${uuid}/cake-photos`;
  const upload = async () => {
    const body = await drawnPicture("#c46");
    const { data } = await call({ method: "POST", url: "/photos", body, type: "image/jpeg" });
    return data.id as string;
  };
  const send = (photo: string, to = url) => call({ method: "POST", url: to, body: { photo } });
  const early = await upload();
  expect(await send(early), "before the first spoon").toMatchObject({
    status: 409,
    code: "cake-photo-closed",
  });
  const status = `/orders/${uuid}/status`;
  await call({ method: "POST", url: status, body: { from: "placed", to: "preparing" } });
  expect((await send(early)).data).toMatchObject({ uuid, photo: early });
  expect((await send(early)).status, "the same again").toBe(200);
  const order = (await call({ url: `/orders/${uuid}` })).data;
  expect(order.cakePhotos).toEqual([{ id: early, takenAt: expect.any(String), answer: null, wish: null }]);

  expect(await call({ url: `${url}/${early}` })).toMatchObject({ status: 403, code: "scope-missing" });
  const reader = await program(["orders:read", "customers:read"]);
  expect(await reader({ url: `${url}/${early}` })).toMatchObject({ status: 200, contentType: "image/webp" });
  expect((await reader({ url: `/orders/${uuid}` })).data.cakePhotos).toMatchObject([{ wish: "" }]);
  expect((await reader({ url: `${url}/ph_0000000000000000` })).code).toBe("unknown-photo");
  expect(await reader({ url: `/orders/${uuid}/delivery-photo` }), "not delivered yet").toMatchObject({
    status: 404,
  });
  expect(await reader({ method: "POST", url, body: { photo: early } })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
  expect((await send("ph_0000000000000000")).code).toBe("unknown-photo");
  expect((await send(await upload(), "/orders/none/cake-photos")).code).toBe("unknown-order");
  expect((await call({ method: "POST", url, body: { photo: "../../etc" } })).status).toBe(400);
  const noPicture = { method: "POST", url: "/photos", type: "image/jpeg" } as const;
  expect(await call({ ...noPicture, body: Buffer.from("not a picture") })).toMatchObject({
    ...{ status: 422, code: "photo-unreadable" },
  });
  expect((await call({ ...noPicture, body: Buffer.from("a,b"), type: "text/csv" })).status).toBe(415);
});

test("a cancelled order stays on the board of programs until one of them has seen it for the kitchen", async () => {
  const call = await program(["orders:read", "order-status:write"]);
  const order = await orderOf(shop, asha, { message: "For Aarav" });
  await dueToday(shop.services.db, order.uuid);
  await changeOrderStatus(shop.services, { id: order.uuid, by: "manager" }, "preparing", "cancelled");
  const withdrawn = async () => {
    const board = (await call({ url: "/kitchens/delhi/board" })).data;
    return board.withdrawn.filter((shown: { uuid: string }) => shown.uuid === order.uuid);
  };
  const [shown] = await withdrawn();
  expect(shown).toMatchObject({ why: "cancelled", column: "making", kinds: ["cancelled"], movedTo: null });
  expect(shown.lines).toMatchObject([{ SKU: "TRUF05", requests: null }]);
  const seen = (id: number | string, caller = call) =>
    caller({ method: "POST", url: `/kitchen/notices/${id}/seen` });
  const reader = await program(["orders:read"]);
  expect(await seen(shown.notice, reader)).toMatchObject({ status: 403, code: "scope-missing" });
  expect((await seen(shown.notice)).data).toEqual({ uuid: order.uuid, number: shown.number });
  expect((await seen(shown.notice)).status, "the same again").toBe(200);
  expect(await withdrawn()).toEqual([]);
  expect(await seen(999_999_999)).toMatchObject({ status: 404, code: "unknown-notice" });
  expect((await seen("first")).status).toBe(400);
});

/** An order of today that a rider has. */
async function onItsWay(): Promise<string> {
  const order = await orderOf(shop, asha);
  await dueToday(shop.services.db, order.uuid);
  await shop.services.db.update(orders).set({ status: "out for delivery" }).where(eq(orders.id, order.uuid));
  return order.uuid;
}

test("a program closes an order with the customer's code, once, and never without it or a photo", async () => {
  const call = await program(["orders:read", "orders:write"]);
  const order = await onItsWay();
  const close = (body: object, to = order) =>
    call({ method: "POST", url: `/orders/${to}/delivery`, body: { id: randomUuid(), ...body } });
  const code = deliveryCode(shop.services, order);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
  expect((await close({})).status).toBe(400);
  expect((await close({ code: "12" })).status).toBe(400);
  expect(await close({ code: wrong })).toMatchObject({
    ...{ status: 422, code: "delivery-code-wrong", data: { left: 4 } },
  });
  const id = randomUuid();
  expect((await close({ id, code })).data).toEqual({ uuid: order, proof: "code" });
  expect((await close({ id, code })).data, "the same again").toEqual({ uuid: order, proof: "code" });
  expect((await close({ code })).status, "delivered already").toBe(409);
  expect((await call({ url: `/orders/${order}` })).data.status).toBe("delivered");
  expect(await close({ code: "0000" }, uuid), "still in the kitchen").toMatchObject({
    ...{ status: 409, code: "order-moved-on" },
  });
  const other = await program(["orders:read", "order-status:write"]);
  const body = { id: randomUuid(), code };
  expect(await other({ method: "POST", url: `/orders/${order}/delivery`, body })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
});

test("a program closes an order with a photo, which those who may see customers read", async () => {
  const call = await program(["orders:write", "photos:write"]);
  const order = await onItsWay();
  const file = await drawnPicture("#48c");
  const photo = (await call({ method: "POST", url: "/photos", body: file, type: "image/jpeg" })).data.id;
  const body = { id: randomUuid(), photo };
  const closed = await call({ method: "POST", url: `/orders/${order}/delivery`, body });
  expect(closed.data).toEqual({ uuid: order, proof: "photo" });
  const reader = await program(["customers:read"]);
  expect(await reader({ url: `/orders/${order}/delivery-photo` })).toMatchObject({
    ...{ status: 200, contentType: "image/webp" },
  });
});
