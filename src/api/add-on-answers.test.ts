import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppWithCustomer } from "../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../tests/support/paid-order.ts";
import { anOrder, type TestApp } from "../../tests/support/test-app.ts";
import { getOrderStory } from "../shop/back-office/get-order-story.ts";
import { clearCustomer } from "../shop/orders/customer-data.queries.ts";
import { exportOrders } from "../shop/orders/export-orders.ts";
import { orderLines } from "../shop/orders/orders.tables.ts";
import { requestsOf } from "../shop/orders/rules/order-line.ts";

let testApp: TestApp;
let asha: string;

openTestAppWithCustomer({}, (opened, customer) => {
  testApp = opened;
  asha = customer;
});

const truffle = { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" };
const addOn = (SKU: string, price: number, overrides: object) => ({
  ...{ SKU, price, quantity: 1, sheetName: "Add-Ons" },
  ...overrides,
});
const candles = (overrides: object) => addOn("ADDCANDLE", 49, overrides);
const card = (overrides: object) => addOn("ADDCARD", 79, overrides);
const balloons = (overrides: object) => addOn("ADDBALLOONS", 99, overrides);
const order = (...addOns: object[]) =>
  testApp.call(asha, "POST", "/payment/create-order", anOrder(asha, { sku: [truffle, ...addOns] }));

const WISH = "Meera, sixty looks wonderful on you!";

test("a number and two cards with different texts reach bill, mail, office and export", async () => {
  const uuid = await paidOrder(testApp, asha, {
    sku: [
      truffle,
      candles({ quantity: 2, answer: "६०" }),
      card({ answer: WISH }),
      card({ quantity: 2, answer: "  From  all of us " }),
    ],
  });
  await testApp.work();
  const details = (await testApp.call(asha, "GET", `/delivery/orderdetailsUUID/${uuid}`)).body.data;
  expect(details).toMatchObject({ addOns: 2 * 49 + 3 * 79, total: 719 + 2 * 49 + 3 * 79 });
  expect(JSON.parse(details.sku)).toMatchObject([
    { SKU: "TRUF05", question: null, answer: "" },
    { SKU: "ADDCANDLE", quantity: 2, total: 98, question: "digits", answer: "60" },
    { SKU: "ADDCARD", quantity: 1, total: 79, question: "text", answer: WISH },
    { SKU: "ADDCARD", quantity: 2, total: 158, question: "text", answer: "From all of us" },
  ]);

  const mail = testApp.mails.find(({ subject }) => subject.includes("confirmed"));
  for (const fact of ["Number: 60", `Text: ${WISH}`, "Text: From all of us"]) {
    expect(mail?.text).toContain(fact);
  }
  expect(mail?.text).not.toContain("eggless");

  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("kitchen") });
  expect(story.ok && story.value.lines.flatMap((line) => requestsOf(line, "staff"))).toMatchObject([
    { label: "Message on the cake" },
    { label: "Number", text: "60" },
    { label: "Text", text: WISH },
    { label: "Text", text: "From all of us" },
  ]);

  const [exported] = await exportOrders(testApp.services, { userId: asha });
  expect(exported?.items.map(({ question, answer }) => [question, answer])).toContainEqual(["digits", "60"]);
});

test("clients that do not know answers can still order; the kitchen is told to call", async () => {
  const uuid = await paidOrder(testApp, asha, { sku: [truffle, candles({}), card({ quantity: 3 })] });
  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("kitchen") });
  expect(story.ok && story.value.lines.slice(1).flatMap((line) => requestsOf(line, "staff"))).toMatchObject([
    { label: "Number", text: "not given, call the customer" },
    { label: "Text", text: "not given, call the customer" },
  ]);
});

test.each([
  ["letters on a number candle", candles({ answer: "6O", quantity: 2 }), 422, "answer-wrong"],
  ["four digits, where three fit", candles({ answer: "2026", quantity: 4 }), 422, "answer-wrong"],
  ["two digits on one candle", candles({ answer: "60" }), 422, "answer-quantity"],
  ["a card with an emoji", card({ answer: "Love 🎂" }), 422, "answer-wrong"],
  ["a card of 201 characters", card({ answer: "ज़".repeat(201) }), 422, "answer-wrong"],
  ["a NUL on a card", card({ answer: "Love\0" }), 400, "bad-input"],
  ["a text without end", card({ answer: "x".repeat(20_000) }), 400, "bad-input"],
  ["an answer for balloons, which ask for nothing", balloons({ answer: "Meera" }), 422, "answer-not-taken"],
])("the shop refuses %s", async (_what, line, status, code) => {
  expect(await order(line)).toMatchObject({ status, body: { success: false, code } });
});

test("an answer for a cake is refused, and the same card with the same text twice", async () => {
  const refused = anOrder(asha, { sku: [{ ...truffle, answer: "60" }] });
  expect(await testApp.call(asha, "POST", "/payment/create-order", refused)).toMatchObject({
    ...{ status: 422, body: { code: "answer-not-taken" } },
  });
  expect(await order(card({ answer: WISH }), card({ answer: ` ${WISH}` }))).toMatchObject({ status: 400 });
});

test("two sets of the same number are four candles", async () => {
  expect((await order(candles({ answer: "60", quantity: 4 }))).body.data.summary).toMatchObject({
    addOns: 4 * 49,
  });
});

test("answers are erased with the customer's other words", async () => {
  const uuid = await paidOrder(testApp, asha, { sku: [truffle, card({ answer: WISH })] });
  const heir = await testApp.customer(`heir-${asha}`);
  await testApp.db.transaction((tx) => clearCustomer(tx, asha, heir));
  const lines = await testApp.db.select().from(orderLines).where(eq(orderLines.orderId, uuid));
  expect(lines.flatMap((line) => requestsOf(line))).toEqual([]);
});
