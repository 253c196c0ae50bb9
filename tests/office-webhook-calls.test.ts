import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { sessions, userRoles } from "../src/shop/accounts/accounts.tables.ts";
import { webhookEndpoints } from "../src/shop/webhooks/webhooks.tables.ts";
import { programOf } from "./support/programs.ts";
import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from "./support/webhook-receiver.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let asha: Person;
let receiver: WebhookReceiver;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  asha = await shop.person("asha");
});
beforeAll(async () => {
  receiver = await openWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  // A person has only so many.
  await shop.services.db.delete(accessTokens);
  await shop.services.db.delete(webhookEndpoints);
  receiver.received.length = 0;
  receiver.answersWith(204);
});

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });
const ORDER_WEBHOOKS: TokenScope[] = ["webhooks:write", "orders:read"];
const toReceiver = () => ({ url: receiver.url(), events: ["order.placed"] });

test("a program adds a webhook, is told of an order with a signature, and reads the log", async () => {
  const call = await program(ORDER_WEBHOOKS);
  const added = (await call({ method: "POST", url: "/webhooks", body: toReceiver() })).data;
  expect(added).toMatchObject({ ...toReceiver(), withReceivers: false, paused: null, failingSince: null });
  const { id, secret, ...listed } = added;
  expect(secret).toMatch(/^whsec_/);
  expect((await call({ url: "/webhooks" })).data.webhooks).toEqual([{ id, ...listed }]);
  expect(await call({ method: "POST", url: "/webhooks", body: toReceiver() })).toMatchObject({
    ...{ status: 409, code: "webhook-url-taken" },
  });
  const { uuid } = await orderOf(shop, asha);
  await shop.testApp.work();
  const [message] = receiver.received;
  expect(message).toMatchObject({ type: "order.placed", data: { order: { uuid } } });
  expect(message && isSignedWith(secret, message)).toBe(true);
  const deliveryId = message?.id.replace("msg_", "");
  const log = async () => (await call({ url: `/webhooks/${id}/deliveries` })).data;
  expect(await log()).toMatchObject({
    deliveries: [
      { id: deliveryId, event: "order.placed", state: "delivered", attempts: 1, status: 204, problem: null },
    ],
    next: null,
  });

  receiver.answersWith(500);
  const again = { method: "POST", url: `/webhooks/${id}/deliveries/${deliveryId}/send` } as const;
  expect((await call(again)).data).toMatchObject({ state: "waiting", status: 500 });
  expect(receiver.received.map((received) => received.id)).toEqual([message?.id, message?.id]);
  const [waiting] = (await log()).deliveries;
  expect(Date.parse(waiting.nextAttemptAt)).toBeGreaterThan(Date.now());
  expect((await call({ url: `/webhooks/${id}` })).data.failingSince).not.toBeNull();
});

test("a program changes, pauses, tests and removes a webhook, and makes a new secret", async () => {
  const call = await program([...ORDER_WEBHOOKS, "catalogue:read"]);
  const { id, secret } = (await call({ method: "POST", url: "/webhooks", body: toReceiver() })).data;
  const url = `/webhooks/${id}`;
  const moved = { url: receiver.url("/moved"), events: ["price.changed", "order.cancelled"], version: 1 };
  expect((await call({ method: "PUT", url, body: moved })).data).toMatchObject({
    ...{ url: moved.url, events: ["order.cancelled", "price.changed"], version: 2 },
  });
  const late = { ...moved, url: receiver.url("/late") };
  expect(await call({ method: "PUT", url, body: late }), "even by the same token").toMatchObject({
    ...{ status: 409, code: "webhook-changed" },
    data: { version: 2, conflicts: [{ field: "url", now: moved.url, to: late.url }] },
  });
  expect((await call({ method: "PUT", url, body: { ...late, version: undefined } })).status).toBe(400);
  const rotated = (await call({ method: "POST", url: `${url}/secret` })).data;
  expect(rotated.secret).not.toBe(secret);
  expect((await call({ url })).data.formerSecretUntil).toBe(rotated.formerSecretUntil);
  const pause = (paused: boolean) => call({ method: "PUT", url: `${url}/paused`, body: { paused } });
  expect((await pause(true)).data.paused).toBe("by staff");
  expect((await pause(true)).data.paused).toBe("by staff");
  expect((await call({ method: "POST", url: `${url}/test` })).data).toMatchObject({
    ...{ state: "delivered", status: 204, problem: null },
  });
  const [message] = receiver.received;
  expect([secret, rotated.secret].every((known) => message && isSignedWith(known, message))).toBe(true);
  const [{ id: delivery }] = (await call({ url: `${url}/deliveries` })).data.deliveries;
  const again = { method: "POST", url: `${url}/deliveries/${delivery}/send` } as const;
  expect(await call(again)).toMatchObject({ status: 409, code: "webhook-paused" });
  expect((await pause(false)).data.paused).toBeNull();
  expect(await call({ method: "DELETE", url })).toMatchObject({ status: 200, data: null });
  expect(await call({ url })).toMatchObject({ status: 404, code: "unknown-webhook" });
});

test("wrong addresses and events are refused, and tokens of other scopes see no webhook", async () => {
  const call = await program(ORDER_WEBHOOKS);
  const add = (body: object) => call({ method: "POST", url: "/webhooks", body });
  for (const url of ["https://10.0.0.1/", "https://169.254.169.254/", "http://example.com/"])
    expect((await add({ ...toReceiver(), url })).code, url).toBe("webhook-url-refused");
  for (const wrong of [
    { url: "example.com" },
    { url: "https://me:secret@example.com/" },
    { events: [] },
    { events: ["all"] },
  ])
    expect((await add({ ...toReceiver(), ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  const other = await program(["orders:read", "storefront:write"]);
  expect(await other({ url: "/webhooks" })).toMatchObject({ status: 403, code: "scope-missing" });
});

test("only a session that has just shown who it is turns receivers on", async () => {
  const call = await program(["webhooks:write", "customers:read"]);
  const withReceivers = { ...toReceiver(), withReceivers: true };
  expect(await call({ method: "POST", url: "/webhooks", body: withReceivers })).toMatchObject({
    ...{ status: 403, code: "session-needed" },
  });
  const add = async () => {
    const sent = { method: "POST", url: "/api/admin/webhooks", body: withReceivers };
    return JSON.parse((await manager.send(sent)).text);
  };
  const { data } = await add();
  expect(data.withReceivers).toBe(true);
  const body = { url: receiver.url("/elsewhere"), events: ["order.placed"], withReceivers: true, version: 1 };
  expect((await call({ method: "PUT", url: `/webhooks/${data.id}`, body })).code).toBe("session-needed");
  const longAgo = new Date(Date.now() - 30 * 60_000);
  await shop.services.db.update(sessions).set({ reauthenticatedAt: longAgo });
  expect(await add()).toMatchObject({ code: "reverify", data: { level: "strict" } });
});

test("a token chooses only events that it may read", async () => {
  const call = await program(["webhooks:write"]);
  const add = (events: string[], by = call) =>
    by({ method: "POST", url: "/webhooks", body: { url: receiver.url(), events } });
  expect(await add(["order.placed"])).toMatchObject({ status: 403, data: { scope: "orders:read" } });
  expect(await add(["price.changed"])).toMatchObject({ status: 403, data: { scope: "catalogue:read" } });
  const { id } = (await add(["order.placed"], await program(ORDER_WEBHOOKS))).data;
  const body = { ...toReceiver(), version: 1 };
  const change = { method: "PUT", url: `/webhooks/${id}`, body } as const;
  expect((await call(change)).code).toBe("scope-missing");
  const pause = (paused: boolean) => call({ method: "PUT", url: `/webhooks/${id}/paused`, body: { paused } });
  expect((await pause(true)).status).toBe(200);
  expect((await pause(false)).code).toBe("scope-missing");
});

test("what a token has set stops when it is revoked, and goes on once somebody answers for it", async () => {
  const call = await program(ORDER_WEBHOOKS);
  const { id } = (await call({ method: "POST", url: "/webhooks", body: toReceiver() })).data;
  await orderOf(shop, asha);
  await shop.testApp.work();
  expect(receiver.received).toHaveLength(1);

  const onScreen = async () =>
    (await manager.send({ method: "GET", url: `/admin/programs/webhooks/${id}` })).text;
  expect(await onScreen()).toMatch(
    /Set by the token “Sheet [\w-]+” of manager: it stops when the token ends\./,
  );
  await shop.services.db.delete(accessTokens);
  expect(await onScreen()).toContain("Paused, because the access token");
  await orderOf(shop, asha);
  await shop.testApp.work();
  expect(receiver.received).toHaveLength(1);
  const reader = await program(["webhooks:write"]);
  expect((await reader({ url: `/webhooks/${id}` })).data.paused).toBe("token ended");
  const [last] = (await reader({ url: `/webhooks/${id}/deliveries` })).data.deliveries;
  expect(last).toMatchObject({ state: "given up", problem: "token-ended" });

  await manager.sendForm(`/admin/programs/webhooks/${id}`, { intent: "resume" });
  expect(await onScreen()).not.toContain("Paused, because the access token");
  expect(await onScreen(), "set on screen now").not.toContain("Set by the token");
  await orderOf(shop, asha);
  await shop.testApp.work();
  expect(receiver.received).toHaveLength(2);
});

test("what a token has set stops while its holder may not manage webhooks; another token takes it over", async () => {
  const ravi = await shop.person("ravi", { role: "manager" });
  const theirs = await programOf(shop, { person: ravi, role: "manager", scopes: ORDER_WEBHOOKS });
  const { id } = (await theirs({ method: "POST", url: "/webhooks", body: toReceiver() })).data;
  await shop.services.db
    .update(userRoles)
    .set({ role: "accountant" })
    .where(eq(userRoles.userId, ravi.userId));
  await orderOf(shop, asha);
  await shop.testApp.work();
  expect(receiver.received).toEqual([]);
  const call = await program(ORDER_WEBHOOKS);
  const body = { ...toReceiver(), version: 1 };
  const change = { method: "PUT", url: `/webhooks/${id}`, body } as const;
  expect((await call(change)).data).toMatchObject({ id, paused: null });
  await orderOf(shop, asha);
  await shop.testApp.work();
  expect(receiver.received).toHaveLength(1);
});
