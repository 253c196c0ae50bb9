import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { randomUuid } from "../basics/ids.ts";
import { addDays, dayOf, instant } from "../basics/india-time.ts";
import { advanceOrder } from "./advance-order.ts";
import { confirmDelivery } from "./handover/confirm-delivery.ts";
import { deliveryCode } from "./handover/delivery-code.ts";
import { tapOrder } from "./kitchen/tap-order.ts";
import { selectEvents } from "./orders.queries.ts";

let testApp: TestApp;
let order = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  const created = await testApp.call("asha", "POST", "/payment/create-order", anOrder("asha"));
  const signedPayment = (await pay(testApp, created.body.data.razorpayOrder.id)).body;
  order = (await testApp.call("asha", "POST", "/payment/verify-payment", signedPayment)).body.data.uuid;
});

type Move = Parameters<typeof advanceOrder>[1];
const move = (role: Role, to: Move["to"], note = "", rest: Pick<Move, "tappedAt" | "maySetOutEarly"> = {}) =>
  advanceOrder(testApp.services, { id: order, to, staff: staff(role), note, ...rest });

test("each status change records time, person, role and reason", async () => {
  testApp.pass(10);
  expect(await move("kitchen", "preparing", "Oven 2")).toMatchObject({ ok: true });
  const events = await selectEvents(testApp.db, order);
  expect(events.map(({ status, by }) => `${status} by ${by}`)).toEqual([
    "awaiting payment by customer",
    "placed by shop",
    "preparing by kitchen",
  ]);
  expect(events.at(-1)).toMatchObject({ actorId: "the-kitchen", note: "Oven 2" });
  expect(events.at(-1)?.at).toEqual(new Date(SATURDAY_MORNING.getTime() + 10 * 60_000));
});

test("a status that belongs to another role is refused and not recorded", async () => {
  expect(await move("rider", "preparing")).toEqual({ ok: false, code: "not-your-move" });
  expect(await selectEvents(testApp.db, order)).toHaveLength(2);
});

test("an impossible status change is refused, and the reply names the current status", async () => {
  expect(await move("rider", "undeliverable")).toMatchObject({
    code: "order-moved-on",
    details: { status: "placed" },
  });
  await move("kitchen", "preparing");
  expect(await move("kitchen", "preparing")).toMatchObject({
    code: "order-moved-on",
    details: { status: "preparing" },
  });
});

test("the status of a missing order can't be changed", async () => {
  const lost = { id: crypto.randomUUID(), to: "preparing", staff: staff("owner") } as const;
  expect(await advanceOrder(testApp.services, lost)).toMatchObject({ code: "unknown-order" });
});

test("an order that its customer collects is not handed to a rider, whoever asks", async () => {
  order = await paidOrder(testApp, "asha", { deliveryType: "Pickup", deliveryTime: "10 AM - 11 AM" });
  for (const to of ["preparing", "ready"] as const)
    expect(await move("owner", to)).toMatchObject({ ok: true });
  const refused = { code: "order-moved-on", details: { status: "ready" } };
  expect(await move("owner", "shipped")).toMatchObject(refused);
  const at = testApp.services.clock().toISOString();
  const tap = { orderId: order, seen: "ready", to: "shipped", at } as const;
  expect(await tapOrder(testApp.services, { tap, staff: staff("kitchen") })).toMatchObject(refused);
  expect((await selectEvents(testApp.db, order)).at(-1)?.status).toBe("ready");
});

test("an order is not on its way before its day, unless that is confirmed; a midnight order is in the evening before", async () => {
  const day = addDays(dayOf(SATURDAY_MORNING), 3);
  order = await paidOrder(testApp, "asha", { deliveryDate: day });
  for (const to of ["preparing", "ready", "shipped"] as const) await move("owner", to);
  testApp.setClock(new Date(instant(day, 0).getTime() - 1));
  expect(await move("rider", "out for delivery")).toMatchObject({ code: "setting-out-too-early" });
  // The tap of a phone counts, not its arrival.
  const tappedAt = testApp.services.clock();
  testApp.setClock(instant(day, 0));
  expect(await move("rider", "out for delivery", "", { tappedAt })).toMatchObject({ ok: false });
  testApp.setClock(tappedAt);
  expect((await selectEvents(testApp.db, order)).at(-1)?.status).toBe("shipped");
  expect(await move("rider", "out for delivery", "", { maySetOutEarly: true })).toMatchObject({ ok: true });

  testApp.setClock(SATURDAY_MORNING);
  order = await paidOrder(testApp, "asha", {
    deliveryDate: day,
    deliveryType: "Midnight Delivery",
    deliveryTime: "11 PM - 12 AM",
  });
  for (const to of ["preparing", "ready", "shipped"] as const) await move("owner", to);
  testApp.setClock(instant(addDays(day, -1), 0));
  expect(await move("rider", "out for delivery")).toMatchObject({ ok: true });
});

test("a failed delivery is attempted a second time, and not a third", async () => {
  for (const to of ["preparing", "ready", "shipped"] as const) await move("owner", to);
  testApp.pass(30 * 24 * 60);
  for (const attempt of [1, 2]) {
    expect(await move("rider", "out for delivery"), `attempt ${attempt}`).toMatchObject({ ok: true });
    expect(await move("rider", "undeliverable", "Nobody there")).toMatchObject({ ok: true });
  }
  expect(await move("rider", "out for delivery")).toMatchObject({ code: "no-further-attempt" });
  const collected = {
    ...{ reportId: randomUuid(), id: order, staff: staff("rider"), photoId: null, tappedAt: null },
    code: deliveryCode(testApp.services, order),
  };
  expect(await confirmDelivery(testApp.services, collected)).toMatchObject({ ok: true });
});
