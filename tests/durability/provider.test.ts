import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASES, type Deployment, demoDeployment } from "../support/demo-deployment.ts";
import { providerOf } from "../support/provider.ts";
import { eventually, type RunningShop, startShop } from "../support/shop.ts";
import {
  type OrderWish,
  orderOf,
  payInWindow,
  type Shopper,
  signUp,
  standardSlots,
} from "../support/shopper.ts";

describe.each(DATABASES)("a payment provider with troubles, on %s", (database) => {
  let deployment: Deployment;
  let shop: RunningShop;
  let shopper: Shopper;
  let provider: Awaited<ReturnType<typeof providerOf>>;
  let wishes: OrderWish[];

  beforeAll(async () => {
    deployment = await demoDeployment(database);
    shop = await startShop(deployment);
    provider = await providerOf(shop);
    wishes = await standardSlots(shop.url, 3, 5);
  });
  beforeEach(async ({ task }) => {
    shopper = await signUp(shop.url, `${task.id}@example.com`);
  });
  afterAll(async () => {
    await shop.stop();
    await deployment.remove();
  });

  function create(key?: string, wish = wishes.shift()) {
    const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
    return shopper.post("/api/payment/create-order", orderOf(shopper, wish as OrderWish), headers);
  }
  async function created() {
    const { status, body } = await create();
    expect(status).toBe(200);
    return { uuid: body.data.uuid as string, razorpay: body.data.razorpayOrder.id as string };
  }
  const stateOf = async (uuid: string) =>
    (await shopper.get(`/api/delivery/orderdetailsUUID/${uuid}`)).body.data;
  const becomes = (uuid: string, status: string) =>
    eventually(`order ${uuid} is ${status}`, async () => (await stateOf(uuid)).status === status);
  const mailsAbout = async (number: string) => {
    const page = await (await fetch(`${shop.url}/dev/mail?to=${shopper.email}`)).text();
    return page.split("<article>").filter((article) => article.includes(number)).length;
  };

  test.each(["api-error", "api-drop", "api-silent"] as const)(
    "while it fails (%s) an order is refused for now, and the same request succeeds later",
    async (fault) => {
      const key = `${fault}-retry`;
      const wish = wishes.shift();
      // The official client may retry by itself, so the fault lasts until it is ended.
      await provider.fault(fault, 20);
      const refused = await create(key, wish);
      await provider.behave();
      expect(refused.status).toBe(503);
      expect(refused.body).toMatchObject({ success: false, code: "payment-provider-down" });
      const retried = await create(key, wish);
      expect(retried.status).toBe(200);
      const again = await create(key, wish);
      expect(again.body.data.uuid).toBe(retried.body.data.uuid);
    },
  );

  test("the webhook alone places the order of a shopper who closed the tab", async () => {
    const { uuid, razorpay } = await created();
    await payInWindow(shop.url, razorpay);
    await becomes(uuid, "placed");
    const { orderId } = await stateOf(uuid);
    await eventually("the confirmation is sent", async () => (await mailsAbout(orderId)) === 1);
  });

  test("webhooks that come twice and in the wrong order place one order once", async () => {
    await provider.fault("webhook-duplicate", 2);
    await provider.fault("webhook-reordered");
    const { uuid, razorpay } = await created();
    await payInWindow(shop.url, razorpay);
    await becomes(uuid, "placed");
    await provider.behave();
    await settled();
    const order = await stateOf(uuid);
    expect(order.status).toBe("placed");
    expect(order.events.filter(({ status }: { status: string }) => status === "placed")).toHaveLength(1);
    expect(await provider.paymentsOf(razorpay)).toMatchObject([{ status: "captured", amount_refunded: 0 }]);
    expect(await mailsAbout(order.orderId)).toBe(1);
  });

  test("a webhook that comes after the shopper's return changes nothing", async () => {
    await provider.fault("webhook-late", 2);
    const { uuid, razorpay } = await created();
    const signedPayment = await payInWindow(shop.url, razorpay);
    const verified = await shopper.post("/api/payment/verify-payment", signedPayment);
    expect(verified.body.data).toMatchObject({ uuid, paid: true });
    const before = await stateOf(uuid);
    await provider.behave();
    await provider.settle();
    await settled();
    expect(await stateOf(uuid)).toEqual(before);
  });

  test("a payment captured late places its order", async () => {
    await provider.fault("payment-late");
    const { uuid, razorpay } = await created();
    const signedPayment = await payInWindow(shop.url, razorpay);
    const verified = await shopper.post("/api/payment/verify-payment", signedPayment);
    expect(verified.body.data).toMatchObject({ uuid, paid: false });
    await provider.settle();
    await becomes(uuid, "placed");
  });

  test("a payment of a wrong amount is refunded, and the order stays unpaid", async () => {
    await provider.fault("payment-wrong-amount");
    const { uuid, razorpay } = await created();
    await payInWindow(shop.url, razorpay);
    await eventually("the provider sent the money back", async () => {
      const [money] = await provider.paymentsOf(razorpay);
      return money?.status === "refunded" && money.amount_refunded === money.amount;
    });
    expect((await stateOf(uuid)).paid).toBe(false);
  });

  test("a duplicate payment is refunded, and the order stays placed", async () => {
    await provider.fault("payment-twice");
    const { uuid, razorpay } = await created();
    await payInWindow(shop.url, razorpay);
    await becomes(uuid, "placed");
    await eventually("one of two payments is sent back", async () => {
      const states = (await provider.paymentsOf(razorpay)).map(({ status }) => status).sort();
      return states.join() === "captured,refunded";
    });
    expect((await stateOf(uuid)).status).toBe("placed");
  });

  test("a refund that fails temporarily is sent later, once", async () => {
    await provider.fault("payment-wrong-amount");
    const { razorpay } = await created();
    await provider.fault("api-error", 100);
    await payInWindow(shop.url, razorpay);
    const failed = '"job":"send-refund","msg":"a job failed and will be tried again"';
    await eventually("the refund was refused once", () => shop.said().includes(failed));
    await provider.behave();
    await eventually("the provider sent the money back", async () => {
      const [money] = await provider.paymentsOf(razorpay);
      return money?.amount_refunded === money?.amount;
    });
  });

  /** Waits until all earlier webhooks and jobs are done: sends a signed event last, and waits for it. */
  async function settled(): Promise<void> {
    await provider.settle();
    const { uuid, razorpay } = await created();
    await payInWindow(shop.url, razorpay);
    await becomes(uuid, "placed");
  }

  test("a webhook with a forged signature is refused", async () => {
    const body = JSON.stringify({ event: "payment.captured" });
    const signature = createHmac("sha256", "not the secret").update(body).digest("hex");
    const answer = await fetch(`${shop.url}/api/payment/webhook`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-razorpay-signature": signature },
    });
    expect(answer.status).toBe(400);
  });
});
