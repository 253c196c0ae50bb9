import { expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { anOrder, type TestApp } from "../../../../tests/support/test-app.ts";
import type { Role } from "../../accounts/identity.ts";
import { addDays, day } from "../../basics/india-time.ts";
import { cancelAsStaff, quoteForStaff } from "../../changes/cancel-as-staff.ts";
import { listNeighbours } from "./list-neighbours.ts";
import { listOfficeOrders } from "./list-office-orders.ts";
import { OrderListFilter } from "./order-list.inputs.ts";

let testApp: TestApp;
const uuids: Record<string, string> = {};
const { deliveryDate, pinCode } = anOrder("asha");
const ON = day(deliveryDate);

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  const late = { deliveryTime: "6 PM - 9 PM" };
  uuids.late = await paidOrder(testApp, "asha", { ...late, name: "Meera Iyer", message: "For Aarav" });
  uuids.early = await paidOrder(testApp, "asha", { deliveryTime: "12 PM - 3 PM" });
  testApp.pass(1);
  uuids.gone = await paidOrder(testApp, "asha", late);
  const id = uuids.gone;
  const quote = await quoteForStaff(testApp.services, { id, cause: "shop" });
  if (!quote.ok) throw new Error(quote.code);
  const cancel = { id, staff: staff("owner"), cause: "shop", reason: "Oven", expected: quote.value } as const;
  await cancelAsStaff(testApp.services, cancel);
  const unpaid = await testApp.call(
    "asha",
    "POST",
    "/payment/create-order",
    anOrder("asha", { name: "Nobody Paid" }),
  );
  uuids.unpaid = unpaid.body.data.uuid;
});

const list = (role: Role, filter: object = { on: ON }) =>
  listOfficeOrders(testApp.services, {
    ...{ staff: staff(role), cursor: null, runs: null },
    filter: OrderListFilter.parse({ on: "", from: "", to: "", ...filter }),
  });
const uuidsOf = async (role: Role, filter?: object) =>
  (await list(role, filter)).rows.map(({ uuid }) => uuid);

test("a day lists its paid orders by slot, in time order, without unpaid ones", async () => {
  const { rows, sums } = await list("kitchen");
  expect(rows.map(({ uuid, slotLabel }) => [slotLabel, uuid])).toEqual([
    ["12 PM - 3 PM", uuids.early],
    ["6 PM - 9 PM", uuids.late],
    ["6 PM - 9 PM", uuids.gone],
  ]);
  expect(sums).toMatchObject({ many: 3, cancelled: 1 });
});

test("an order has its items, the receiver's first name and the destination", async () => {
  const order = (await list("kitchen")).rows[1];
  expect(order).toMatchObject({ name: "Meera", phone: "", email: "", status: "placed" });
  expect(order?.area).toContain(pinCode);
  expect(order?.lines[0]).toMatchObject({ quantity: 1, message: "For Aarav" });
  for (const role of ["kitchen", "accountant"] as const)
    expect(JSON.stringify(await list(role))).not.toMatch(/Iyer|\+91|@/);
  expect((await list("care")).rows[1]).toMatchObject({ name: "Meera Iyer", phone: /^\+91/ });
});

test("only those who see money see the sum, without cancelled orders", async () => {
  for (const role of ["owner", "manager", "care", "accountant"] as const) {
    const { rows, sums } = await list(role);
    const paid = rows.filter(({ status }) => status !== "cancelled");
    expect(sums.worth).toBeGreaterThan(0);
    expect(paid.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(sums.worth);
  }
  for (const role of ["kitchen", "rider"] as const) {
    const { rows, sums } = await list(role);
    expect([sums.worth, ...rows.map(({ total }) => total)]).toEqual([null, null, null, null]);
  }
});

test("status, slot and kitchen narrow the list", async () => {
  expect(await uuidsOf("owner", { on: ON, statuses: ["cancelled", "nonsense"] })).toEqual([uuids.gone]);
  expect(await uuidsOf("owner", { on: ON, slot: "720-900" })).toEqual([uuids.early]);
  expect(await uuidsOf("owner", { on: ON, slot: "900-720" })).toHaveLength(3);
  const [order] = (await list("owner")).rows;
  expect(await uuidsOf("owner", { on: ON, kitchenId: order?.kitchenId })).toHaveLength(3);
  expect(await uuidsOf("owner", { on: ON, kitchenId: "of nobody" })).toEqual([]);
  expect(await uuidsOf("owner", { on: addDays(ON, 1) })).toEqual([]);
});

test("unpaid orders are listed for those who see customers, when they choose the status or search", async () => {
  const unpaid = { on: ON, statuses: ["awaiting payment"] };
  expect(await uuidsOf("care", unpaid)).toEqual([uuids.unpaid]);
  expect(await uuidsOf("care", { on: ON, text: "nobody p" })).toEqual([uuids.unpaid]);
  for (const role of ["kitchen", "rider", "accountant"] as const) {
    expect(await uuidsOf(role, unpaid)).toEqual([]);
    expect(await uuidsOf(role, { on: ON, text: "nobody p" })).toEqual([]);
  }
});

test("a text finds the message and product of a day's orders, and names and phones for those who see them", async () => {
  expect(await uuidsOf("kitchen", { on: ON, text: "aarav" })).toEqual([uuids.late]);
  expect(await uuidsOf("kitchen", { on: ON, text: "iyer" })).toEqual([]);
  expect(await uuidsOf("rider", { on: ON, text: "iyer" })).toEqual([uuids.late]);
  const { phone = "" } = (await list("care")).rows[0] ?? {};
  expect((await uuidsOf("care", { on: ON, text: phone.slice(3, 9) })).length).toBeGreaterThan(2);
  expect(await uuidsOf("rider", { on: ON, text: phone.slice(3, 9) })).toEqual([]);
  // Not a wildcard of the database.
  expect(await uuidsOf("care", { on: ON, text: "%" })).toEqual([]);
});

test("a text without a day is searched in all days; a range lists the latest first", async () => {
  expect(await uuidsOf("care", { text: "Meera" })).toEqual([uuids.late]);
  expect(await uuidsOf("kitchen", { text: "Meera" })).toEqual([]);
  expect(await uuidsOf("owner", { from: ON, to: addDays(ON, 1) })).toEqual([
    uuids.gone,
    uuids.late,
    uuids.early,
  ]);
});

test("pages follow each other without a gap in both directions", async () => {
  const { rows } = await list("owner");
  const page = (key: string, direction: "after" | "before", filter: object) =>
    listOfficeOrders(testApp.services, {
      ...{ staff: staff("owner"), cursor: { direction, key }, runs: null },
      filter: OrderListFilter.parse({ on: "", from: "", to: "", ...filter }),
    });
  const middle = rows[1];
  const key = `${ON}~1080~1260~standard~${middle?.number}`;
  const uuidsAt = async (direction: "after" | "before", filter: object) =>
    (await page(key, direction, filter)).rows.map(({ uuid }) => uuid);
  expect(await uuidsAt("after", { on: ON })).toEqual([uuids.gone]);
  expect(await uuidsAt("before", { on: ON })).toEqual([uuids.early]);
  const range = { from: ON, to: addDays(ON, 1) };
  expect(await uuidsAt("after", range)).toEqual([uuids.early]);
  expect(await uuidsAt("before", range)).toEqual([uuids.gone]);
});

test("midnight orders are listed on the evening before", async () => {
  const on = addDays(ON, 3);
  const uuid = await paidOrder(testApp, "asha", {
    deliveryDate: on,
    deliveryType: "Midnight Delivery",
    deliveryTime: "11 PM - 12 AM",
  });
  expect(await uuidsOf("kitchen", { on })).toEqual([]);
  const { rows } = await list("kitchen", { on: addDays(on, -1) });
  expect(rows).toMatchObject([{ uuid, workOn: addDays(on, -1) }]);
  expect(rows[0]?.slotLabel).toContain("night, into");
});

const beside = (role: Role, uuid: string | undefined, filter: object = { on: ON }) =>
  listNeighbours(testApp.services, {
    ...{ id: uuid ?? "", staff: staff(role), runs: null },
    filter: OrderListFilter.parse({ on: "", from: "", to: "", ...filter }),
  });

test("the orders beside one are those of the list, in its order", async () => {
  const { previous, next } = await beside("kitchen", uuids.late);
  expect([previous?.uuid, next?.uuid]).toEqual([uuids.early, uuids.gone]);
  expect(await beside("kitchen", uuids.early)).toMatchObject({ previous: null, next: { uuid: uuids.late } });
});

test("a range of days lists the latest first, and so are the orders beside one", async () => {
  const { previous, next } = await beside("kitchen", uuids.late, { from: ON, to: addDays(ON, 1) });
  expect([previous?.uuid, next?.uuid]).toEqual([uuids.gone, uuids.early]);
});

test("an order that fits the filter no more keeps its place in the list", async () => {
  const { previous, next } = await beside("kitchen", uuids.late, { on: ON, statuses: ["cancelled"] });
  expect([previous, next?.uuid]).toEqual([null, uuids.gone]);
});

test("nothing is beside an order that does not exist, and no unpaid one for the kitchen", async () => {
  expect(await beside("kitchen", "no-order")).toEqual({ previous: null, next: null });
  const { previous, next } = await beside("kitchen", uuids.unpaid);
  for (const order of [previous, next]) expect(order?.uuid).not.toBe(uuids.unpaid);
});
