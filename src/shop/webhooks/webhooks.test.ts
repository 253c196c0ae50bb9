import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { paidOrder } from "../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import {
  isSignedWith,
  openWebhookReceiver,
  type WebhookReceiver,
} from "../../../tests/support/webhook-receiver.ts";
import { createVault } from "../../infrastructure/config/vault.ts";
import { MemoryRateLimiter } from "../../infrastructure/limits/memory-rate-limiter.ts";
import { createWebhookClient } from "../../infrastructure/webhooks/create-webhook-client.ts";
import { userRoles, users } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { randomUuid } from "../basics/ids.ts";
import { changeSkus } from "../catalogue/products/change-skus.ts";
import { orders } from "../orders/orders.tables.ts";
import { jobWork } from "../reactions.ts";
import type { Services } from "../services.ts";
import { addEndpoint } from "./add-endpoint.ts";
import { changeEndpoint } from "./change-endpoint.ts";
import { eraseDeliveries } from "./erase-deliveries.ts";
import { pauseEndpoint } from "./pause-endpoint.ts";
import { removeEndpoint } from "./remove-endpoint.ts";
import { rotateSecret } from "./rotate-secret.ts";
import type { WebhookEventName } from "./rules/webhook-events.ts";
import { MOST_ENDPOINTS } from "./rules/webhook-limits.ts";
import { sendByHand } from "./send-by-hand.ts";
import { sendClaimed } from "./send-claimed.ts";
import { sendDue } from "./send-due.ts";
import type { EndpointFields } from "./webhooks.inputs.ts";
import { findEndpoint } from "./webhooks.reads.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.ts";
import { writeEvents } from "./write-events.ts";

let testApp: TestApp;
let receiver: WebhookReceiver;
let owner: Session;
let shoppers = 0;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

openTestAppFor(async (opened) => {
  testApp = opened;
  owner = await person("owner");
});
beforeAll(async () => {
  receiver = await openWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  const { clock } = testApp.services;
  testApp.services.rateLimiter = new MemoryRateLimiter(() => clock().getTime());
  testApp.services.webhookClient = createWebhookClient({ allowsLoopback: true });
  await testApp.deleteJobs();
  await testApp.db.delete(webhookEndpoints);
  await testApp.db.delete(auditEntries);
  receiver.received.length = 0;
  receiver.answersWith(204);
  testApp.alarms.length = 0;
});

async function person(role: "owner" | "manager" | "care", id = `the-${role}`): Promise<Session> {
  await testApp.db.insert(users).values({ id, name: `The ${role}`, email: `${id}@example.com` });
  await testApp.db.insert(userRoles).values({ userId: id, role });
  return { userId: id, name: `The ${role}`, email: `${id}@example.com`, roles: [role] } as unknown as Session;
}

type Wanted = { events?: WebhookEventName[]; withReceivers?: boolean; path?: string; staff?: Session };

async function add({ events = ["order.placed"], withReceivers = false, path, staff = owner }: Wanted = {}) {
  const id = randomUuid();
  const fields = { url: receiver.url(path), events, withReceivers };
  const added = await addEndpoint(testApp.services, { id, fields, staff });
  if (!added.ok) throw new Error(`no endpoint: ${added.code}`);
  return { id, secret: added.value.secret };
}
const versionOf = async (id: string) => (await findEndpoint(testApp.services, { id }))?.version ?? 0;
const order = async (overrides = {}) =>
  paidOrder(testApp, await testApp.customer(`shopper${++shoppers}`), overrides);
const happen = (...events: WebhookEventName[]) =>
  testApp.db.transaction((tx) =>
    writeEvents(
      { ...testApp.services, db: tx as never },
      events.map((event) => ({ event, data: { order: { uuid: randomUuid() } } })),
    ),
  );
const sendEveryMinute = () => jobWork(testApp.services).handlers["send-webhooks"]?.({});
const log = () =>
  testApp.db
    .select()
    .from(webhookDeliveries)
    .orderBy(webhookDeliveries.position)
    .then((rows) =>
      rows.map(({ event, state, attempts, lastStatus, lastProblem }) => [
        event,
        state,
        attempts,
        lastStatus ?? lastProblem,
      ]),
    );
const types = () => receiver.received.map(({ type }) => type);

test("a paid order reaches the program signed, versioned, and without a word about people", async () => {
  const { secret } = await add();
  const uuid = await order();
  expect(receiver.received, "nothing is sent before the job runs").toEqual([]);
  await testApp.work();
  expect(types()).toEqual(["order.placed"]);
  const [message] = receiver.received;
  if (!message) throw new Error("nothing arrived");
  expect(isSignedWith(secret, message)).toBe(true);
  expect(isSignedWith(secret, { ...message, body: message.body.replace("placed", "gifted") })).toBe(false);
  expect(message.headers["content-type"]).toBe("application/json");
  expect(Number(message.headers["webhook-timestamp"])).toBe(SATURDAY_MORNING.getTime() / 1000);
  expect(JSON.parse(message.body)).toMatchObject({
    ...{ type: "order.placed", version: 1, timestamp: SATURDAY_MORNING.toISOString() },
    data: { order: { uuid, status: "placed", day: "2026-11-23", pincode: "110001", total: 719 } },
  });
  for (const word of ["Asha", "98765", "Lotus", "@example.com", "birthday"])
    expect(message.body).not.toContain(word);
  expect(await log()).toEqual([["order.placed", "delivered", 1, 204]]);
});

test("a program is told the promised hours as people read them", async () => {
  await add();
  await order();
  await order({
    ...{ deliveryDate: "2026-11-21", deliveryTime: "Within 2 hours", deliveryType: "Express Delivery" },
  });
  await testApp.work();
  expect(receiver.received.map(({ data }) => data.order.hours)).toEqual(["9 AM to 12 PM", "by 12:30 PM"]);
});

test("a program gets exactly the events that it chose", async () => {
  await add({ events: ["order.cancelled", "order.refunded", "price.changed", "product.off_sale"] });
  const uuid = await order();
  await testApp.work();
  expect(types()).toEqual([]);
  const [{ userId = "" } = {}] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const quoted = await testApp.call(userId, "GET", `/orders/${uuid}/cancellation`);
  const { refund, coins } = quoted.body.data;
  expect((await testApp.call(userId, "POST", `/orders/${uuid}/cancel`, { refund, coins })).status).toBe(200);
  await testApp.work();
  const edit = { from: { sellPaise: 125_900, active: true }, to: { sellPaise: 120_000, active: false } };
  const edits = [{ sku: "TRUF10", ...edit }];
  const changed = await changeSkus(testApp.services, { edits, label: "TRUF10", staff: owner });
  expect(changed).toMatchObject({ ok: true });
  await testApp.work();
  expect(types()).toEqual(["order.cancelled", "order.refunded", "product.off_sale", "price.changed"]);
  expect(receiver.received.map(({ data }) => data)).toMatchObject([
    { order: { uuid, status: "cancelled" } },
    { order: { uuid }, refund: { amount: 719 } },
    { SKUs: [{ SKU: "TRUF10" }] },
    { prices: [{ SKU: "TRUF10", mrp: null, price: 1200 }] },
  ]);
});

test("an order that is rolled back is told to nobody", async () => {
  await add();
  const rolledBack = testApp.db.transaction(async (tx) => {
    await writeEvents({ ...testApp.services, db: tx as never }, [{ event: "order.placed", data: {} }]);
    throw new Error("on second thought");
  });
  await expect(rolledBack).rejects.toThrow("on second thought");
  await testApp.work();
  await sendEveryMinute();
  expect(receiver.received).toEqual([]);
});

test("receivers are told only if the creator asked for them and may see them now", async () => {
  const manager = await person("manager");
  await add({ withReceivers: true, staff: manager });
  await order();
  await testApp.work();
  expect(receiver.received[0]?.data.receiver).toMatchObject({ name: "Asha Rao" });
  await testApp.db.update(userRoles).set({ role: "kitchen" }).where(eq(userRoles.userId, manager.userId));
  await order();
  await testApp.work();
  expect(receiver.received[1]?.data.order.status).toBe("placed");
  expect(receiver.received[1]?.data.receiver).toBeUndefined();
});

test("whoever sends receivers to another address, or saves after a demotion, answers for them", async () => {
  const keeper = await person("manager", "keeper");
  const mover = await person("manager", "mover");
  const { id } = await add({ withReceivers: true, staff: keeper });
  const save = async (path: string, staff: Session) =>
    changeEndpoint(testApp.services, {
      ...{ id, staff, seen: await versionOf(id) },
      fields: { url: receiver.url(path), events: ["order.placed"], withReceivers: true },
    });
  const creator = async () => (await testApp.db.select().from(webhookEndpoints))[0]?.createdBy;
  const sent = async () => (await findEndpoint(testApp.services, { id }))?.sendsReceivers;
  const demote = ({ userId }: Session) =>
    testApp.db.update(userRoles).set({ role: "kitchen" }).where(eq(userRoles.userId, userId));
  expect(await save("/moved", mover)).toMatchObject({ ok: true });
  expect(await creator()).toBe(mover.userId);
  expect(await save("/moved", owner)).toMatchObject({ ok: true });
  expect(await creator(), "nothing about receivers has changed").toBe(mover.userId);
  await demote(mover);
  expect(await sent()).toBe(false);
  await order();
  await testApp.work();
  expect(receiver.received[0]?.data.receiver, "the mover may not see them any more").toBeUndefined();
  expect(await save("/moved", owner)).toMatchObject({ ok: true });
  expect([await creator(), await sent()]).toEqual([owner.userId, true]);
});

test("the second of two who change a webhook sees the differing fields; one's own saves never conflict", async () => {
  const ravi = await person("manager", "ravi");
  const { id } = await add();
  const seen = await versionOf(id);
  const fields = { url: receiver.url(), events: ["order.placed" as const], withReceivers: false };
  const save = (staff: Session, change: Partial<EndpointFields>, version = seen) =>
    changeEndpoint(testApp.services, { id, staff, seen: version, fields: { ...fields, ...change } });
  const stored = async () => (await findEndpoint(testApp.services, { id }))?.url;
  const [first, second] = [receiver.url("/first"), receiver.url("/second")];
  expect(await save(owner, { url: first })).toMatchObject({ ok: true });
  expect(await save(owner, { url: second }), "from another window").toMatchObject({ ok: true });

  const events: WebhookEventName[] = ["order.placed", "order.refunded"];
  const refused = await save(ravi, { events });
  expect(refused).toMatchObject({ ok: false, code: "webhook-changed", details: { by: "The owner" } });
  if (refused.ok || refused.code !== "webhook-changed") throw new Error("not refused");
  expect(refused.details.differences).toEqual([
    { field: "url", theirs: second, mine: fields.url },
    { field: "events", theirs: ["order.placed"], mine: events },
  ]);
  expect(await stored()).toBe(second);
  const { version } = refused.details;
  expect(await save(ravi, { url: second }), "what is stored anyway").toMatchObject({ ok: true });
  expect(await versionOf(id)).toBe(version);
  expect(await save(ravi, { url: first }, version)).toMatchObject({ ok: true });
  expect(await save(owner, { url: second }, version), "saved by somebody else since").toMatchObject({
    code: "webhook-changed",
  });
  expect(await save(owner, { url: second }, await versionOf(id))).toMatchObject({ ok: true });
  expect(await save(owner, { url: first }), "a window from before the other person").toMatchObject({
    code: "webhook-changed",
  });
});

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

test("while a new secret is taken over, both sign; after a day only the new one does", async () => {
  const { id, secret } = await add();
  const rotated = await rotateSecret(testApp.services, { id, staff: owner });
  if (!rotated.ok) throw new Error(rotated.code);
  await happen("order.placed");
  await testApp.work();
  testApp.pass(24 * 60 + 1);
  await happen("order.placed");
  await testApp.work();
  const [during, after] = receiver.received;
  if (!during || !after) throw new Error("not both arrived");
  const fits = (message: typeof during) =>
    [secret, rotated.value.secret].map((s) => isSignedWith(s, message));
  expect([fits(during), fits(after)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test("secrets are stored encrypted, for this endpoint and this shop only", async () => {
  const first = await add();
  const second = await add({ path: "/second" });
  const rows = await testApp.db.select().from(webhookEndpoints);
  expect(JSON.stringify(rows)).not.toContain(first.secret.slice(6));
  const sealed = rows.find(({ id }) => id === first.id)?.secret ?? "";
  await testApp.db.update(webhookEndpoints).set({ secret: sealed }).where(eq(webhookEndpoints.id, second.id));
  await testApp.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, first.id));
  await happen("order.placed");
  await testApp.work();
  expect(await log()).toEqual([["order.placed", "waiting", 1, "secret-unreadable"]]);
  expect(createVault("another-secret").open(sealed, `webhook ${first.id}`)).toBeNull();
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

test("a shop has at most ten endpoints, one for each address; care manages none; removing forgets the log", async () => {
  const care = await person("care");
  const { id } = await add();
  const fields = { url: receiver.url(), events: ["order.placed" as const], withReceivers: false };
  const again = (staff: Session, url = fields.url) =>
    addEndpoint(testApp.services, { id: randomUuid(), fields: { ...fields, url }, staff });
  expect(await again(owner)).toMatchObject({ code: "webhook-url-taken" });
  expect(await again(care, receiver.url("/care"))).toMatchObject({ code: "not-your-move" });
  expect(await again(owner, "https://10.0.0.1/")).toMatchObject({ code: "webhook-url-refused" });
  for (let nth = 2; nth <= MOST_ENDPOINTS; nth++) await add({ path: `/${nth}` });
  expect(await again(owner, receiver.url("/more"))).toMatchObject({ code: "too-many-webhooks" });
  await happen("order.placed");
  await removeEndpoint(testApp.services, { id, staff: owner });
  expect(await testApp.db.$count(webhookDeliveries)).toBe(MOST_ENDPOINTS - 1);
  const entries = await testApp.db.select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({ subject: "webhook", after: "removed" });
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
