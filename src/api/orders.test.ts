import { expect, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { anOrder, type TestApp } from "../../tests/support/test-app.ts";
import { orderLink } from "../shop/orders/order-link.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

test("an order is seen by its customer, the shop's owner and manager and through its link, and by nobody else", async () => {
  const tara = await testApp.customer("tara");
  const { uuid } = (await testApp.call(tara, "POST", "/payment/create-order", anOrder(tara))).body.data;
  const see = (who: string | null, query = "") =>
    testApp.call(who, "GET", `/delivery/orderdetailsUUID/${uuid}${query}`);
  expect(await see(tara)).toMatchObject({ status: 200, body: { data: { uuid } } });
  expect(await see("boss+owner")).toMatchObject({ status: 200 });
  expect(await see("deputy+manager")).toMatchObject({ status: 200 });
  const token = new URL(orderLink(testApp.services, uuid)).searchParams.get("token");
  expect(await see(null, `?token=${token}`)).toMatchObject({ status: 200 });
  const guesses = [see(null, "?token=guess"), see(null, `?token=${token}x`)];
  for (const stranger of [see(null), see("asha"), see("baker+kitchen"), see("courier+rider"), ...guesses]) {
    expect(await stranger).toMatchObject({ status: 404, body: { code: "unknown-order" } });
  }
  const nonsense = await testApp.call(tara, "GET", "/delivery/orderdetailsUUID/not-an-order");
  expect(nonsense.status).toBe(404);
});

test("a customer's orders are listed newest first, and are nobody else's", async () => {
  const uma = await testApp.customer("uma");
  expect(await testApp.call(null, "GET", "/orders")).toMatchObject({ status: 401 });
  expect(await testApp.call(uma, "GET", "/orders")).toMatchObject({ status: 200, body: { data: [] } });
  const first = await testApp.call(uma, "POST", "/payment/create-order", anOrder(uma));
  testApp.pass(1);
  const later = anOrder(uma, { deliveryTime: "12 PM - 3 PM" });
  const second = await testApp.call(uma, "POST", "/payment/create-order", later);
  const { body } = await testApp.call(uma, "GET", "/orders");
  expect(body.data.map((order: { uuid: string }) => order.uuid)).toEqual([
    second.body.data.uuid,
    first.body.data.uuid,
  ]);
});

test("guessing order ids ends in 429; right ones use up no attempt", async () => {
  const leela = await testApp.customer("leela");
  const created = await testApp.call(leela, "POST", "/payment/create-order", anOrder(leela));
  const path = `/delivery/orderdetailsUUID/${created.body.data.uuid}`;
  const guess = () =>
    testApp.call(null, "GET", "/delivery/orderdetailsUUID/00000000-0000-4000-8000-000000000000");
  for (let tries = 0; tries < 290; tries += 1) expect((await guess()).status).toBe(404);
  expect((await testApp.call(leela, "GET", path)).status).toBe(200);
  const rest = [];
  for (let tries = 0; tries < 30; tries += 1) rest.push((await guess()).status);
  expect(rest).toContain(429);
  testApp.pass(15);
  expect((await testApp.call(leela, "GET", path)).status).toBe(200);
});
