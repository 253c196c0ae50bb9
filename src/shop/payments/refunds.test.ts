import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type PaidOrder, refundsOfOrder } from "../../../tests/support/refunds-of-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { paise } from "../basics/money.ts";
import { GatewayError } from "./gateways/gateway.ts";
import { createRazorpayGateway } from "./gateways/razorpay/razorpay-gateway.ts";
import { countRefunds, listRefundAlarms } from "./payments.reads.ts";
import { payments, refunds } from "./payments.tables.ts";
import { retryRefunds } from "./retry-refunds.ts";
import { sendRefund } from "./send-refund.ts";
import { failRefund, settleRefund } from "./settle-refund.ts";

let testApp: TestApp;
let order: PaidOrder;

const { refund, payment, rows, sentBack, sendWebhooks, fault, giveUp, refundByHand } = refundsOfOrder(
  (opened, paid) => {
    testApp = opened;
    order = paid;
  },
);

test("two refunds of the same amount are two, each mailed once", async () => {
  await refund(100);
  await refund(100);
  await testApp.work();
  await sendWebhooks();
  await sendWebhooks();
  expect((await rows()).map(({ status }) => status)).toEqual(["processed", "processed"]);
  expect(await sentBack()).toBe(20_000);
  expect(await payment()).toMatchObject({ status: "part-refunded", refundedPaise: 20_000 });
});

test("while one of two refunds is under way the payment is being refunded; in full, it is refunded", async () => {
  await refund(19);
  await fault("refund-slow");
  await testApp.work();
  expect(await payment()).toMatchObject({ status: "refunding" });
  await testApp.bankCall("POST", "/v1/settle");
  await sendWebhooks();
  expect(await payment()).toMatchObject({ status: "part-refunded" });
  await refund(700);
  await testApp.work();
  expect(await payment()).toMatchObject({ status: "refunded", refundedPaise: 71_900 });
});

test("refunds never exceed the payment", async () => {
  await refund(700);
  await expect(refund(20)).rejects.toThrow(/refunds of .* would exceed the payment/);
  expect(await rows()).toHaveLength(1);
  await expect(
    testApp.db
      .update(payments)
      .set({ refundedPaise: paise(71_901) })
      .where(eq(payments.orderId, order.uuid)),
  ).rejects.toThrow();
});

test("a failed refund is logged as an error, and retried later under another key", async () => {
  await fault("refund-fails");
  await refund(719);
  await testApp.work();
  expect(await rows()).toMatchObject([{ status: "sent" }]);
  await testApp.bankCall("POST", "/v1/settle");
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "failed", tries: 1 }]);
  expect(await payment()).toMatchObject({ status: "refunding" });
  expect(testApp.alarms).toContain("a refund failed and will be retried");
  testApp.pass(9);
  await testApp.retryRefunds();
  expect(await rows()).toMatchObject([{ status: "failed" }]);
  testApp.pass(2);
  await testApp.retryRefunds();
  expect(await rows()).toMatchObject([{ status: "processed", tries: 1 }]);
  expect(await sentBack()).toBe(71_900);
  expect(await payment()).toMatchObject({ status: "refunded" });
  // Late copies of the webhook about the failure of the first try.
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "processed", tries: 1 }]);
  expect(await sentBack()).toBe(71_900);
});

test("late events of a failed try do not undo the next try", async () => {
  await fault("refund-fails");
  await refund(300);
  await testApp.work();
  await testApp.bankCall("POST", "/v1/settle");
  await sendWebhooks();
  const [failed] = await rows();
  const sendOldWebhooks = () =>
    settleRefund(testApp.services, {
      refund: {
        ...{ id: failed?.gatewayRefundId ?? "", paymentId: failed?.gatewayPaymentId ?? "" },
        ...{ amount: paise(30_000), status: "failed", reference: failed?.id ?? "" },
      },
    });
  await fault("refund-slow");
  testApp.pass(11);
  await retryRefunds(testApp.services);
  await sendOldWebhooks();
  expect(await rows()).toMatchObject([{ status: "requested", tries: 1 }]);
  await testApp.work();
  await sendOldWebhooks();
  expect(await rows()).toMatchObject([{ status: "sent", tries: 1 }]);
});

test("after six failures a refund is not retried, and an alarm is raised", async () => {
  await fault("refund-fails", 99);
  await refund(719);
  await testApp.work();
  for (let attempt = 1; attempt <= 6; attempt++) {
    await testApp.bankCall("POST", "/v1/settle");
    await sendWebhooks();
    testApp.pass(10 * 4 ** attempt);
    await testApp.retryRefunds();
  }
  expect(await rows()).toMatchObject([{ status: "failed", tries: 6, dueAt: null }]);
  expect(testApp.alarms.at(-1)).toBe("a refund failed for good: needs attention");
  expect(await countRefunds(testApp.services)).toMatchObject({ givenUp: 1, failed: 0 });
  expect(await sentBack()).toBe(0);
});

test("a given-up refund that is made by hand at the provider is closed by its webhook", async () => {
  await refund(300);
  await testApp.deleteJobs();
  await giveUp();
  await refundByHand(200);
  await sendWebhooks();
  expect(await rows(), "of another amount").toMatchObject([{ status: "failed" }]);
  await refundByHand(300);
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "processed" }]);
  expect(await payment()).toMatchObject({ status: "part-refunded" });
  const alarms = await listRefundAlarms(testApp.services);
  expect(alarms.filter(({ orderId }) => orderId === order.uuid)).toEqual([]);
});

test("a refund made by hand closes the given-up one, and not an earlier one of the same amount", async () => {
  await refund(100);
  await testApp.work();
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "processed" }]);
  testApp.pass(1);
  await refund(100);
  await testApp.deleteJobs();
  await giveUp(1);
  await refundByHand(100);
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "processed" }, { status: "processed" }]);
});

test("a refund whose job or webhook was lost is followed up", async () => {
  await refund(719);
  await testApp.deleteJobs();
  testApp.pass(3 * 60);
  await fault("refund-slow");
  await testApp.retryRefunds();
  expect(await rows()).toMatchObject([{ status: "sent" }]);
  await testApp.bankCall("POST", "/v1/settle");
  testApp.pass(3 * 60);
  await testApp.retryRefunds();
  expect(await rows()).toMatchObject([{ status: "processed" }]);
  expect(await sentBack()).toBe(71_900);
});

test.each([
  ["409, an earlier call is still being worked on", "refund-in-progress"],
  ["with what nobody understands", "refund-garbled"],
])(
  "a refund that the provider makes but answers %s is retried under the same key, and made once",
  async (_, name) => {
    await fault(name);
    await refund(300);
    await expect(testApp.work()).rejects.toThrow(GatewayError);
    expect(await rows()).toMatchObject([{ status: "requested", tries: 0 }]);
    expect(testApp.alarms).toEqual([]);
    // The job backs off and comes again by itself: no second one is started beside it.
    testApp.pass(11);
    await retryRefunds(testApp.services);
    expect(await testApp.waitingJobs()).not.toContain("send-refund");
    await testApp.retry("send-refund", { refundId: (await rows())[0]?.id });
    await testApp.work();
    expect(await rows()).toMatchObject([{ status: "processed", tries: 0 }]);
    expect(await sentBack()).toBe(30_000);
  },
);

test("a refund that was made, but answered with a refused API key, is sent again under the same key", async () => {
  await fault("refund-in-progress");
  await refund(300);
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  const { keyId } = testApp.services.gateway;
  const wrongKey = { keyId, keySecret: "replaced", webhookSecret: "w" };
  const gateway = createRazorpayGateway({ ...wrongKey, apiUrl: testApp.bankUrl, checkoutUrl: "" });
  const refundId = (await rows())[0]?.id ?? "";
  await expect(sendRefund({ ...testApp.services, gateway }, { refundId })).rejects.toThrow("401");
  expect(await rows()).toMatchObject([{ status: "requested", tries: 0 }]);
  await testApp.retry("send-refund", { refundId });
  await testApp.work();
  expect(await rows()).toMatchObject([{ status: "processed", tries: 0 }]);
  expect(await sentBack()).toBe(30_000);
});

test("while a refund's job still backs off, the clock starts no second one, however long that takes", async () => {
  await refund(300);
  await fault("api-error", 2);
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  testApp.pass(119);
  await expect(testApp.retry("send-refund", { refundId: (await rows())[0]?.id })).rejects.toThrow(
    GatewayError,
  );
  testApp.pass(2);
  await retryRefunds(testApp.services);
  expect(await testApp.waitingJobs()).not.toContain("send-refund");
});

test("a failed refund that is sent after all is accepted, and not retried", async () => {
  await fault("refund-in-progress");
  await refund(300);
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  const [requested] = await rows();
  if (!requested) throw new Error("no refund");
  await failRefund(testApp.services, requested);
  expect(await rows()).toMatchObject([{ status: "failed", tries: 1 }]);
  await sendWebhooks();
  expect(await rows()).toMatchObject([{ status: "processed", dueAt: null }]);
  testApp.pass(60);
  await testApp.retryRefunds();
  expect(await sentBack()).toBe(30_000);
  expect(await payment()).toMatchObject({ status: "part-refunded" });
});

test("a definite refusal counts as a failed try", async () => {
  await refundByHand(500);
  await refund(300);
  await testApp.work();
  expect(await rows()).toMatchObject([{ status: "failed", tries: 1 }]);
});

test("a refund without a clear reply raises one alarm after six hours; a clear reply ends it", async () => {
  // Ignore refunds that other tests left under way.
  await testApp.db.update(refunds).set({ silentSince: null });
  await refund(300);
  await fault("api-error", 99);
  const alarmsOfIt = async () => {
    const listed = await listRefundAlarms(testApp.services);
    return listed.filter(({ orderId }) => orderId === order.uuid);
  };
  const again = async () => testApp.retry("send-refund", { refundId: (await rows())[0]?.id });
  await expect(testApp.work()).rejects.toThrow(GatewayError);
  for (let hour = 1; hour <= 5; hour++) {
    testApp.pass(59);
    await expect(again()).rejects.toThrow(GatewayError);
    await retryRefunds(testApp.services);
  }
  expect([testApp.alarms, await alarmsOfIt()]).toEqual([[], []]);
  testApp.pass(66);
  await retryRefunds(testApp.services);
  await retryRefunds(testApp.services);
  expect(testApp.alarms).toEqual(["a refund has no clear reply from the provider: needs attention"]);
  expect(await alarmsOfIt()).toMatchObject([{ amount: 30_000, why: "silent" }]);
  expect(await countRefunds(testApp.services)).toMatchObject({ silent: 1 });
  await testApp.bankCall("DELETE", "/v1/faults");
  await again();
  expect(await rows()).toMatchObject([{ status: "processed", alarmedAt: null }]);
  expect(await alarmsOfIt()).toEqual([]);
});

test("a refund from before silence was recorded counts as silent since its request", async () => {
  await refund(100);
  await testApp.work();
  await fault("refund-slow");
  await refund(200);
  await testApp.work();
  await testApp.db.update(refunds).set({ silentSince: null });
  await testApp.db.execute(
    sql.raw(await readFile("migrations/0022_silence_of_refunds_under_way.sql", "utf8")),
  );
  const silences = (await rows()).map(({ amountPaise, silentSince }) => [amountPaise, silentSince]);
  expect(new Map(silences as [number, Date | null][])).toEqual(
    new Map([
      [10_000, null],
      [20_000, SATURDAY_MORNING],
    ]),
  );
});

test("a refund that the bank takes days over raises no alarm as long as the provider answers that it is under way", async () => {
  await fault("refund-slow");
  await refund(300);
  await testApp.work();
  for (let hour = 0; hour < 20; hour += 3) {
    testApp.pass(3 * 60);
    await testApp.retryRefunds();
  }
  expect(await rows()).toMatchObject([{ status: "sent", alarmedAt: null }]);
});

test("a refund that is under way for longer than the slowest card takes is an alarm, once, whatever the provider answers", async () => {
  await testApp.db.update(refunds).set({ silentSince: null, createdAt: new Date("2099-01-01") });
  await fault("refund-slow");
  await refund(300);
  await testApp.work();
  const alarmsOfOrder = async () => {
    const listed = await listRefundAlarms(testApp.services);
    return listed.filter(({ orderId }) => orderId === order.uuid);
  };
  const late = () => testApp.alarms.filter((message) => message.includes("refund is late"));
  testApp.pass(10 * 24 * 60 - 1);
  await testApp.retryRefunds();
  expect([late(), await alarmsOfOrder()]).toEqual([[], []]);
  for (let look = 0; look < 3; look++) {
    testApp.pass(3 * 60);
    await testApp.retryRefunds();
  }
  expect(late()).toEqual(["a refund is late: needs attention"]);
  expect(await alarmsOfOrder()).toMatchObject([{ amount: 30_000, why: "late" }]);
  await testApp.bankCall("POST", "/v1/settle");
  await sendWebhooks();
  expect(await alarmsOfOrder()).toEqual([]);
});
