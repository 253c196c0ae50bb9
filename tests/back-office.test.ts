import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { Tx } from "../src/infrastructure/database/db.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { addDays, showDay } from "../src/shop/basics/india-time.ts";
import { paise } from "../src/shop/basics/money.ts";
import { mails } from "../src/shop/mail/mail.tables.ts";
import { orderLines, orders } from "../src/shop/orders/orders.tables.ts";
import { payments, refunds } from "../src/shop/payments/payments.tables.ts";
import { testDatabase } from "./support/database.ts";
import { openWholeShop, orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let customer: Person;
let manager: Person;
let kitchen: Person;
let rider: Person;
let uuid = "";

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  customer = await shop.person("asha");
  manager = await shop.person("manager", { role: "manager" });
  kitchen = await shop.person("kitchen", { role: "kitchen" });
  rider = await shop.person("rider", { role: "rider" });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  ({ uuid } = await orderOf(shop, customer));
});

const form = (person: Person, fields: Record<string, string>) =>
  person.sendForm(`/admin/orders/${uuid}`, fields);
const move = (person: Person, to: string, seen: string, note = "") =>
  form(person, { intent: `move ${to}`, to, seen, note });
const statusNow = async () => (await database.db.select().from(orders).where(eq(orders.id, uuid)))[0]?.status;
const logged = () => database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid));

test("a button works without script, once: another window gets the order's current status", async () => {
  expect((await move(kitchen, "preparing", "placed")).status).toBe(200);
  const stale = await move(kitchen, "preparing", "placed");
  expect(stale.status).toBe(409);
  expect(stale.text).toContain("This order has moved on meanwhile: it now stands at “Being made”.");
  expect(await logged()).toHaveLength(1);
});

test("a forged form changes nothing that its sender may not change", async () => {
  expect((await move(rider, "preparing", "placed")).status).toBe(403);
  expect((await move(customer, "preparing", "placed")).status).toBe(404);
  expect((await move(manager, "delivered", "placed")).status).toBe(403);
  expect((await move(manager, "cancelled", "placed")).status).toBe(403);
  expect(await statusNow()).toBe("placed");
  expect(await logged()).toEqual([]);
});

test("a manager moves an order and corrects its message and receiver with the forms of its page; others get none", async () => {
  const url = `/admin/orders/${uuid}`;
  const before = (await database.db.select().from(orders).where(eq(orders.id, uuid)))[0];
  if (!before) throw new Error("there is no order");
  const later = addDays(before.deliveryOn, 2);
  const html = (await manager.send({ method: "GET", url: `${url}?move=${later}` })).text;
  const [, value = ""] = /name="slot"[^>]*value="([^"]+)"/.exec(html) ?? [];
  const slot = value.replaceAll("&quot;", '"');
  expect(JSON.parse(slot)).toHaveLength(3);
  expect((await kitchen.send({ method: "GET", url: `${url}?move=${later}` })).text).not.toContain(
    'name="slot"',
  );
  expect((await form(kitchen, { intent: "time", day: later, slot })).status).toBe(403);
  const moved = await form(manager, { intent: "time", day: later, slot });
  expect([moved.status, moved.text]).toEqual([200, expect.stringContaining(`It comes on ${showDay(later)}`)]);

  const { recipientName: name, recipientPhone: phone, altPhone, address, addressType } = before;
  const read = { name, phone, altPhone, address, addressType };
  const receiver = (wanted: Partial<typeof read>, person = manager) =>
    form(person, { intent: "receiver", ...read, ...wanted, read: JSON.stringify(read) });
  expect((await receiver({ name: "Usha Rao" }, kitchen)).status).toBe(403);
  expect((await receiver({ name: "" })).status).toBe(422);
  expect((await receiver({ name: "Usha Rao" })).text).toContain("The delivery details are saved.");
  const late = await receiver({ name: "Uma Rao" });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("changed this meanwhile: Name.")]);
  const after = (await database.db.select().from(orders).where(eq(orders.id, uuid)))[0];
  expect(after).toMatchObject({ deliveryOn: later, recipientName: "Usha Rao", address });

  const message = (fields: Record<string, string>, person = manager) =>
    form(person, { intent: "message 0", line: "0", ...fields });
  const [line] = await database.db.select().from(orderLines).where(eq(orderLines.orderId, uuid));
  const icing = { read: line?.message ?? "", message: "Happy birthday Usha" };
  expect((await message({ ...icing, message: "x".repeat(26) })).status).toBe(422);
  expect((await message(icing)).text).toContain("The message is changed.");
  const care = await shop.person("care", { role: "care" });
  const unread = await message({ ...icing, message: "Happy Diwali" }, care);
  expect(unread.status).toBe(409);
  expect(unread.text).toMatch(/manager has saved this on .* The message is “Happy birthday Usha” now\./);
  expect(await logged()).toHaveLength(3);
});

test("a failed delivery needs a reason, which its customer can read", async () => {
  for (const [to, seen] of [
    ["preparing", "placed"],
    ["ready", "preparing"],
    ["shipped", "ready"],
  ] as const)
    await move(manager, to, seen);
  const silent = await move(rider, "undeliverable", "shipped", "  ");
  expect([silent.status, silent.text.includes("Please say why.")]).toEqual([422, true]);
  expect((await move(rider, "undeliverable", "shipped", "Nobody at home")).status).toBe(200);
  const { text } = await customer.send({ method: "GET", url: `/orders/${uuid}` });
  expect(text).toContain("Nobody at home");
});

test("an unknown order can be neither read nor cancelled", async () => {
  const fields = { intent: "cancel", cause: "shop", note: "x", refund: "1", coins: "0", compensation: "0" };
  const sent = await manager.sendForm("/admin/orders/no-such-order", fields);
  expect(sent.status).toBe(404);
});

test("cancelling shows the exact figures, and requires recent re-authentication and the same figures", async () => {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, uuid));
  const shown = await manager.send({ method: "GET", url: `/admin/orders/${uuid}?cancel=shop` });
  expect(shown.text).toContain(`name="refund" value="${order?.totalPaise}"`);
  const right = { intent: "cancel", cause: "shop", note: "The oven broke", coins: "0", compensation: "0" };
  const refund = String(order?.totalPaise);
  expect((await form(kitchen, { ...right, refund })).status).toBeGreaterThanOrEqual(400);
  expect((await form(manager, { ...right, refund: "100" })).text).toContain("What you get back has changed");
  expect(await statusNow()).toBe("placed");

  const reauthenticatedAt = new Date(shop.services.clock().getTime() - 11 * 60_000);
  await database.db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.userId, manager.userId));
  const reply = await form(manager, { ...right, refund });
  expect([reply.status, String(reply.headers.location).split("&")[0]]).toEqual([
    302,
    "/account/confirm?level=strict",
  ]);
  expect(await statusNow()).toBe("placed");

  await database.db
    .update(sessions)
    .set({ reauthenticatedAt: new Date() })
    .where(eq(sessions.userId, manager.userId));
  expect((await form(manager, { ...right, refund })).text).toContain("The order is cancelled.");
  expect(await statusNow()).toBe("cancelled");
  expect(await logged()).toMatchObject([{ before: "placed", after: "cancelled", note: "The oven broke" }]);
});

test("the office requires re-authentication after an hour", async () => {
  const reauthenticatedAt = new Date(shop.services.clock().getTime() - 61 * 60_000);
  await database.db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.userId, rider.userId));
  const { status, headers } = await rider.send({ method: "GET", url: "/admin" });
  expect([status, headers.location]).toEqual([302, "/account/confirm?level=moderate&returnTo=%2Fadmin"]);
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("lasting problems are listed under alarms, with their number in the menu", async () => {
  expect((await manager.send({ method: "GET", url: "/admin/alarms" })).text).toContain("All is well.");
  const [payment] = await database.db.select().from(payments).where(eq(payments.orderId, uuid));
  const at = new Date();
  await database.db.insert(refunds).values({
    ...{
      id: "refund_silent",
      paymentId: payment?.id ?? "",
      gatewayPaymentId: payment?.gatewayPaymentId ?? "",
    },
    ...{
      amountPaise: paise(12_300),
      reason: "x",
      status: "requested",
      createdAt: at,
      silentSince: at,
      alarmedAt: at,
    },
  });
  const lost = {
    kind: "order-ready" as const,
    recipient: customer.email,
    isSecret: false,
    state: "given up" as const,
  };
  await database.db.insert(mails).values({ ...lost, key: `order-ready:${uuid}`, writtenAt: at, endedAt: at });
  const { text } = await manager.send({ method: "GET", url: "/admin/alarms" });
  expect(text).toContain("₹123");
  expect(text).toContain("No clear answer");
  expect(text).toContain("Order ready");
  expect(text).toContain(`href="/admin/orders/${uuid}"`);
  expect(text).toContain(`Alarms</span><small class="office-count is-red">2</small>`);
  expect(text).not.toContain(customer.email);
  expect((await kitchen.send({ method: "GET", url: "/admin/orders" })).text).not.toContain("Alarms");

  const { jobs } = shop.services;
  const broken = async () => Promise.reject(new Error("the queue is away"));
  shop.services.jobs = { ...jobs, stuck: broken, countStuck: broken };
  const office = await manager.send({ method: "GET", url: "/admin/orders" });
  shop.services.jobs = jobs;
  expect([office.status, office.text.includes("Alarms</span><small")]).toEqual([200, false]);
});

const tryAgain = (person: Person, intent: string, id: string, decision = {}) =>
  person.sendForm("/admin/alarms", { intent, id, ...decision });
const entriesAbout = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(
    ({ subject, role, label, before, after }) => [subject, role, label, before, after],
  );

test("a mail that was given up can be sent again once, by permitted staff, and the audit log records it", async () => {
  const key = `order-ready:${uuid}`;
  const at = new Date();
  await database.db.insert(mails).values({
    ...{
      key,
      kind: "order-ready" as const,
      recipient: customer.email,
      isSecret: false,
      state: "given up" as const,
    },
    ...{ subject: "Your cake is ready", body: "It is.", writtenAt: at, endedAt: at, tries: 1 },
  });
  expect((await tryAgain(kitchen, "mail", key)).status).toBe(404);
  expect((await tryAgain(customer, "mail", key)).status).toBe(404);
  expect((await manager.send({ method: "GET", url: "/admin/alarms" })).text).toContain(`value="${key}"`);
  const pressed = await Promise.all([tryAgain(manager, "mail", key), tryAgain(manager, "mail", key)]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  await shop.testApp.work();
  expect(shop.testApp.mails.filter(({ subject }) => subject === "Your cake is ready")).toHaveLength(1);
  expect(await entriesAbout(key)).toEqual([["mail", "manager", "order-ready", "given up", "again"]]);
  const log = await manager.send({ method: "GET", url: "/admin/log" });
  for (const word of ["Mail: Order ready", "Tried again at once"]) expect(log.text).toContain(word);
});

test("a refund that was refused for good can be sent again once, by permitted staff, and the log of its order records it", async () => {
  const [payment] = await database.db.select().from(payments).where(eq(payments.orderId, uuid));
  const id = `refund_${uuid}`;
  await database.db.insert(refunds).values({
    ...{ id, paymentId: payment?.id ?? "", gatewayPaymentId: payment?.gatewayPaymentId ?? "" },
    ...{ amountPaise: paise(12_300), reason: "x", status: "failed", tries: 6, createdAt: new Date() },
  });
  for (const person of [kitchen, customer]) expect((await tryAgain(person, "refund", id)).status).toBe(404);
  const { text } = await manager.send({ method: "GET", url: "/admin/alarms" });
  for (const word of [`value="${id}"`, "Try again: Refund of ₹123"]) expect(text).toContain(word);
  const pressed = await Promise.all([tryAgain(manager, "refund", id), tryAgain(manager, "refund", id)]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  await shop.testApp.work();
  const [settled] = await database.db.select().from(refunds).where(eq(refunds.id, id));
  expect(settled).toMatchObject({ status: "processed", tries: 6 });
  expect(await logged()).toMatchObject([{ role: "manager", note: "Refund of ₹123 tried again." }]);
});

test("a refund beside one that was made by hand is sent only once staff have decided about it, and the log says how", async () => {
  const [payment] = await database.db.select().from(payments).where(eq(payments.orderId, uuid));
  const gatewayPaymentId = payment?.gatewayPaymentId ?? "";
  const givenUp = {
    ...{ paymentId: payment?.id ?? "", gatewayPaymentId, amountPaise: paise(12_300), reason: "x" },
    ...{ status: "failed" as const, tries: 6, createdAt: new Date() },
  };
  const { testApp } = shop;
  const byHand = async (amount: number) =>
    (await testApp.bankCall("POST", `/v1/payments/${gatewayPaymentId}/refund`, { amount })).body.id;
  const [first, second] = [`refund_first_${uuid}`, `refund_second_${uuid}`];
  await database.db.insert(refunds).values({ ...givenUp, id: first });
  const same = await byHand(12_300);
  const refused = await tryAgain(manager, "refund", first);
  expect(refused.status).toBe(409);
  const words = [
    `₹123 (${same})`,
    `Made by hand as ${same}: Refund of ₹123`,
    "Send it anyway: Refund of ₹123",
  ];
  for (const word of words) expect(refused.text).toContain(word);
  const settled = await tryAgain(manager, "refund", first, { madeByHand: same });
  expect([settled.status, settled.text.includes(`has it as ${same}. Nothing was sent again.`)]).toEqual([
    ...[200, true],
  ]);

  await database.db.insert(refunds).values({ ...givenUp, id: second });
  const other = await byHand(5_000);
  const unequal = await tryAgain(manager, "refund", second);
  expect([unequal.status, unequal.text.includes("Made by hand as")]).toEqual([409, false]);
  expect((await tryAgain(manager, "refund", second, { seen: other })).status).toBe(200);
  await testApp.work();
  const { body } = await testApp.bankCall("GET", `/v1/payments/${gatewayPaymentId}`);
  expect(body.amount_refunded).toBe(12_300 + 5_000 + 12_300);
  expect((await logged()).map(({ note }) => note)).toEqual([
    `Refund of ₹123 was made by hand at the provider: ${same}.`,
    `Refund of ₹123 tried again, besides ${other} at the provider.`,
  ]);
});

test("a mail without stored content can't be sent again", async () => {
  const key = `code:${uuid}`;
  const at = new Date();
  const lost = {
    kind: "sign-in-code" as const,
    recipient: customer.email,
    isSecret: true,
    state: "given up" as const,
  };
  await database.db.insert(mails).values({ ...lost, key, writtenAt: at, endedAt: at });
  const { text } = await manager.send({ method: "GET", url: "/admin/alarms" });
  expect(text).toContain("What it said is erased.");
  expect(text).not.toContain(`value="${key}"`);
  const refused = await tryAgain(manager, "mail", key);
  expect([refused.status, refused.text.includes("You changed nothing.")]).toEqual([409, true]);
  expect(await entriesAbout(key)).toEqual([]);
});

test("a job that was given up can be retried once, and the audit log records it", async () => {
  const id = "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a11";
  const { jobs } = shop.services;
  const retriedIds: string[] = [];
  const again = async (_tx: unknown, job: string) => {
    retriedIds.push(job);
    return retriedIds.length === 1 ? { name: "order-placed", isDead: true } : null;
  };
  shop.services.jobs = { ...jobs, tryAgain: again };
  const answers = [await tryAgain(manager, "job", id), await tryAgain(manager, "job", id)];
  const odd = await tryAgain(manager, "job", "no id");
  shop.services.jobs = jobs;
  expect([...answers, odd].map(({ status }) => status)).toEqual([200, 409, 409]);
  expect(answers[0]?.text).toContain("Order placed: it is tried again now.");
  expect(retriedIds).toEqual([id, id]);
  expect(await entriesAbout(id)).toEqual([["job", "manager", "order-placed", "given up", "again"]]);
});

test("a job is retried together with its audit entry, or not at all", async () => {
  const id = "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a12";
  const { jobs } = shop.services;
  const at = new Date();
  const written = {
    kind: "order-ready" as const,
    recipient: customer.email,
    isSecret: false,
    state: "waiting" as const,
    writtenAt: at,
  };
  // Makes the log unwritable: it rejects entries without a name.
  const nameless = async (tx: Tx) => {
    await tx.insert(mails).values({ ...written, key: `again:${id}` });
    return { name: null as unknown as string, isDead: true };
  };
  shop.services.jobs = { ...jobs, tryAgain: nameless };
  const { status } = await tryAgain(manager, "job", id);
  shop.services.jobs = jobs;
  expect(status).toBe(500);
  expect(
    await database.db
      .select()
      .from(mails)
      .where(eq(mails.key, `again:${id}`)),
  ).toEqual([]);
  expect(shop.alarms.splice(0)).toHaveLength(1);
});
