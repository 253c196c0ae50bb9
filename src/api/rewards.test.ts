import { expect, test } from "vitest";
import { openTillFor } from "../../tests/support/open-till-for.ts";
import { anOrder, pay, type Till } from "../../tests/support/till.ts";
import { moveOrder } from "../shop/orders/move-order.ts";

let till: Till;

openTillFor((opened) => {
  till = opened;
});

/** An order of ₹719 that was paid and carried to the door. */
async function delivered(who: string): Promise<string> {
  const created = await till.call(who, "POST", "/payment/create-order", anOrder(who));
  const { uuid, razorpayOrder } = created.body.data;
  const proof = await pay(till, razorpayOrder.id);
  await till.call(who, "POST", "/payment/verify-payment", { ...anOrder(who), ...proof.body });
  for (const to of ["preparing", "ready", "shipped", "delivered"] as const) {
    expect(await moveOrder(till.services, { id: uuid, to, by: "rider" })).toMatchObject({ ok: true });
  }
  return uuid;
}

const ledger = async (who: string) => (await till.call(who, "GET", "/rewards")).body.data;

test("a customer sees the coins of a delivered order, and where they came from", async () => {
  const asha = await till.customer("asha", 10);
  const orderId = await delivered(asha);
  expect(await ledger(asha)).toMatchObject({ coins: 10 });
  await till.work();
  expect(await ledger(asha)).toMatchObject({
    coins: 81,
    entries: [
      { amount: 71, balance: 81, reason: "order", orderId },
      { amount: 10, balance: 10, reason: "demo", orderId: null },
    ],
  });
  await till.retry("order-delivered", { orderId });
  expect(await ledger(asha)).toMatchObject({ coins: 81 });
});

test("a friend's code brings its owner 200 coins when the friend's first order has arrived", async () => {
  const [meera, ravi] = [await till.customer("meera"), await till.customer("ravi")];
  const { code, link } = (await ledger(meera)).referral;
  expect(link).toContain(code);
  expect(await till.call(ravi, "POST", "/rewards/referral", { code: code.toLowerCase() })).toMatchObject({
    status: 200,
  });
  expect(await ledger(meera)).toMatchObject({ coins: 0 });
  await delivered(ravi);
  await till.work();
  expect(await ledger(meera)).toMatchObject({ coins: 200, entries: [{ reason: "referral", amount: 200 }] });
});

test("a code of one's own, an unknown one and a broken one are refused in words", async () => {
  const kabir = await till.customer("kabir");
  const { code } = (await ledger(kabir)).referral;
  const refused = (sent: unknown) => till.call(kabir, "POST", "/rewards/referral", { code: sent });
  expect(await refused(code)).toMatchObject({ status: 409, body: { code: "referral-not-possible" } });
  expect(await refused("ZZZZZZZZ")).toMatchObject({ status: 404, body: { code: "unknown-referral-code" } });
  expect(await refused("' or 1=1")).toMatchObject({ status: 400 });
  expect(await refused(["ZZZZZZZZ"])).toMatchObject({ status: 400 });
});

test("nobody sees a ledger without being signed in", async () => {
  expect(await till.call(null, "GET", "/rewards")).toMatchObject({ status: 401 });
  expect(await till.call(null, "POST", "/rewards/referral", { code: "ZZZZZZZZ" })).toMatchObject({
    status: 401,
  });
});
