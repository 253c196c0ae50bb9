import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { anOrder, type TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { addDays, day } from "../basics/india-time.ts";
import { cancelAsStaff, quoteForStaff } from "../changes/cancel-as-staff.ts";
import { listDay } from "./list-day.ts";

let testApp: TestApp;
const uuids: Record<string, string> = {};
const { deliveryDate, pinCode } = anOrder("asha");
const ON = day(deliveryDate);

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  const late = { deliveryTime: "6 PM - 9 PM" };
  uuids.late = await paidOrder(testApp, "asha", { ...late, name: "Meera Iyer", message: "Happy birthday" });
  uuids.early = await paidOrder(testApp, "asha", { deliveryTime: "12 PM - 3 PM" });
  testApp.pass(1);
  uuids.gone = await paidOrder(testApp, "asha", late);
  const id = uuids.gone;
  const quote = await quoteForStaff(testApp.services, { id, cause: "shop" });
  if (!quote.ok) throw new Error(quote.code);
  const cancel = { id, staff: staff("owner"), cause: "shop", reason: "Oven", expected: quote.value } as const;
  await cancelAsStaff(testApp.services, cancel);
  await testApp.call("asha", "POST", "/payment/create-order", anOrder("asha", { name: "Nobody Paid" }));
});

async function seenBy(role: Role, overrides = {}) {
  return listDay(testApp.services, { on: ON, staff: staff(role), ...overrides });
}

test("a day lists its paid orders by slot, in time order, without unpaid ones", async () => {
  const { slots, total, cancelled } = await seenBy("kitchen");
  expect(slots.map(({ label, orders }) => [label, orders.map(({ uuid }) => uuid)])).toEqual([
    ["12 PM - 3 PM", [uuids.early]],
    ["6 PM - 9 PM", [uuids.late, uuids.gone]],
  ]);
  expect({ total, cancelled }).toEqual({ total: 3, cancelled: 1 });
});

test("an order has its items, the receiver's first name and the destination", async () => {
  const { slots } = await seenBy("kitchen");
  const order = slots[1]?.orders[0];
  expect(order).toMatchObject({ firstName: "Meera", status: "placed" });
  expect(order?.area).toContain(pinCode);
  expect(order?.lines[0]).toMatchObject({ quantity: 1, message: "Happy birthday" });
  expect(JSON.stringify(slots)).not.toMatch(/Iyer|\+91/);
});

test("only owner and manager see the day's sum, without cancelled orders", async () => {
  for (const role of ["owner", "manager"] as const) {
    const { slots, worth } = await seenBy(role);
    const paid = slots.flatMap(({ orders }) => orders).filter(({ status }) => status !== "cancelled");
    expect(worth).toBeGreaterThan(0);
    expect(paid.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(worth);
  }
  for (const role of ["kitchen", "rider"] as const) {
    const { slots, worth } = await seenBy(role);
    expect([worth, ...slots.flatMap(({ orders }) => orders.map(({ total }) => total))]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  }
});

test("orders of another day or kitchen are not listed", async () => {
  const { kitchens } = await seenBy("owner");
  const [kitchen] = kitchens;
  expect(kitchen?.many).toBe(3);
  expect((await seenBy("owner", { kitchenId: kitchen?.id })).total).toBe(3);
  expect((await seenBy("owner", { kitchenId: "of nobody" })).total).toBe(0);
  expect(await seenBy("owner", { on: addDays(ON, 1) })).toMatchObject({ total: 0, slots: [], kitchens: [] });
});

test("midnight orders are listed on the evening before", async () => {
  const on = addDays(ON, 3);
  const uuid = await paidOrder(testApp, "asha", {
    deliveryDate: on,
    deliveryType: "Midnight Delivery",
    deliveryTime: "11 PM - 12 AM",
  });
  expect((await seenBy("kitchen", { on })).total).toBe(0);
  const { slots } = await seenBy("kitchen", { on: addDays(on, -1) });
  expect(slots.flatMap(({ orders }) => orders.map((order) => order.uuid))).toEqual([uuid]);
  expect(slots[0]?.label).toContain("night, into");
});
