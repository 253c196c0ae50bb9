import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { addEndpoint } from "../../src/shop/webhooks/add-endpoint.ts";
import { deleteEndpoint, lockEndpoint } from "../../src/shop/webhooks/endpoints.queries.ts";
import { removeEndpoint } from "../../src/shop/webhooks/remove-endpoint.ts";
import { MOST_ENDPOINTS } from "../../src/shop/webhooks/rules/webhook-limits.ts";
import { sendByHand } from "../../src/shop/webhooks/send-by-hand.ts";
import { sendDue } from "../../src/shop/webhooks/send-due.ts";
import { webhookDeliveries, webhookEndpoints } from "../../src/shop/webhooks/webhooks.tables.ts";
import { writeEvents } from "../../src/shop/webhooks/write-events.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import type { TestApp } from "../support/test-app.ts";
import { openWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver.ts";

const OWNER = testSession({ userId: "owner", name: "Meera", roles: ["owner"] });
const receiverOf = async () => null;

let testApp: TestApp;
let receiver: WebhookReceiver;

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.db.insert(users).values({ id: "owner", name: "Meera", email: "m@example.com" });
}, testPostgres);
beforeAll(async () => {
  receiver = await openWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await testApp.db.delete(webhookEndpoints);
  receiver.received.length = 0;
  receiver.answersWith(204);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

function add(path = "/hook") {
  const fields = { url: receiver.url(path), events: ["order.placed" as const], withReceivers: false };
  return addEndpoint(testApp.services, { id: randomUuid(), fields, staff: OWNER });
}
const happen = () =>
  testApp.db.transaction((tx) =>
    writeEvents({ ...testApp.services, db: tx as never }, [{ event: "order.placed", data: {} }]),
  );

test("a removal while the answer of a program is stored waits for nothing that waits for it", async () => {
  await add();
  await happen();
  const [{ id = "" } = {}] = await testApp.db.select().from(webhookEndpoints);
  let sending: Promise<void> | undefined;
  await testApp.db.transaction(async (tx) => {
    await lockEndpoint(tx as never, id);
    sending = sendDue(testApp.services, { receiverOf });
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(await Promise.race([sending, pause(200, "waits")])).toBe("waits");
    await deleteEndpoint(tx as never, id);
  });
  await expect(sending).resolves.toBeUndefined();
  expect(await testApp.db.$count(webhookDeliveries)).toBe(0);
});

test("workers that run at the same time send each delivery once", async () => {
  await add();
  for (let nth = 0; nth < 20; nth++) await happen();
  for (let round = 0; round < 6; round++)
    await Promise.all(many(4).map(() => sendDue(testApp.services, { receiverOf })));
  const ids = receiver.received.map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
  const rows = await testApp.db.select().from(webhookDeliveries);
  expect(rows.every(({ state, attempts }) => state === "delivered" && attempts === 1)).toBe(true);
});

test("several people who send one delivery again at once, and workers, do not send it twice at a time", async () => {
  await add();
  await happen();
  await sendDue(testApp.services, { receiverOf });
  const [row] = await testApp.db.select().from(webhookDeliveries);
  const [endpoint] = await testApp.db.select().from(webhookEndpoints);
  let underWay = 0;
  let most = 0;
  receiver.answers((response) => {
    most = Math.max(most, ++underWay);
    setImmediate(() => {
      underWay--;
      response.writeHead(204).end();
    });
  });
  const wanted = { endpointId: endpoint?.id ?? "", deliveryId: row?.id ?? "", staff: OWNER, receiverOf };
  await Promise.all([
    ...many(5).map(() => sendByHand(testApp.services, wanted)),
    ...many(3).map(() => sendDue(testApp.services, { receiverOf })),
  ]);
  expect(most).toBe(1);
  const [after] = await testApp.db.select().from(webhookDeliveries);
  expect([after?.state, after?.claimedUntil]).toEqual(["delivered", null]);
});

test("an order goes through while its webhook is being removed", async () => {
  for (const round of many(20)) {
    await add(`/${round}`);
    const [endpoint] = await testApp.db.select().from(webhookEndpoints);
    const results = await Promise.allSettled([
      happen(),
      removeEndpoint(testApp.services, { id: endpoint?.id ?? "", staff: OWNER }),
      happen(),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect(await testApp.db.$count(webhookDeliveries)).toBe(0);
    await testApp.services.rateLimiter.giveBack("webhook-secret:owner");
  }
});

test("people who add webhooks at once stay within the limit", async () => {
  const added = await Promise.all(many(MOST_ENDPOINTS + 4).map((nth) => add(`/${nth}`)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(MOST_ENDPOINTS);
  expect(await testApp.db.$count(webhookEndpoints)).toBe(MOST_ENDPOINTS);
});
