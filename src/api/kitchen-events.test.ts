import { expect, onTestFinished, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { openStream } from "../../tests/support/order-stream.ts";
import { paidOrder } from "../../tests/support/paid-order.ts";
import type { TestApp } from "../../tests/support/test-app.ts";
import { changeStatus } from "../shop/orders/change-status.ts";

let testApp: TestApp;
let address = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  address = await testApp.app.listen({ port: 0, host: "127.0.0.1" });
  await testApp.customer("asha");
});

async function follow(kitchenId: string, who = "baker+kitchen") {
  const stream = await openStream(
    `${address}/api/admin/kitchens/${kitchenId}/events`,
    { "x-who": who },
    "kitchen",
  );
  onTestFinished(stream.leave);
  return stream;
}

test("a board gets an event for each new order and each move in its kitchen, without data about them", async () => {
  const stream = await follow("delhi");
  expect(Object.keys((await stream.next()) ?? {})).toEqual(["kitchenId", "at"]);
  const next = stream.next();
  const uuid = await paidOrder(testApp, "asha");
  expect(await next).toMatchObject({ kitchenId: "delhi" });
  const moved = stream.next();
  await changeStatus(testApp.services, { id: uuid, to: "preparing", by: "kitchen" });
  expect(await moved).toMatchObject({ kitchenId: "delhi" });
});

test("the board of another kitchen gets no event", async () => {
  const other = await follow("mumbai");
  await other.next();
  const delhi = await follow("delhi");
  await delhi.next();
  const next = delhi.next();
  await paidOrder(testApp, "asha");
  await next;
  testApp.pass(1);
  const later = testApp.services.clock().toISOString();
  const ofMumbai = other.next();
  await paidOrder(testApp, "asha", { pinCode: "400001" });
  expect(await ofMumbai, "the first event since").toEqual({ kitchenId: "mumbai", at: later });
});

test.each([
  ["an unknown kitchen", "of-nobody", "baker+kitchen"],
  ["a rider", "delhi", "ravi+rider"],
  ["a customer", "delhi", "asha"],
])("there is no such stream for %s", async (_who, kitchenId, who) => {
  expect((await follow(kitchenId, who)).status).toBe(404);
});
