import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnPostgres } from "../../bootstrap/steps/postgres.mjs";
import { ownDemoPostgres } from "../support/demo-deployment.ts";
import { openStream } from "../support/order-stream.ts";
import { eventually, type RunningShop, removeDirectory, startShop } from "../support/shop.ts";
import { type OrderWish, orderOf, pay, type Shopper, signUp, standardSlots } from "../support/shopper.ts";

let postgres: OwnPostgres;
let first: RunningShop;
let second: RunningShop;
let shopper: Shopper;

beforeAll(async () => {
  postgres = await ownDemoPostgres();
  const env = { DATABASE_URL: postgres.url };
  first = await startShop({ env });
  // The same data folder, so both instances have the same secrets.
  second = await startShop({ env, directory: first.directory });
  shopper = await signUp(first.url, "between@example.com");
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await removeDirectory(first.directory);
  await postgres.stop();
});

/** The same browser calls the other instance. */
async function atTheOther(method: string, path: string, body?: unknown) {
  const cookie = shopper.cookie();
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? "";
  const reply = await fetch(`${second.url}${path}`, {
    method,
    headers: { cookie, origin: second.url, "x-xsrf-token": token, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await reply.json();
  expect(answer).toMatchObject({ success: true });
  return answer.data;
}

test("a page at one instance gets changes made at another, also after a database outage", async () => {
  const [wish] = (await standardSlots(first.url, 3, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
  const { uuid } = (await pay(first.url, shopper, created.body.data.razorpayOrder.id)).body.data;
  const stream = await openStream(`${first.url}/api/orders/${uuid}/events`, { cookie: shopper.cookie() });
  const until = async (isIt: (message: NonNullable<Awaited<ReturnType<typeof stream.next>>>) => boolean) => {
    for (let event = await stream.next(); ; event = await stream.next()) {
      if (event === null) throw new Error("the stream has ended");
      if (isIt(event)) return event;
    }
  };
  const placed = await until(({ status }) => status === "placed");
  await atTheOther("PUT", `/api/orders/${uuid}/receiver`, {
    ...{ name: "Meera Iyer", phone: "98450 12345", altPhone: "", addressType: "Home" },
    address: "3rd floor, Rose House, Janpath",
  });
  await until(({ updatedAt }) => updatedAt > placed.updatedAt);

  await postgres.pause();
  await postgres.resume();
  for (const shop of [first, second]) {
    await eventually("it is ready again", async () => (await fetch(`${shop.url}/readyz`)).ok);
  }
  const { refund, coins } = await atTheOther("GET", `/api/orders/${uuid}/cancellation`);
  await atTheOther("POST", `/api/orders/${uuid}/cancel`, { refund, coins });
  expect(await until(({ status }) => status === "cancelled")).toMatchObject({ paid: false });
  stream.leave();
});
