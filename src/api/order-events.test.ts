import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { openStream } from "../../tests/support/order-stream.ts";
import { paidOrder } from "../../tests/support/paid-order.ts";
import type { TestApp } from "../../tests/support/test-app.ts";
import { changeStatus } from "../shop/orders/change-status.ts";
import { orderToken } from "../shop/orders/order-link.ts";

let testApp: TestApp;
let address = "";
let uuid = "";
let customers = 0;
let asha = "";
/** The number of open subscriptions. */
let waiting = 0;

openTestAppFor(async (opened) => {
  testApp = opened;
  const { subscribe } = testApp.services.pubSub;
  testApp.services.pubSub.subscribe = (...about) => {
    const unsubscribe = subscribe(...about);
    waiting++;
    return () => {
      waiting--;
      unsubscribe();
    };
  };
  address = await testApp.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(async () => {
  asha = await testApp.customer(`asha${++customers}`);
  uuid = await paidOrder(testApp, asha);
  await testApp.work();
});

async function follow(headers: Record<string, string> = { "x-who": asha }, query = "") {
  const stream = await openStream(`${address}/api/orders/${uuid}/events${query}`, headers);
  onTestFinished(stream.leave);
  return stream;
}
const move = (to: "accepted" | "preparing") =>
  changeStatus(testApp.services, { id: uuid, to, by: "kitchen" });

test("a follower of an order gets its status, and each change", async () => {
  const stream = await follow();
  expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(stream.headers.get("cache-control")).toBe("no-store");
  expect(await stream.next()).toMatchObject({ uuid, status: "placed", paid: true, refunds: [] });
  await move("accepted");
  expect(await stream.next()).toMatchObject({ uuid, status: "accepted" });
  await move("preparing");
  expect(await stream.next()).toMatchObject({ uuid, status: "preparing" });
});

test("a rolled-back status change is sent to nobody", async () => {
  const stream = await follow();
  await stream.next();
  const undone = testApp.db.transaction(async (tx) => {
    await changeStatus({ ...testApp.services, db: tx }, { id: uuid, to: "accepted", by: "kitchen" });
    throw new Error("on second thought");
  });
  await expect(undone).rejects.toThrow("on second thought");
  await move("preparing");
  expect(await stream.next(), "the first that comes").toMatchObject({ status: "preparing" });
});

test("a new receiver and each stage of a refund are sent too", async () => {
  const stream = await follow();
  const before = await stream.next();
  testApp.pass(1);
  const receiver = { name: "Meera Iyer", phone: "98450 12345", altPhone: "", addressType: "Home" };
  const edited = await testApp.call(asha, "PUT", `/orders/${uuid}/receiver`, {
    ...receiver,
    address: "3rd floor, Rose House, Janpath",
  });
  expect(edited.status).toBe(200);
  const after = await stream.next();
  expect(after?.updatedAt).not.toBe(before?.updatedAt);
  const { data } = (await testApp.call(asha, "GET", `/orders/${uuid}/cancellation`)).body;
  await testApp.call(asha, "POST", `/orders/${uuid}/cancel`, { refund: data.refund, coins: data.coins });
  expect(await stream.next()).toMatchObject({ status: "cancelled", paid: false, refunds: ["requested"] });
  await testApp.work();
  const refundStates = [];
  for (let event = await stream.next(); ; event = await stream.next()) {
    refundStates.push(...(event?.refunds ?? []));
    if (refundStates.at(-1) === "processed") break;
  }
});

test("a guest follows by the signed link; without it, or with another's, there is no such order", async () => {
  const token = encodeURIComponent(orderToken(testApp.services, uuid));
  const other = encodeURIComponent(orderToken(testApp.services, "00000000-0000-4000-8000-000000000000"));
  const guest = await follow({}, `?token=${token}`);
  expect(await guest.next()).toMatchObject({ uuid, status: "placed" });
  const meera = await testApp.customer(`meera${customers}`);
  for (const [headers, query] of [
    [{}, ""],
    [{}, `?token=${other}`],
    [{ "x-who": meera }, ""],
    [{ "x-who": "baker+kitchen" }, ""],
  ] as const) {
    expect((await follow(headers, query)).status).toBe(404);
  }
});

test("signing out ends what a follower gets", async () => {
  const { identity } = testApp.services;
  onTestFinished(() => {
    testApp.services.identity = identity;
  });
  const stream = await follow();
  await stream.next();
  testApp.services.identity = { ...identity, sessionOf: async () => null };
  await move("accepted");
  expect(await stream.next()).toBeNull();
});

test("a network has forty streams at most; a closed one frees its place and leaves nothing behind", async () => {
  const nobodyWaits = () => expect.poll(() => waiting, { timeout: 10_000 });
  await nobodyWaits().toBe(0);
  const streams = await Promise.all(Array.from({ length: 40 }, () => follow()));
  expect(streams.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const refused = await follow();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
  for (const stream of streams) stream.leave();
  await nobodyWaits().toBe(0);
  const again = await follow();
  expect(await again.next()).toMatchObject({ status: "placed" });
});

test("holders of links on one network have 200 streams at most over all orders; customers are not affected", async () => {
  const token = (id: string) => `?token=${encodeURIComponent(orderToken(testApp.services, id))}`;
  for (let nth = 0; nth < 5; nth += 1) {
    if (nth > 0) uuid = await paidOrder(testApp, asha);
    const streams = await Promise.all(Array.from({ length: 40 }, () => follow({}, token(uuid))));
    expect(streams.map(({ status }) => status)).toEqual(Array(40).fill(200));
  }
  uuid = await paidOrder(testApp, asha);
  expect((await follow({}, token(uuid))).status).toBe(429);
  expect((await follow()).status).toBe(200);
});

test("a follower who leaves before the first reply leaves nothing behind", async () => {
  await expect.poll(() => waiting, { timeout: 10_000 }).toBe(0);
  const hasty = Array.from({ length: 30 }, async () => {
    const leaving = new AbortController();
    const pendingRequest = fetch(`${address}/api/orders/${uuid}/events`, {
      headers: { "x-who": asha },
      signal: leaving.signal,
    });
    setImmediate(() => leaving.abort());
    await pendingRequest.catch(() => {});
  });
  await Promise.all(hasty);
  // The last follower gets its reply after those.
  const last = await follow();
  expect(last.status).toBe(200);
  await expect.poll(() => waiting, { timeout: 10_000 }).toBe(1);
});

test("a shop that stops ends the streams instead of waiting for them", async () => {
  const stream = await follow();
  await stream.next();
  await testApp.app.close();
  expect(await stream.next()).toBeNull();
});
