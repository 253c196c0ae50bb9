import { expect, test } from "vitest";
import { openTillFor } from "../../../tests/support/open-till-for.ts";
import { anOrder, pay, type Till } from "../../../tests/support/till.ts";
import { listHeldCoins } from "./list-held-coins.ts";

let till: Till;

openTillFor((opened) => {
  till = opened;
});

async function held(userId: string) {
  return listHeldCoins(till.services, { userId });
}

test("coins are held for 15 minutes by an open payment, and by nothing once it is paid or over", async () => {
  const asha = await till.customer("asha", 100);
  const began = till.services.clock();
  const open = await till.call(asha, "POST", "/payment/create-order", anOrder(asha, { useCoins: true }));
  const { uuid, razorpayOrder } = open.body.data;
  expect(await held(asha)).toEqual([
    { orderId: uuid, number: expect.any(String), coins: 60, until: new Date(began.getTime() + 15 * 60_000) },
  ]);
  const proof = await pay(till, razorpayOrder.id);
  await till.call(asha, "POST", "/payment/verify-payment", { ...anOrder(asha), ...proof.body });
  expect(await held(asha)).toEqual([]);

  const ravi = await till.customer("ravi", 100);
  await till.call(ravi, "POST", "/payment/create-order", anOrder(ravi, { useCoins: true }));
  expect(await held(ravi)).toHaveLength(1);
  till.pass(60);
  await till.everyMinute();
  expect(await held(ravi)).toEqual([]);
});
