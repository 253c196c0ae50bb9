import { expect, test } from "vitest";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { openWebhookReceiver, type WebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import { openWebhooksFor } from "../../../tests/support/webhooks.ts";
import { createWebhookClient } from "../../infrastructure/webhooks/create-webhook-client.ts";
import type { Session } from "../accounts/identity.ts";
import { randomUuid } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { addEndpoint } from "./add-endpoint.ts";
import { eraseDeliveries } from "./erase-deliveries.ts";
import { pauseEndpoint } from "./pause-endpoint.ts";
import { sendByHand } from "./send-by-hand.ts";
import { sendClaimed } from "./send-claimed.ts";
import { sendDue } from "./send-due.ts";
import { findEndpoint } from "./webhooks.reads.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.ts";

let testApp: TestApp;
let receiver: WebhookReceiver;
let owner: Session;
const { add, order, happen, sendEveryMinute, log, types } = openWebhooksFor((opened) => {
  ({ testApp, receiver, owner } = opened);
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a failed delivery is retried at growing intervals under the same id, and succeeds when the program is back", async () => {
  await add();
  receiver.answersWith(503);
  await happen("order.placed");
  await testApp.work();
  await testApp.work();
  await sendEveryMinute();
  expect(await log(), "no retry before its time").toEqual([["order.placed", "waiting", 1, 503]]);
  testApp.pass(1.3);
  await sendEveryMinute();
  testApp.pass(1.3);
  await sendEveryMinute();
  expect(await log(), "the second pause is longer").toEqual([["order.placed", "waiting", 2, 503]]);
  testApp.pass(5);
  receiver.answersWith(200);
  await sendEveryMinute();
  expect(await log()).toEqual([["order.placed", "delivered", 3, 200]]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(receiver.received).toHaveLength(3);
});

test("retries end within a day, and days of failures pause the endpoint with an alarm", async () => {
  const { id } = await add();
  receiver.answersWith(500);
  await happen("order.placed");
  await sendEveryMinute();
  const start = SATURDAY_MORNING.getTime();
  for (let hours = 0; hours < 30; hours += 0.25) {
    testApp.setClock(new Date(start + hours * HOUR));
    await sendEveryMinute();
  }
  const [row] = await testApp.db.select().from(webhookDeliveries);
  expect(row?.state).toBe("given up");
  expect((row?.lastAt?.getTime() ?? 0) - start).toBeLessThanOrEqual(24 * HOUR);
  expect(row?.attempts).toBeGreaterThanOrEqual(8);

  testApp.setClock(new Date(start + 73 * HOUR));
  await happen("order.placed");
  await sendEveryMinute();
  const [endpoint] = await testApp.db.select().from(webhookEndpoints);
  expect(endpoint?.pauseReason).toBe("failing");
  expect(testApp.alarms).toEqual(["a webhook was paused: needs attention"]);
  await happen("order.placed");
  expect(await testApp.db.$count(webhookDeliveries), "nothing is stored while it is paused").toBe(2);

  receiver.answersWith(200);
  await pauseEndpoint(testApp.services, { id, isPaused: false, staff: owner });
  await happen("order.placed");
  await sendEveryMinute();
  expect((await log()).at(-1)).toEqual(["order.placed", "delivered", 1, 200]);
});

test("a program that says it is gone is paused at once", async () => {
  await add();
  receiver.answersWith(410);
  await happen("order.placed", "order.placed");
  await sendEveryMinute();
  const [endpoint] = await testApp.db.select().from(webhookEndpoints);
  expect(endpoint?.pauseReason).toBe("gone");
  testApp.pass(24 * 60);
  const before = receiver.received.length;
  await sendEveryMinute();
  expect(receiver.received).toHaveLength(before);
});

test("a process that ends between commit and sending, or while it sends, loses nothing", async () => {
  await add();
  await happen("order.placed");
  // The job is gone with the process.
  await testApp.deleteJobs();
  const dying = {
    ...testApp.services,
    webhookClient: { mayCall: () => true, post: () => new Promise(() => {}) },
  };
  void sendDue(dying as unknown as Services, { receiverOf: async () => null });
  await expect.poll(log).toEqual([["order.placed", "waiting", 1, null]]);
  await sendEveryMinute();
  expect(receiver.received, "it may still be under way").toEqual([]);
  testApp.pass(1.1);
  await sendEveryMinute();
  expect(await log()).toEqual([["order.placed", "delivered", 2, 204]]);
});

test("an endpoint that somebody saves after a claim is not paused for the token that set it before", async () => {
  const { id } = await add();
  await happen("order.placed");
  const [delivery] = await testApp.db.select().from(webhookDeliveries);
  const [endpoint] = await testApp.db.select().from(webhookEndpoints);
  if (!delivery || !endpoint) throw new Error("nothing to send");
  const claimed = { delivery, endpoint: { ...endpoint, tokenId: randomUuid() } };
  await sendClaimed(testApp.services, { ...claimed, receiverOf: async () => null });
  expect(receiver.received).toEqual([]);
  expect(await findEndpoint(testApp.services, { id })).toMatchObject({ pausedAt: null });
  await sendEveryMinute();
  expect(await log()).toEqual([["order.placed", "delivered", 1, 204]]);
});

test("pausing gives up what a process left behind", async () => {
  const { id } = await add();
  await happen("order.placed");
  const dying = {
    ...testApp.services,
    webhookClient: { mayCall: () => true, post: () => new Promise(() => {}) },
  };
  void sendDue(dying as unknown as Services, { receiverOf: async () => null });
  await expect.poll(log).toEqual([["order.placed", "waiting", 1, null]]);
  testApp.pass(1.1);
  await pauseEndpoint(testApp.services, { id, isPaused: true, staff: owner });
  expect(await log()).toEqual([["order.placed", "given up", 1, null]]);
});

test("however many senders there are, a program gets four calls at a time, and all in the end", async () => {
  await add();
  const held: (() => void)[] = [];
  receiver.answers((response) => held.push(() => response.writeHead(200).end()));
  await happen(...Array(12).fill("order.placed"));
  await testApp.deleteJobs();
  let idle = 0;
  const senders = Array.from({ length: 5 }, () =>
    sendDue(testApp.services, { receiverOf: async () => null }).then(() => {
      idle++;
    }),
  );
  await expect.poll(() => [held.length, idle]).toEqual([4, 4]);
  receiver.answersWith(200);
  for (const release of held) release();
  await Promise.all(senders);
  await testApp.work();
  expect(new Set((await log()).map(([, state]) => state))).toEqual(new Set(["delivered"]));
  expect(receiver.received).toHaveLength(12);
});

test("a slow program holds up neither orders nor other programs", async () => {
  const held: (() => void)[] = [];
  await add({ path: "/slow" });
  const quick = await openWebhookReceiver();
  const fields = { url: quick.url(), events: ["order.placed" as const], withReceivers: false };
  await addEndpoint(testApp.services, { id: randomUuid(), fields, staff: owner });
  receiver.answers((response) => held.push(() => response.writeHead(200).end()));
  await order();
  const working = testApp.work();
  await expect.poll(() => quick.received.length).toBe(1);
  await expect.poll(() => held.length).toBe(1);
  await order();
  expect(await testApp.db.$count(webhookDeliveries)).toBe(4);
  for (const release of held) release();
  receiver.answersWith(200);
  await working;
  await testApp.work();
  expect(quick.received).toHaveLength(2);
  await quick.close();
});

test("a test is sent at once and never retried; a delivery is sent again under its id", async () => {
  const { id } = await add();
  const send = (deliveryId: string | null) =>
    sendByHand(testApp.services, { endpointId: id, deliveryId, staff: owner, receiverOf: async () => null });
  receiver.answersWith(404);
  expect(await send(null)).toMatchObject({ ok: true, value: { state: "given up", lastStatus: 404 } });
  receiver.answersWith(200);
  await happen("order.placed");
  await testApp.work();
  const [, sent] = await testApp.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.position);
  expect(await send(sent?.id ?? "")).toMatchObject({ ok: true, value: { state: "delivered" } });
  await testApp.work();
  expect(types()).toEqual(["webhook.test", "order.placed", "order.placed"]);
  expect(receiver.received[1]?.id).toBe(receiver.received[2]?.id);
  expect(await send(randomUuid())).toMatchObject({ ok: false, code: "unknown-delivery" });
  await pauseEndpoint(testApp.services, { id, isPaused: true, staff: owner });
  expect(await send(sent?.id ?? "")).toMatchObject({ ok: false, code: "webhook-paused" });
});

test("redirects are not followed, and endless or silent replies end", async () => {
  await add();
  receiver.answersWith(302, { location: "http://169.254.169.254/latest/meta-data/" });
  await happen("order.placed");
  await testApp.work();
  expect(receiver.received).toHaveLength(1);
  testApp.services.webhookClient = createWebhookClient({ allowsLoopback: true, timeoutMs: 200 });
  receiver.answers(() => {});
  await happen("order.placed");
  await testApp.work();
  testApp.services.webhookClient = createWebhookClient({ allowsLoopback: true });
  receiver.answers((response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write("x".repeat(8_192)), 5);
    response.on("close", () => clearInterval(more));
  });
  await happen("order.placed");
  await testApp.work();
  expect(await log()).toEqual([
    ["order.placed", "waiting", 1, 302],
    ["order.placed", "waiting", 1, "timeout"],
    ["order.placed", "delivered", 1, 200],
  ]);
});

test("the log is erased after thirty days", async () => {
  await add();
  await happen("order.placed");
  testApp.pass(29 * 24 * 60);
  await eraseDeliveries(testApp.services);
  expect(await testApp.db.$count(webhookDeliveries)).toBe(1);
  testApp.pass(2 * 24 * 60);
  await eraseDeliveries(testApp.services);
  expect(await testApp.db.$count(webhookDeliveries)).toBe(0);
});
