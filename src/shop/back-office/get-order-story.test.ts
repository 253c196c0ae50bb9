import { expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { anOrder, type TestApp } from "../../../tests/support/test-app.ts";
import type { Role } from "../accounts/identity.ts";
import { listChanges } from "../audit/list-changes.ts";
import { day, instant } from "../basics/india-time.ts";
import { cancelAsStaff, quoteForStaff } from "../changes/cancel-as-staff.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { getOrderStory } from "./get-order-story.ts";

let testApp: TestApp;
let uuid = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  uuid = await paidOrder(testApp, "asha", { name: "Meera Iyer", message: "For Aarav" });
  await testApp.work();
});

async function storyFor(role: Role, id = uuid) {
  const story = await getOrderStory(testApp.services, { id, staff: staff(role) });
  if (!story.ok) throw new Error(story.code);
  return story.value;
}

test("the kitchen sees what to make and for whom by first name: no address, number, e-mail or money", async () => {
  const story = await storyFor("kitchen");
  expect(story.lines[0]).toMatchObject({ quantity: 1, message: "For Aarav", totalPaise: null });
  expect(story.receiver).toMatchObject({ name: "Meera", address: null, phones: null });
  expect(story).toMatchObject({
    money: null,
    customer: null,
    moves: ["accepted", "preparing"],
    mayCancel: false,
  });
  const { address, email } = anOrder("asha");
  for (const secret of ["Iyer", address, "9876543210", email, "pay_"])
    expect(JSON.stringify(story)).not.toContain(secret);
});

test("the rider sees the address, and the phone number only on the day", async () => {
  const { deliveryDate, address } = anOrder("asha");
  const before = await storyFor("rider");
  expect(before.receiver).toMatchObject({ name: "Meera Iyer", address, phones: null });
  testApp.setClock(instant(day(deliveryDate), 600));
  const story = await storyFor("rider");
  expect(story.receiver.phones?.[0]).toBe("+919876543210");
  expect(story).toMatchObject({ money: null, customer: null, mayCancel: false });
});

test("the manager sees payment with the provider's numbers, the customer, their mails and every event", async () => {
  const story = await storyFor("manager");
  expect(story.money?.payment).toMatchObject({ status: "paid", method: "upi" });
  expect(story.money?.payment.gatewayPaymentId).toMatch(/^pay_/);
  expect(story.customer?.email).toBe("asha@example.com");
  expect(story.customer?.mails.map(({ kind }) => kind)).toContain("order-placed");
  expect(JSON.stringify(story.customer?.mails)).not.toContain("subject");
  expect(story.events.map(({ status, by }) => `${status} by ${by}`)).toEqual([
    "awaiting payment by customer",
    "placed by shop",
  ]);
  expect(story.mayCancel).toBe(true);
});

test("a customer gets the refusal of an unknown order", async () => {
  const nobody = { ...staff("owner"), roles: [] };
  expect(await getOrderStory(testApp.services, { id: uuid, staff: nobody })).toEqual({
    ok: false,
    code: "unknown-order",
  });
  expect(await getOrderStory(testApp.services, { id: "x", staff: staff("owner") })).toMatchObject({
    ok: false,
  });
});

test("each change by the staff is in the log with who, in which role, from where to where, and why", async () => {
  const kitchen = { ...staff("kitchen"), name: "Lakshmi Das" };
  const moved = { id: uuid, to: "preparing", staff: kitchen, seen: "placed" } as const;
  expect(await advanceOrder(testApp.services, moved)).toMatchObject({ ok: true });
  // The same button in another tab, which shows an older status.
  expect(await advanceOrder(testApp.services, moved)).toMatchObject({ code: "order-moved-on" });
  const quote = await quoteForStaff(testApp.services, { id: uuid, cause: "shop" });
  if (!quote.ok) throw new Error(quote.code);
  const cancel = { id: uuid, cause: "shop", reason: "The oven broke", expected: quote.value } as const;
  expect(await cancelAsStaff(testApp.services, { ...cancel, staff: staff("manager") })).toMatchObject({
    ok: true,
  });
  const log = await listChanges(testApp.services, { cursor: null });
  const { number } = await storyFor("owner");
  expect(log.rows).toMatchObject([
    {
      label: number,
      actorName: "the-manager",
      role: "manager",
      before: "preparing",
      after: "cancelled",
      note: "The oven broke",
    },
    {
      label: number,
      actorName: "Lakshmi Das",
      role: "kitchen",
      before: "placed",
      after: "preparing",
      note: "",
    },
  ]);
  const story = await storyFor("owner");
  expect(story.money?.refunds).toHaveLength(1);
  expect(story.moves).toEqual([]);
});

test("a pickup order is handed over at the counter, and never sent out", async () => {
  const { deliveryDate } = anOrder("asha");
  testApp.setClock(instant(day(deliveryDate), -600));
  const pickup = await paidOrder(testApp, "asha", { deliveryType: "Pickup", deliveryTime: "5 PM - 6 PM" });
  const brought = await paidOrder(testApp, "asha");
  for (const id of [pickup, brought])
    for (const to of ["preparing", "ready"] as const)
      await advanceOrder(testApp.services, { id, to, staff: staff("kitchen") });
  expect((await storyFor("kitchen", pickup)).moves).toEqual(["delivered"]);
  expect((await storyFor("kitchen", brought)).moves).toEqual(["shipped"]);
});
