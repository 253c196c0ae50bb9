import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppWithCustomer } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { day } from "../basics/india-time.ts";
import { NO_MONEY } from "../basics/money.ts";
import { deliveryOptions, kitchens, pincodes } from "../delivery/delivery.tables.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { selectEvents } from "../orders/orders.queries.ts";
import { rescheduleOrder } from "./reschedule-order.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({}, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

const SUNDAY_NOON = new Date("2026-11-22T06:30:00Z");
const MIDNIGHT = { deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" };
const TUESDAY = {
  deliveryDate: "2026-11-24",
  deliveryType: "Standard Delivery",
  deliveryTime: "3 PM - 6 PM",
};
const move = (uuid: string, to: Record<string, unknown>, who: string | null = asha) =>
  testApp.call(who, "POST", `/orders/${uuid}/reschedule`, { refund: 0, ...to });
const offered = (uuid: string, date: string, who = asha) =>
  testApp.call(who, "GET", `/orders/${uuid}/reschedule?date=${date}`);

test("rescheduling reserves the new slot and frees the old one", async () => {
  const uuid = await paidOrder(testApp, asha);
  const other = await paidOrder(testApp, await testApp.customer(`other-${asha}`));
  const before = (await orderRecords(testApp, uuid)).place.taken ?? 0;
  expect(await move(uuid, TUESDAY)).toMatchObject({ status: 200, body: { data: { ...TUESDAY, refund: 0 } } });
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    order: { deliveryOn: "2026-11-24", slotLabel: "3 PM - 6 PM", startMinute: 900, totalPaise: 71_900 },
    place: { state: "kept", taken: 1 },
    refunds: [],
  });
  expect((await orderRecords(testApp, other)).place.taken).toBe(before - 1);
  expect((await selectEvents(testApp.db, uuid)).at(-1)).toMatchObject({
    ...{ status: "placed", by: "customer", actorId: asha },
    note: "Moved from Mon, 23 Nov, 9 AM - 12 PM to Tue, 24 Nov, 3 PM - 6 PM.",
  });
});

test("a cheaper delivery refunds the exact difference and lowers the order's total", async () => {
  const uuid = await paidOrder(testApp, asha, MIDNIGHT);
  const { slots } = (await offered(uuid, "2026-11-24")).body.data;
  const cheaper = slots.find(
    (slot: { deliveryType: string; deliveryTime: string }) => slot.deliveryTime === "3 PM - 6 PM",
  );
  expect(cheaper).toEqual({
    ...{ deliveryType: "Standard Delivery", deliveryTime: "3 PM - 6 PM", delivery: 0, refund: 250 },
  });
  expect(await move(uuid, TUESDAY)).toMatchObject({ status: 409, body: { code: "price-changed" } });
  expect(await move(uuid, { ...TUESDAY, refund: 250 })).toMatchObject({ status: 200 });
  await testApp.work();
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    order: { deliveryPaise: 0, totalPaise: 71_900 },
    payment: { status: "part-refunded", refundedPaise: 25_000 },
    refunds: [{ amountPaise: 25_000, status: "processed" }],
  });
});

test("a dearer delivery is neither offered nor accepted", async () => {
  const uuid = await paidOrder(testApp, asha);
  const { slots } = (await offered(uuid, "2026-11-24")).body.data;
  const types = new Set(slots.map((slot: { deliveryType: string }) => slot.deliveryType));
  expect([...types]).toEqual(["Standard Delivery", "Pickup"]);
  const dearer = { ...TUESDAY, ...MIDNIGHT };
  expect(await move(uuid, dearer)).toMatchObject({ status: 409, body: { code: "slot-costs-more" } });
  expect(await orderRecords(testApp, uuid)).toMatchObject({ order: { deliveryOn: "2026-11-23" } });
});

test("the current slot, full slots and slots past their last order are not offered", async () => {
  const uuid = await paidOrder(testApp, asha, { deliveryDate: "2026-11-22", deliveryTime: "6 PM - 9 PM" });
  for (let i = 0; i < 6; i++) {
    const pickup = { deliveryDate: "2026-11-22", deliveryType: "Pickup", deliveryTime: "8 PM - 9 PM" };
    await paidOrder(testApp, await testApp.customer(`full${i}-${asha}`), pickup);
  }
  testApp.setClock(SUNDAY_NOON);
  const { slots } = (await offered(uuid, "2026-11-22")).body.data;
  const labels = slots.map(
    (slot: { deliveryType: string; deliveryTime: string }) => `${slot.deliveryType} ${slot.deliveryTime}`,
  );
  expect(labels).toContain("Standard Delivery 3 PM - 6 PM");
  expect(labels).not.toContain("Standard Delivery 12 PM - 3 PM");
  expect(labels).not.toContain("Standard Delivery 6 PM - 9 PM");
  expect(labels).not.toContain("Pickup 8 PM - 9 PM");
  const today = { deliveryDate: "2026-11-22" };
  const full = { ...today, deliveryType: "Pickup", deliveryTime: "8 PM - 9 PM" };
  expect(await move(uuid, full)).toMatchObject({ status: 409, body: { code: "slot-full" } });
  const late = { ...today, deliveryType: "Standard Delivery", deliveryTime: "12 PM - 3 PM" };
  expect(await move(uuid, late)).toMatchObject({ status: 409, body: { code: "slot-closed" } });
  expect((await orderRecords(testApp, uuid)).place).toMatchObject({ state: "kept" });
});

test("slots without the minutes that the order has reserved are not offered", async () => {
  const three = { sku: [{ SKU: "TRUF05", price: 719, quantity: 3, sheetName: "Cakes" }] };
  const uuid = await paidOrder(testApp, asha, three);
  const onTuesday = async () => {
    const { slots } = (await offered(uuid, "2026-11-24")).body.data;
    const ofStandard = slots.filter(({ deliveryType }: { deliveryType: string }) =>
      /Standard/.test(deliveryType),
    );
    return ofStandard.length;
  };
  const before = await onTuesday();
  const setMinutes = (ovenMinutes: number | null) =>
    testApp.db.update(deliveryOptions).set({ ovenMinutes }).where(eq(deliveryOptions.option, "standard"));
  await setMinutes(59);
  expect([before > 0, await onTuesday()]).toEqual([true, 0]);
  await setMinutes(60);
  expect(await onTuesday()).toBeGreaterThan(0);
  await setMinutes(null);
});

test("a rescheduled photo cake keeps its lead time of 24 hours", async () => {
  const photo = { message: "", sku: [{ SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes" }] };
  const uuid = await paidOrder(testApp, asha, { ...photo, ...TUESDAY });
  testApp.setClock(SUNDAY_NOON);
  const early = { ...TUESDAY, deliveryDate: "2026-11-23", deliveryTime: "9 AM - 12 PM" };
  expect(await move(uuid, early)).toMatchObject({ status: 409, body: { code: "slot-closed" } });
  expect(await move(uuid, { ...early, deliveryTime: "12 PM - 3 PM" })).toMatchObject({ status: 200 });
});

test("an order whose new time would change the state of its taxes is neither offered nor moved there", async () => {
  const offers = { standard: true, express: true, fixedTime: true, midnight: true, pickup: true };
  const noida = { pincode: "201301", area: "Noida", city: "Noida" };
  await testApp.db.insert(pincodes).values({ ...noida, kitchenId: "delhi", ...offers });
  const uuid = await paidOrder(testApp, asha, { pinCode: "201301", address: "7 Sector 18, Noida" });
  const typesOnTuesday = async () => {
    const { slots } = (await offered(uuid, "2026-11-24")).body.data;
    return [...new Set(slots.map(({ deliveryType }: { deliveryType: string }) => deliveryType))];
  };
  expect(await typesOnTuesday()).toEqual(["Standard Delivery"]);
  const notOffered = { status: 422, body: { code: "option-not-offered" } };
  const pickup = { ...TUESDAY, deliveryType: "Pickup", deliveryTime: "5 PM - 6 PM" };
  expect(await move(uuid, pickup)).toMatchObject(notOffered);

  const abroad = { id: "abroad", name: "Noida kitchen", city: "Noida", stateCode: "09" };
  await testApp.db.insert(kitchens).values({ ...abroad, address: "2 Ring Road", pincode: "201301" });
  const serveFrom = (kitchenId: string) =>
    testApp.db.update(pincodes).set({ kitchenId }).where(eq(pincodes.pincode, "201301"));
  await serveFrom("abroad");
  expect(await typesOnTuesday()).toEqual([]);
  expect(await move(uuid, TUESDAY)).toMatchObject(notOffered);
  expect(await orderRecords(testApp, uuid)).toMatchObject({
    order: { kitchenId: "delhi", deliveryOn: "2026-11-23", deliveryOption: "standard" },
  });
  await serveFrom("delhi");
  expect(await move(uuid, TUESDAY)).toMatchObject({ status: 200 });
});

test("an order can't be rescheduled once the kitchen has begun", async () => {
  const uuid = await paidOrder(testApp, asha);
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });
  expect(await offered(uuid, "2026-11-24")).toMatchObject({ status: 409, body: { code: "change-closed" } });
  expect(await move(uuid, TUESDAY)).toMatchObject({ status: 409, body: { code: "change-closed" } });
});

test("an order rescheduled in its last 24 hours still refunds half when cancelled", async () => {
  const uuid = await paidOrder(testApp, asha);
  testApp.setClock(SUNDAY_NOON);
  expect((await offered(uuid, "2026-11-30")).body.data).toMatchObject({ mostPercent: 50 });
  await move(uuid, { ...TUESDAY, deliveryDate: "2026-11-30" });
  const quote = await testApp.call(asha, "GET", `/orders/${uuid}/cancellation`);
  expect(quote.body.data).toMatchObject({ percent: 50, reason: "rescheduled", refund: 359.5 });
});

test("a rescheduled and cancelled order never refunds more than was paid", async () => {
  const uuid = await paidOrder(testApp, asha, MIDNIGHT);
  await move(uuid, { ...TUESDAY, refund: 250 });
  const quote = (await testApp.call(asha, "GET", `/orders/${uuid}/cancellation`)).body.data;
  // Midnight could not be cancelled, and moving it away does not change that.
  expect(quote).toMatchObject({ possible: false, reason: "rescheduled", paid: 719 });
  const early = await paidOrder(testApp, asha, { deliveryType: "Pickup", deliveryTime: "3 PM - 4 PM" });
  await move(early, { ...TUESDAY, deliveryType: "Pickup", deliveryTime: "5 PM - 6 PM" });
  const back = (await testApp.call(asha, "GET", `/orders/${early}/cancellation`)).body.data;
  expect(back).toMatchObject({ percent: 100, refund: 719 });
  await testApp.call(asha, "POST", `/orders/${early}/cancel`, back);
  await testApp.work();
  expect(await orderRecords(testApp, early)).toMatchObject({
    payment: { status: "refunded", refundedPaise: 71_900 },
  });
});

test("only its customer can reschedule an order", async () => {
  const uuid = await paidOrder(testApp, asha);
  const ravi = await testApp.customer(`ravi-${asha}`);
  expect(await move(uuid, TUESDAY, ravi)).toMatchObject({ status: 404 });
  expect(await offered(uuid, "2026-11-24", ravi)).toMatchObject({ status: 404 });
  expect(await move(uuid, TUESDAY, null)).toMatchObject({ status: 401 });
});

test("a customer moves orders twenty times a day, so that nobody sends mails to strangers with it; staff still can", async () => {
  const receiverEmail = "receiver-of-moves@example.com";
  const uuid = await paidOrder(testApp, asha, {
    gift: { from: "Asha", card: "", receiverEmail },
  });
  const mailsToReceiver = () => testApp.mails.filter(({ to }) => to === receiverEmail);
  await testApp.work();
  expect(mailsToReceiver()).toHaveLength(1);
  const noon = { ...TUESDAY, deliveryTime: "12 PM - 3 PM" };
  for (let nth = 0; nth < 20; nth += 1)
    expect(await move(uuid, nth % 2 ? noon : TUESDAY)).toMatchObject({ status: 200 });
  const other = await paidOrder(testApp, asha);
  const tooMany = { status: 429, body: { code: "too-many-tries" } };
  expect(await move(uuid, TUESDAY)).toMatchObject(tooMany);
  expect(await move(other, TUESDAY)).toMatchObject(tooMany);
  await testApp.work();
  expect(mailsToReceiver()).toHaveLength(1 + 20);
  expect(await orderRecords(testApp, uuid)).toMatchObject({ order: { slotLabel: "12 PM - 3 PM" } });

  const { deliveryDate, deliveryType: type, deliveryTime: time } = TUESDAY;
  const to = { date: day(deliveryDate), type, time };
  const byCare = { id: uuid, staff: staff("care"), to, expectedRefund: NO_MONEY };
  expect(await rescheduleOrder(testApp.services, byCare)).toMatchObject({ ok: true });
  const ravi = await testApp.customer(`ravi-${asha}`);
  expect(await move(await paidOrder(testApp, ravi), TUESDAY, ravi)).toMatchObject({ status: 200 });
});

const receiver = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: "Meera Iyer", phone: "98450 12345", altPhone: "", addressType: "Office" },
  address: "3rd floor, Rose House, Janpath",
  ...overrides,
});
const edit = (uuid: string, overrides: Record<string, unknown> = {}, who: string | null = asha) =>
  testApp.call(who, "PUT", `/orders/${uuid}/receiver`, receiver(overrides));

test("name, phone and address change until the kitchen begins; the event names the fields, not their values", async () => {
  const uuid = await paidOrder(testApp, asha);
  expect(await edit(uuid)).toMatchObject({
    status: 200,
    body: { data: { name: "Meera Iyer", phone: "+919845012345", pinCode: "110001" } },
  });
  await edit(uuid);
  expect((await orderRecords(testApp, uuid)).order).toMatchObject({
    ...{ recipientName: "Meera Iyer", recipientPhone: "+919845012345", addressType: "Office" },
    address: "3rd floor, Rose House, Janpath",
  });
  const notes = (await selectEvents(testApp.db, uuid)).map(({ note }) => note).filter(Boolean);
  expect(notes).toEqual(["Delivery details changed: name, phone, address."]);
  await advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });
  expect(await edit(uuid, { name: "Ravi" })).toMatchObject({ status: 409, body: { code: "change-closed" } });
  expect((await orderRecords(testApp, uuid)).order).toMatchObject({ recipientName: "Meera Iyer" });
});

test("an address with another pincode is refused; the order's own pincode may be part of it", async () => {
  const uuid = await paidOrder(testApp, asha);
  expect(await edit(uuid, { address: "MG Road, Bengaluru 560001" })).toMatchObject({
    status: 422,
    body: { code: "other-pincode" },
  });
  expect(await edit(uuid, { address: "Janpath, New Delhi 110 001" })).toMatchObject({ status: 200 });
});

test("missing and wrong values are named by their fields", async () => {
  const uuid = await paidOrder(testApp, asha);
  const wrong = await edit(uuid, { name: " ", phone: "12", address: "x" });
  expect(wrong).toMatchObject({ status: 400, body: { code: "bad-input" } });
  expect(wrong.body.issues.map(({ path }: { path: string }) => path)).toEqual([
    "body.name",
    "body.phone",
    "body.address",
  ]);
  const ravi = await testApp.customer(`ravi-${asha}`);
  expect(await edit(uuid, {}, ravi)).toMatchObject({ status: 404 });
});
