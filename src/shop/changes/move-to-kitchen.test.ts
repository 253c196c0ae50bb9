import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { listChanges } from "../audit/list-changes.ts";
import { getOrderStory } from "../back-office/get-order-story.ts";
import { NO_MONEY } from "../basics/money.ts";
import { products } from "../catalogue/catalogue.tables.ts";
import { deliveryOptions, kitchens, pincodes, slotHolds, slots } from "../delivery/delivery.tables.ts";
import { getMovedAway } from "../orders/kitchen/get-moved-away.ts";
import { kitchenNotices } from "../orders/kitchen/kitchen-notices.tables.ts";
import { listEvents } from "../orders/orders.reads.ts";
import { changeStops } from "../runs/change-stops.ts";
import { listRunWork } from "../runs/list-runs.ts";
import { runs } from "../runs/runs.tables.ts";
import { moveToKitchen } from "./move-to-kitchen.ts";
import { rescheduleOrder } from "./reschedule-order.ts";

let testApp: TestApp;
let people = 0;
let uuid = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  const kitchen = { address: "2 Ring Road", pincode: "110016" };
  await testApp.db.insert(kitchens).values([
    { ...kitchen, id: "saket", name: "Saket kitchen", city: "New Delhi", stateCode: "07" },
    { ...kitchen, id: "abroad", name: "Other state's kitchen", city: "New Delhi", stateCode: "09" },
    { ...kitchen, id: "express-only", name: "Express kitchen", city: "New Delhi", stateCode: "07" },
  ]);
  const offers = { standard: true, express: true, fixedTime: true, midnight: true, pickup: true };
  await testApp.db.insert(pincodes).values([
    { pincode: "110016", area: "Saket", city: "New Delhi", kitchenId: "saket", ...offers },
    { pincode: "110017", area: "Noida", city: "New Delhi", kitchenId: "abroad", ...offers },
    {
      pincode: "110018",
      area: "Far",
      city: "New Delhi",
      kitchenId: "express-only",
      ...offers,
      standard: false,
    },
  ]);
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  uuid = await paidOrder(testApp, await testApp.customer(`asha${people}`));
});

const move = (change: { role?: Role; from?: string; to?: string } = {}) =>
  moveToKitchen(testApp.services, {
    ...{ id: uuid, staff: staff(change.role ?? "care") },
    ...{ from: change.from ?? "delhi", to: change.to ?? "saket" },
  });

/** Places taken in the order's slot at this kitchen. */
async function taken(kitchenId: string): Promise<number> {
  const { order } = await orderRecords(testApp, uuid);
  const { deliveryOn, deliveryOption, startMinute } = order;
  const [slot] = await testApp.db
    .select()
    .from(slots)
    .where(
      and(
        ...[eq(slots.kitchenId, kitchenId), eq(slots.onDate, deliveryOn)],
        ...[eq(slots.option, deliveryOption), eq(slots.startMinute, startMinute)],
      ),
    );
  return slot?.taken ?? 0;
}
const kitchenOf = async () => (await orderRecords(testApp, uuid)).order.kitchenId;

test("an order moves with its place to another kitchen of the city; price and tax stay, log and story say who did it", async () => {
  const before = await orderRecords(testApp, uuid);
  const [atDelhi, atSaket] = [await taken("delhi"), await taken("saket")];
  expect(await move()).toEqual({ ok: true, value: { kitchen: "Saket kitchen", run: null } });
  expect([await taken("delhi"), await taken("saket")]).toEqual([atDelhi - 1, atSaket + 1]);
  const after = await orderRecords(testApp, uuid);
  expect(after.order).toMatchObject({ kitchenId: "saket", totalPaise: before.order.totalPaise });
  expect(after.refunds).toEqual([]);
  const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, uuid));
  expect(hold?.state).toBe("kept");
  expect((await listEvents(testApp.services, { orderId: uuid })).at(-1)).toMatchObject({
    ...{ by: "care", actorId: "the-care", note: "Moved from New Delhi kitchen to Saket kitchen." },
  });
  expect((await listChanges(testApp.services, { cursor: null })).rows[0]).toMatchObject({
    ...{ actorName: "the-care", before: "New Delhi kitchen", after: "Saket kitchen" },
  });
});

test("the form names kitchens of the same city and state that deliver this way, with their free places", async () => {
  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("manager") });
  const free = 20 - (await taken("saket"));
  expect(story.ok && story.value.otherKitchens).toEqual([
    { id: "saket", name: "Saket kitchen", placesLeft: free },
  ]);
});

test("an order that moves leaves its run, waits for another one, and the log of the run says so", async () => {
  const { order } = await orderRecords(testApp, uuid);
  const day = order.deliveryOn;
  await testApp.db.insert(runs).values({
    ...{ id: `run-${people}`, day, nth: people, riderId: "sunil", createdAt: testApp.services.clock() },
  });
  const planned = { runId: `run-${people}`, change: { add: [uuid] }, staff: staff("manager") };
  expect(await changeStops(testApp.services, planned)).toMatchObject({ ok: true });
  expect(await move()).toMatchObject({ ok: true, value: { run: people } });
  const { free } = await listRunWork(testApp.services, { day });
  expect(free.map((waiting) => waiting.uuid)).toContain(uuid);
  const { rows } = await listChanges(testApp.services, { cursor: null });
  expect(rows.find(({ after }) => after === "stop removed")).toMatchObject({
    ...{ actorName: "the-care", label: `Run ${people} of ${day}`, note: order.number },
  });
});

test("a new time brings an order back to the kitchen of its pincode, so it leaves the run of the other one", async () => {
  await move();
  const { order } = await orderRecords(testApp, uuid);
  const day = order.deliveryOn;
  await testApp.db.insert(runs).values({
    ...{ id: `run-${people}`, day, nth: people, riderId: "sunil", createdAt: testApp.services.clock() },
  });
  const planned = { runId: `run-${people}`, change: { add: [uuid] }, staff: staff("manager") };
  expect(await changeStops(testApp.services, planned)).toMatchObject({ ok: true });
  const later = { date: day, type: "Standard Delivery", time: "3 PM - 6 PM" };
  const rescheduled = await rescheduleOrder(testApp.services, {
    ...{ id: uuid, customer: { userId: order.userId }, to: later, expectedRefund: NO_MONEY },
  });
  expect(rescheduled).toMatchObject({ ok: true });
  expect(await kitchenOf()).toBe("delhi");
  const { free } = await listRunWork(testApp.services, { day });
  expect(free.map((waiting) => waiting.uuid)).toContain(uuid);
});

test("each kitchen that may have begun an order sees that it went to another one", async () => {
  await changeOrderStatus(testApp.services, { id: uuid, by: "manager" }, "accepted");
  const { order } = await orderRecords(testApp, uuid);
  const day = order.deliveryOn;
  // The evening before, when the board shows it.
  testApp.setClock(new Date(new Date(`${day}T00:00:00Z`).getTime() - 9 * 3_600_000));
  await move();
  const away = (kitchenId: string, who = staff("kitchen")) =>
    getMovedAway(testApp.services, { id: uuid, kitchenId, staff: who });
  expect(await away("delhi")).toMatchObject({ column: "start", changes: { why: "kitchen" } });
  expect(await away("saket"), "it has the order").toBeNull();
  expect(await away("delhi", staff("rider"))).toBeNull();
  const back = { date: day, type: "Standard Delivery", time: "3 PM - 6 PM" };
  const rescheduled = await rescheduleOrder(testApp.services, {
    ...{ id: uuid, staff: staff("care"), to: back, expectedRefund: NO_MONEY },
  });
  expect(rescheduled).toMatchObject({ ok: true });
  expect(await kitchenOf()).toBe("delhi");
  const notices = await testApp.db.select().from(kitchenNotices).orderBy(kitchenNotices.id);
  expect(notices.filter(({ orderId }) => orderId === uuid)).toMatchObject([
    { kitchenId: "delhi", kind: "kitchen" },
    { kitchenId: "saket", kind: "kitchen" },
  ]);
});

test("a full kitchen takes none, and the order keeps its place", async () => {
  await move();
  await move({ from: "saket", to: "delhi" });
  await testApp.db.update(slots).set({ capacity: 0, taken: 0 }).where(eq(slots.kitchenId, "saket"));
  const atDelhi = await taken("delhi");
  expect(await move()).toMatchObject({ code: "slot-full" });
  expect([await taken("delhi"), await kitchenOf()]).toEqual([atDelhi, "delhi"]);
  await testApp.db.update(slots).set({ capacity: 20 }).where(eq(slots.kitchenId, "saket"));
});

test("a kitchen with places but without the minutes of this order takes none, and the form says so", async () => {
  const inStandard = eq(deliveryOptions.option, "standard");
  await testApp.db.update(slots).set({ takenOvenMinutes: 85 }).where(eq(slots.kitchenId, "saket"));
  await testApp.db.update(deliveryOptions).set({ ovenMinutes: 100 }).where(inStandard);
  // The cake reserved 20 minutes, whatever it costs by now.
  await testApp.db.update(products).set({ ovenMinutes: 1 });
  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("manager") });
  expect(story.ok && story.value.otherKitchens).toMatchObject([{ id: "saket", placesLeft: 0 }]);
  expect(await move()).toMatchObject({ code: "slot-full" });
  await testApp.db.update(deliveryOptions).set({ ovenMinutes: 105 }).where(inStandard);
  expect(await move()).toMatchObject({ ok: true });
  await testApp.db.update(deliveryOptions).set({ ovenMinutes: null }).where(inStandard);
  await testApp.db.update(products).set({ ovenMinutes: null });
});

test("kitchens of another city, of another state or without this option can't take it", async () => {
  for (const to of ["bengaluru", "abroad", "express-only", "delhi", "nowhere"])
    expect(await move({ to })).toMatchObject({ code: "kitchen-not-possible" });
  expect(await kitchenOf()).toBe("delhi");
});

test("a pickup order stays at its kitchen, because the customer goes there", async () => {
  uuid = await paidOrder(testApp, `asha${people}`, { deliveryType: "Pickup", deliveryTime: "5 PM - 6 PM" });
  expect(await move()).toMatchObject({ code: "kitchen-not-possible" });
});

test("once the kitchen has begun, the order stays", async () => {
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing");
  expect(await move()).toMatchObject({ code: "kitchen-begun" });
  expect(await kitchenOf()).toBe("delhi");
});

test("a form of an older page changes nothing, and roles without the permission can't move orders", async () => {
  for (const role of ["accountant", "kitchen", "rider"] as const)
    expect(await move({ role })).toMatchObject({ code: "not-your-move" });
  expect(await move()).toMatchObject({ ok: true });
  expect(await move()).toMatchObject({ code: "kitchen-changed" });
});
