import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import { advanceOrder } from "../advance-order.ts";
import { selectEvents, selectOrder } from "../orders.queries.ts";
import { changeReceiver } from "../receivers/change-receiver.ts";
import { undoMove } from "../undo-move.ts";
import type { KitchenTap } from "./kitchen-tap.inputs.ts";
import { tapOrder } from "./tap-order.ts";

const baker = staff("kitchen");
const manager = staff("manager");

let testApp: TestApp;
let customers = 0;
let uuid = "";

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  uuid = await paidOrder(testApp, await testApp.customer(`asha${++customers}`));
});

const minute = (after: number) => new Date(SATURDAY_MORNING.getTime() + after * 60_000);
const at = (after: number) => minute(after).toISOString();
const tap = (fields: Omit<KitchenTap, "orderId">, who = baker) =>
  tapOrder(testApp.services, { tap: { orderId: uuid, ...fields }, staff: who });
const start = (after: number) => tap({ seen: "placed", to: "preparing", at: at(after) });
const ready = (after: number) => tap({ seen: "preparing", to: "ready", at: at(after) });
const movesNow = async () =>
  (await selectEvents(testApp.db, uuid)).slice(2).map(({ status, at }) => [status, at]);

test("taps of hours without a connection are done in their order, each with the time of its tap", async () => {
  testApp.setClock(minute(240));
  expect(await start(10)).toMatchObject({ value: { status: "preparing" } });
  expect(await ready(95)).toMatchObject({ value: { status: "ready" } });
  expect(await movesNow()).toEqual([
    ["preparing", minute(10)],
    ["ready", minute(95)],
  ]);
});

test("a tap that is sent again changes nothing, even if its move was undone or others followed", async () => {
  testApp.setClock(minute(11));
  await start(10);
  expect(await start(10)).toMatchObject({ value: { status: "preparing" } });
  const event = (await selectEvents(testApp.db, uuid)).at(-1)?.id ?? 0;
  expect(await undoMove(testApp.services, { id: uuid, staff: baker, event })).toMatchObject({ ok: true });
  expect(await start(10)).toMatchObject({ value: { status: "placed" } });
  expect((await selectOrder(testApp.db, { id: uuid }))?.status).toBe("placed");
  testApp.setClock(minute(30));
  expect(await start(29)).toMatchObject({ value: { status: "preparing" } });
  expect(await ready(30)).toMatchObject({ value: { status: "ready" } });
  expect(await start(29)).toMatchObject({ value: { status: "ready" } });
  expect(await movesNow()).toHaveLength(4);
});

test("a tap that somebody else made first is refused, and what was tapped after it is judged on its own", async () => {
  testApp.setClock(minute(5));
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: manager });
  testApp.setClock(minute(60));
  expect(await start(10)).toMatchObject({ code: "order-moved-on", details: { status: "preparing" } });
  expect(await ready(50)).toMatchObject({ value: { status: "ready" } });
});

test("a tap is refused if the customer changed the order after it, because its baker did not see that", async () => {
  testApp.setClock(minute(20));
  const order = await selectOrder(testApp.db, { id: uuid });
  if (!order) throw new Error("no order");
  const { recipientPhone: phone, altPhone, address, addressType } = order;
  const actor = { by: "customer" as const, actorId: order.userId };
  const receiver = { ...{ name: "Usha Rao", phone, altPhone }, ...{ address, addressType } };
  expect(await changeReceiver(testApp.services, { order, receiver, actor })).toMatchObject({ ok: true });
  testApp.setClock(minute(60));
  expect(await start(10)).toMatchObject({ code: "order-moved-on", details: { status: "placed" } });
  expect(await start(25)).toMatchObject({ ok: true });
});

test("a tap from the future counts as one of now", async () => {
  testApp.setClock(minute(5));
  expect(await start(500)).toMatchObject({ ok: true });
  expect(await movesNow()).toEqual([["preparing", minute(5)]]);
});

test("a tap of one baker is not done in the name of another who signed in meanwhile; it waits for the first", async () => {
  testApp.setClock(minute(60));
  const byBaker = { seen: "placed", to: "preparing", at: at(10), userId: baker.userId } as const;
  expect(await tap(byBaker, manager)).toEqual({ ok: false, code: "not-your-move" });
  expect(await movesNow()).toEqual([]);
  expect(await tap(byBaker)).toMatchObject({ value: { status: "preparing" } });
});
