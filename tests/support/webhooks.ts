import { afterAll, beforeAll, beforeEach } from "vitest";
import { MemoryRateLimiter } from "../../src/infrastructure/limits/memory-rate-limiter.ts";
import { createWebhookClient } from "../../src/infrastructure/webhooks/create-webhook-client.ts";
import { userRoles, users } from "../../src/shop/accounts/accounts.tables.ts";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { jobWork } from "../../src/shop/reactions.ts";
import { addEndpoint } from "../../src/shop/webhooks/add-endpoint.ts";
import type { WebhookEventName } from "../../src/shop/webhooks/rules/webhook-events.ts";
import { findEndpoint } from "../../src/shop/webhooks/webhooks.reads.ts";
import { webhookDeliveries, webhookEndpoints } from "../../src/shop/webhooks/webhooks.tables.ts";
import { writeEvents } from "../../src/shop/webhooks/write-events.ts";
import { openTestAppFor } from "./open-test-app-for.ts";
import { paidOrder } from "./paid-order.ts";
import { testSession } from "./session.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";
import type { TestApp } from "./test-app.ts";
import { openWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/**
 * Opens a test app and a receiver of webhooks for a file of tests, as `openTestAppFor` does. Each test begins on Saturday
 * morning, without endpoints.
 * @param take gets both and the owner of the shop, before each test
 * @returns what the tests do with webhooks
 */
export function openWebhooksFor(
  take: (opened: { testApp: TestApp; receiver: WebhookReceiver; owner: Session }) => void,
) {
  let testApp: TestApp;
  let receiver: WebhookReceiver;
  let owner: Session;
  let shoppers = 0;

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
    take({ testApp, receiver, owner });
  });

  async function person(role: "owner" | "manager" | "care", id = `the-${role}`): Promise<Session> {
    const name = `The ${role}`;
    await testApp.db.insert(users).values({ id, name, email: `${id}@example.com` });
    await testApp.db.insert(userRoles).values({ userId: id, role });
    return testSession({ userId: id, name, roles: [role] });
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

  return { person, add, versionOf, order, happen, sendEveryMinute, log, types };
}
