import { expect, test } from "vitest";
import { type PaidOrder, refundsOfOrder } from "../../../tests/support/refunds-of-order.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { GatewayError } from "./gateways/gateway.ts";
import { lookUpGivenUpRefund } from "./look-up-given-up-refund.ts";
import { retryGivenUpRefund, type SeenRefunds } from "./retry-given-up-refund.ts";
import { MOST_TRIES } from "./rules/refund-retry.ts";
import { failRefund, settleRefund } from "./settle-refund.ts";

let testApp: TestApp;
let order: PaidOrder;

const { refund, payment, rows, sentBack, sendWebhooks, fault, giveUp, refundByHand } = refundsOfOrder(
  (opened, paid) => {
    testApp = opened;
    order = paid;
  },
);

async function retry(decision: SeenRefunds = {}, at = 0) {
  const refundId = (await rows())[at]?.id ?? "";
  const lookedUp = await lookUpGivenUpRefund(testApp.services, { refundId });
  if (!lookedUp.ok) return lookedUp;
  return retryGivenUpRefund(testApp.services, { ...lookedUp.value, ...decision });
}

/** A refund that failed for good, and never reached the provider. */
async function givenUpRefund(rupees: number) {
  await refund(rupees);
  await testApp.deleteJobs();
  await giveUp();
}

const statusOf = async () => (await rows()).map(({ status }) => status);

test("a given-up refund is tried again on demand, and is given up again if it is refused", async () => {
  await givenUpRefund(719);
  const byHand = await refundByHand(1);
  expect(await retry({ seen: [byHand] })).toEqual({
    ok: true,
    value: { orderId: order.uuid, amount: 71_900, settledWith: null, besides: [byHand] },
  });
  expect(await retry()).toMatchObject({ code: "refund-not-given-up" });
  expect(await rows()).toMatchObject([{ status: "requested" }]);
  await testApp.work();
  expect(await rows()).toMatchObject([{ status: "failed", tries: MOST_TRIES + 1, dueAt: null }]);
});

test("a given-up refund is sent again when the provider has none of it: failed tries and refunds of the shop do not count", async () => {
  await refund(100);
  await testApp.work();
  testApp.pass(1);
  await fault("refund-fails");
  await refund(300);
  await testApp.work();
  await testApp.bankCall("POST", "/v1/settle");
  await giveUp(1);
  expect(await retry({}, 1)).toMatchObject({ ok: true, value: { settledWith: null, besides: [] } });
  await testApp.work();
  expect(await statusOf()).toEqual(["processed", "processed"]);
  expect(await sentBack()).toBe(40_000);
});

test("another refund of the shop whose reply was lost is not taken for one that was made by hand", async () => {
  await fault("refund-in-progress");
  await refund(100);
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  testApp.pass(1);
  await refund(300);
  await testApp.deleteJobs();
  await giveUp(1);
  expect(await retry({}, 1)).toMatchObject({ ok: true, value: { settledWith: null, besides: [] } });
  expect(await statusOf()).toEqual(["requested", "requested"]);
});

test("a try that the provider calls under way after it had failed is not taken for the refund, nor sent beside", async () => {
  await fault("refund-slow");
  await refund(300);
  await testApp.work();
  await giveUp();
  const id = (await rows())[0]?.gatewayRefundId ?? "";
  for (const decision of [{}, { seen: [id] }, { madeByHand: id }])
    expect(await retry(decision)).toMatchObject({ code: "refund-under-way" });
  await testApp.work();
  expect([await statusOf(), await sentBack()]).toEqual([["failed"], 30_000]);
});

test("a given-up refund that reached the provider after all is settled, and not sent again", async () => {
  await fault("refund-in-progress");
  await refund(300);
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  await giveUp();
  const found = await retry();
  await testApp.work();
  const [settled] = await rows();
  expect(settled).toMatchObject({ status: "processed", dueAt: null });
  expect(found).toMatchObject({ ok: true, value: { settledWith: settled?.gatewayRefundId } });
  expect(await sentBack()).toBe(30_000);
  expect(await payment()).toMatchObject({ status: "part-refunded" });
});

test("a given-up refund that is under way at the provider is awaited, and not sent again", async () => {
  await fault("refund-slow");
  await fault("refund-in-progress");
  await refund(300);
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  await giveUp();
  expect(await retry()).toMatchObject({ ok: true, value: { settledWith: expect.any(String) } });
  await testApp.work();
  expect(await statusOf()).toEqual(["sent"]);
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(3 * 60);
  await testApp.retryRefunds();
  expect(await statusOf()).toEqual(["processed"]);
  expect(await sentBack()).toBe(30_000);
});

test("a given-up refund is not sent beside one that was made by hand, until staff have seen each of them", async () => {
  await givenUpRefund(300);
  const first = await refundByHand(300);
  const refused = (refunds: object[]) => ({ code: "refunded-by-hand", details: { amount: 30_000, refunds } });
  expect(await retry()).toMatchObject(refused([{ id: first, amount: 30_000 }]));
  testApp.pass(1);
  const second = await refundByHand(50);
  const both = [
    { id: second, amount: 5_000 },
    { id: first, amount: 30_000 },
  ];
  expect(await retry({ seen: [first] })).toMatchObject(refused(both));
  await testApp.work();
  expect([await statusOf(), await sentBack()]).toEqual([["failed"], 35_000]);
  expect(await retry({ seen: [first, second] })).toMatchObject({
    ok: true,
    value: { settledWith: null, besides: [second, first] },
  });
  await testApp.work();
  expect([await statusOf(), await sentBack()]).toEqual([["processed"], 65_000]);
});

test("a report of the refund that staff have seen does not settle the one that they had sent again", async () => {
  await givenUpRefund(300);
  const byHand = await refundByHand(300);
  await retry({ seen: [byHand] });
  // Its report arrives before the refund is sent.
  await testApp.deleteJobs();
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "requested", gatewayRefundId: null }]);
  testApp.pass(3 * 60);
  await testApp.retryRefunds();
  await testApp.work();
  expect([await statusOf(), await sentBack()]).toEqual([["processed"], 60_000]);
});

test("a refund that was sent again and refused again is not settled by a report of one made by hand", async () => {
  await givenUpRefund(719);
  const byHand = await refundByHand(1);
  await retry({ seen: [byHand] });
  await testApp.work();
  expect(await rows()).toMatchObject([{ status: "failed", tries: MOST_TRIES + 1, dueAt: null }]);
  const [given] = await rows();
  if (!given) throw new Error("no refund");
  const report = { id: "rfnd_byhand", paymentId: given.gatewayPaymentId, amount: given.amountPaise };
  await settleRefund(testApp.services, { refund: { ...report, status: "processed", reference: null } });
  expect(await statusOf()).toEqual(["failed"]);
});

test("a refund made by hand settles a given-up one of its amount when staff say so, and no second one", async () => {
  await givenUpRefund(300);
  const other = await refundByHand(50);
  const byHand = await refundByHand(300);
  for (const wrong of [other, "rfnd_of_another_shop"])
    expect(await retry({ madeByHand: wrong })).toMatchObject({ code: "refund-not-matching" });
  expect(await retry({ madeByHand: byHand })).toMatchObject({ ok: true, value: { settledWith: byHand } });
  await testApp.work();
  expect(await rows()).toMatchObject([{ status: "processed", gatewayRefundId: byHand }]);
  expect(await payment()).toMatchObject({ status: "part-refunded" });
  expect(await sentBack()).toBe(35_000);

  testApp.pass(1);
  await refund(300);
  await testApp.deleteJobs();
  await giveUp(1);
  expect(await retry({ madeByHand: byHand }, 1)).toMatchObject({ code: "refund-not-matching" });
  expect(await retry({ seen: [other] }, 1)).toMatchObject({ ok: true, value: { settledWith: null } });
  await testApp.work();
  expect([await statusOf(), await sentBack()]).toEqual([["processed", "processed"], 65_000]);
});

test.each([
  ["of another amount under its name", 200, (id: string) => ({ refund: id })],
  ["under a name that the shop never gave", 300, () => ({ refund: "refund_of_another_system" })],
  ["with another note", 300, () => ({ reason: "Late" })],
])("a refund %s is none of the shop's: staff decide", async (_, rupees, notesOf) => {
  await givenUpRefund(300);
  const id = await refundByHand(rupees, notesOf((await rows())[0]?.id ?? ""));
  expect(await retry()).toMatchObject({ code: "refunded-by-hand", details: { refunds: [{ id }] } });
  await testApp.work();
  expect(await statusOf()).toEqual(["failed"]);
});

test.each(["api-error", "api-drop"])(
  "while the provider cannot be asked (%s), a given-up refund is not sent, and stays as it is",
  async (name) => {
    await givenUpRefund(300);
    const before = await rows();
    await fault(name);
    expect(await retry()).toMatchObject({ code: "refunds-not-fetched" });
    await testApp.work();
    expect([await rows(), await sentBack()]).toEqual([before, 0]);
  },
);

test("a given-up refund is not sent by what the provider said before another try", async () => {
  await givenUpRefund(300);
  const refundId = (await rows())[0]?.id ?? "";
  const old = await lookUpGivenUpRefund(testApp.services, { refundId });
  if (!old.ok) throw new Error(old.code);
  expect(await retry()).toMatchObject({ ok: true });
  await testApp.deleteJobs();
  const [requested] = await rows();
  if (requested) await failRefund(testApp.services, requested);
  expect(await retryGivenUpRefund(testApp.services, old.value)).toMatchObject({
    code: "refund-not-given-up",
  });
  expect(await statusOf()).toEqual(["failed"]);
});
