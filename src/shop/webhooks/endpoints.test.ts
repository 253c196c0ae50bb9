import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { isSignedWith, type WebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import { openWebhooksFor } from "../../../tests/support/webhooks.ts";
import { createVault } from "../../infrastructure/config/vault.ts";
import { userRoles } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { randomUuid } from "../basics/ids.ts";
import { addEndpoint } from "./add-endpoint.ts";
import { changeEndpoint } from "./change-endpoint.ts";
import { removeEndpoint } from "./remove-endpoint.ts";
import { rotateSecret } from "./rotate-secret.ts";
import type { WebhookEventName } from "./rules/webhook-events.ts";
import { MOST_ENDPOINTS } from "./rules/webhook-limits.ts";
import type { EndpointFields } from "./webhooks.inputs.ts";
import { findEndpoint } from "./webhooks.reads.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.ts";

let testApp: TestApp;
let receiver: WebhookReceiver;
let owner: Session;
const { person, add, versionOf, order, happen, log } = openWebhooksFor((opened) => {
  ({ testApp, receiver, owner } = opened);
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
