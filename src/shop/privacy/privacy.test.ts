import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { staff } from "../../../tests/support/paid-order.ts";
import { openWholeShop, orderOf, type Person, type WholeShop } from "../../../tests/support/whole-shop.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { users } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import { NOBODY } from "../accounts/nobody.ts";
import { getInvoice } from "../invoices/get-tax-document.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { mails } from "../mail/mail.tables.ts";
import { chooseNewsletter, newsletterChoice } from "../newsletter/choose-newsletter.ts";
import { moveOrder } from "../orders/move-order.ts";
import { orderEvents, orders } from "../orders/orders.tables.ts";
import type { OrderStatus } from "../orders/rules/order-lifecycle.ts";
import { finishGatewayEvent } from "../payments/finish-gateway-event.ts";
import { gatewayEvents, payments } from "../payments/payments.tables.ts";
import { approveReview } from "../reviews/approve-review.ts";
import { NewReview } from "../reviews/reviews.inputs.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { sendReview } from "../reviews/send-review.ts";
import { coinEntries } from "../rewards/rewards.tables.ts";
import { MyData } from "./my-data.ts";

let database: OpenDatabase;
let shop: WholeShop;
let started: Date;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
  started = shop.services.clock();
});
beforeEach(() => shop.till.setClock(started));
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function call(person: Person, method: "GET" | "POST", path: string, body?: object) {
  const { status, text } = await person.send({ method, url: `/api${path}`, ...(body ? { body } : {}) });
  return { status, body: JSON.parse(text) };
}
async function move(id: string, ...states: OrderStatus[]) {
  for (const to of states) expect((await moveOrder(shop.services, { id, to, by: "kitchen" })).ok).toBe(true);
}
const erase = (person: Person) => call(person, "POST", "/account/erase", { confirm: "ERASE" });

/** A customer of whom the shop holds something in every table that holds something of customers. */
async function wellKnown(name: string) {
  const person = await shop.person(name);
  const { email } = person;
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId));
  await call(person, "POST", "/account/profile", { name: "Canary Devi", phoneNumber: "98111 22333" });
  await call(person, "POST", "/user/addAddress", {
    ...{ email, address: "17 Canary Lane, Indiranagar", name: "Canary Devi", phone: "98111 22333" },
    ...{ pinCode: "110001", addressType: "Home" },
  });
  await call(person, "POST", "/user/addTocart", { email, SKU: [{ skuid: "TRUF05", quantity: 2 }] });
  await call(person, "POST", "/user/addRecentViewed", { email, SKU: "TRUF05" });
  await call(person, "POST", "/account/newsletter", { wanted: true });
  await call(person, "POST", "/account/newEmail", { newEmail: `other-${email}` });
  await call(person, "POST", "/account/proof/code");
  await shop.till.work();
  return person;
}

/** What they ordered, paid and got, and what they wrote of it. */
async function deliveredOrder(person: Person) {
  const order = await orderOf(shop, person);
  for (const webhook of await shop.till.webhooks(order.proof.orderId)) await webhook.deliver();
  await move(order.uuid, "preparing", "ready", "delivered");
  await shop.till.work();
  const review = NewReview.parse({
    ...{ name: "Canary Devi", email: person.email, phone: "98111 22333", stars: "5" },
    ...{ message: "The best truffle cake that we ever had.", sku: "TRUF05" },
  });
  const author = { userId: person.userId, email: person.email } as Session;
  expect((await sendReview(shop.services, { review, author, from: "10.0.0.1" })).ok).toBe(true);
  const [kept] = await database.db.select().from(reviews).where(eq(reviews.userId, person.userId));
  return { ...order, reviewId: kept?.id ?? "" };
}

/** Every cell of every table of the shop in which one of these words stands. The sandbox's books are the bank's. */
async function cellsWith(words: string[]): Promise<string[]> {
  const { rows: columns } = (await database.db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'sandbox_%'`)) as unknown as {
    rows: { table_name: string; column_name: string }[];
  };
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const cell = sql`lower(${sql.identifier(column)}::text)`;
    const hits = words.map((word) => sql`${cell} like ${`%${word.toLowerCase()}%`}`);
    const { rows } = (await database.db.execute(
      sql`select ${cell} as cell from ${sql.identifier(table)} where ${sql.join(hits, sql` or `)}`,
    )) as unknown as { rows: { cell: string }[] };
    for (const { cell: text } of rows) found.push(`${table}.${column}: ${text.slice(0, 80)}`);
  }
  return found;
}

test("an erased customer is in no cell of any table; amounts, items, taxes and pincode of their orders stay", async () => {
  const asha = await wellKnown("canary.asha");
  const { uuid, reviewId } = await deliveredOrder(asha);
  const ofStaff = and(eq(orderEvents.orderId, uuid), eq(orderEvents.by, "kitchen"));
  await database.db.update(orderEvents).set({ note: "Canary Devi rang twice." }).where(ofStaff);
  await approveReview(shop.services, { id: reviewId, staff: staff("manager") });
  await shop.till.work();
  const words = [asha.email, "canary", "9811122333", "98765", asha.userId];
  const tables = new Set((await cellsWith(words)).map((cell) => cell.split(".")[0]));
  // What is looked through is really full of them.
  for (const table of [
    "users",
    "sessions",
    "addresses",
    "orders",
    "reviews",
    "order_events",
    "newsletter_subscribers",
    "mails",
  ])
    expect(tables).toContain(table);
  const [before] = await database.db.select().from(orders).where(eq(orders.id, uuid));
  const [paid] = await database.db.select().from(payments).where(eq(payments.orderId, uuid));
  const [invoice] = await database.db.select().from(invoices).where(eq(invoices.orderId, uuid));
  expect(invoice?.totalPaise).toBe(before?.totalPaise);

  expect(await erase(asha)).toMatchObject({ status: 200 });
  await shop.till.work();

  expect(await cellsWith(words)).toEqual([]);
  const [after] = await database.db.select().from(orders).where(eq(orders.id, uuid));
  expect(after).toMatchObject({
    ...{
      userId: NOBODY.id,
      email: "",
      recipientName: "",
      recipientPhone: "",
      altPhone: "",
      address: "",
      message: "",
    },
    ...{ number: before?.number, status: "delivered", pincode: "110001", kitchenId: before?.kitchenId },
    ...{
      itemsPaise: before?.itemsPaise,
      deliveryPaise: before?.deliveryPaise,
      totalPaise: before?.totalPaise,
    },
  });
  expect(await database.db.select().from(payments).where(eq(payments.orderId, uuid))).toEqual([paid]);
  expect(await database.db.select().from(invoices).where(eq(invoices.orderId, uuid))).toEqual([invoice]);
  const viewer = { userId: "the-owner", roles: ["owner"] } as unknown as Session;
  expect(await getInvoice(shop.services, { id: uuid, viewer })).toMatchObject({
    ok: true,
    value: { buyer: { name: "", address: "" }, delivery: { name: "", address: "", pincode: "110001" } },
  });
  const [review] = await database.db.select().from(reviews).where(eq(reviews.id, reviewId));
  expect(review).toMatchObject({
    name: "A customer",
    email: "",
    phone: "",
    stars: 5,
    status: "approved",
    userId: null,
  });
  expect(shop.till.mails.findLast(({ to }) => to === asha.email)?.subject).toBe(
    "Your Jamun account is erased",
  );
});

test("an erased customer is signed out everywhere at once, and the e-mail is free for a new account", async () => {
  const ravi = await shop.person("ravi");
  const phone = shop.visitor();
  const password = "ravi-has-a-long-password";
  await phone.send({ method: "POST", url: "/api/auth/sign-in/email", body: { email: ravi.email, password } });
  expect((await call(phone, "GET", "/me")).body.data.signedIn).toBe(true);
  expect((await erase(ravi)).status).toBe(200);
  expect((await call(ravi, "GET", "/me")).body.data.signedIn).toBe(false);
  expect((await call(phone, "GET", "/me")).body.data.signedIn).toBe(false);
  const again = shop.visitor();
  const body = { name: "Ravi", email: ravi.email, password };
  expect((await again.send({ method: "POST", url: "/api/auth/sign-up/email", body })).status).toBe(200);
  const [fresh] = await database.db.select().from(users).where(eq(users.email, ravi.email));
  expect(fresh?.id).not.toBe(ravi.userId);
  expect((await call(again, "GET", "/me")).body.data.coins).toBe(50);
});

test("nothing is erased while an order is on its way, and it says so", async () => {
  const zoya = await shop.person("zoya");
  const { uuid, number } = await orderOf(shop, zoya);
  for (const to of ["preparing", "ready", "shipped", "out for delivery"] as const) {
    expect(await erase(zoya)).toMatchObject({
      status: 409,
      body: {
        code: "orders-open",
        message:
          "One of your orders is on its way, or waits for its payment. Your account can be erased once it has ended.",
        data: { orders: [number] },
      },
    });
    await move(uuid, to);
  }
  expect((await call(zoya, "GET", "/me")).body.data.signedIn).toBe(true);
  await move(uuid, "delivered");
  expect((await erase(zoya)).status).toBe(200);
});

test("an order that could not be delivered holds nobody's account", async () => {
  const kabir = await shop.person("kabir");
  const { uuid } = await orderOf(shop, kabir);
  for (const to of ["preparing", "ready", "shipped", "undeliverable"] as const) await move(uuid, to);
  expect((await erase(kabir)).status).toBe(200);
});

test("nothing is erased while a refund is open, and everything stays as it was", async () => {
  const meera = await wellKnown("canary.meera");
  const { uuid } = await orderOf(shop, meera);
  await move(uuid, "cancelled");
  await database.db.update(payments).set({ status: "refunding" }).where(eq(payments.orderId, uuid));
  const before = await cellsWith(["canary.meera"]);
  expect(await erase(meera)).toMatchObject({ status: 409, body: { code: "refund-open" } });
  expect(await cellsWith(["canary.meera"])).toEqual(before);
  await database.db.update(payments).set({ status: "refunded" }).where(eq(payments.orderId, uuid));
  expect((await erase(meera)).status).toBe(200);
});

test("an order that nobody paid in time is given up with its customer: money that comes late goes back", async () => {
  const leela = await shop.person("leela");
  const { uuid } = await orderOf(shop, leela);
  await database.db.update(orders).set({ status: "lapsed" }).where(eq(orders.id, uuid));
  await database.db
    .update(payments)
    .set({ status: "expired", gatewayPaymentId: null })
    .where(eq(payments.orderId, uuid));
  expect((await erase(leela)).status).toBe(200);
  const [order] = await database.db.select().from(orders).where(eq(orders.id, uuid));
  expect(order).toMatchObject({ status: "cancelled", userId: NOBODY.id });
});

test("coins that were on their way to an erased customer reach nobody", async () => {
  const nila = await shop.person("nila");
  const { uuid } = await orderOf(shop, nila);
  await move(uuid, "preparing", "ready", "delivered");
  expect((await erase(nila)).status).toBe(200);
  await shop.till.work();
  expect(await database.db.select().from(coinEntries).where(eq(coinEntries.userId, NOBODY.id))).toEqual([]);
});

test("staff can't erase their account before their role is taken away; ERASE has to be written out", async () => {
  const baker = await shop.person("baker", { role: "kitchen" });
  expect(await erase(baker)).toMatchObject({ status: 409, body: { code: "account-of-staff" } });
  const customer = await shop.person("unsure");
  expect((await call(customer, "POST", "/account/erase", { confirm: "yes" })).status).toBe(400);
});

test("erasing asks for a proof of the last ten minutes, taking data away for one of the last hour", async () => {
  const tara = await shop.person("tara");
  shop.till.pass(11);
  expect(await erase(tara)).toMatchObject({
    status: 403,
    body: { code: "reverify", data: { level: "strict" } },
  });
  expect((await call(tara, "GET", "/account/export")).status).toBe(200);
  shop.till.pass(50);
  expect(await call(tara, "GET", "/account/export")).toMatchObject({
    status: 403,
    body: { code: "reverify", data: { level: "moderate" } },
  });
  await call(tara, "POST", "/account/proof", { password: "tara-has-a-long-password" });
  expect((await erase(tara)).status).toBe(200);
});

test("what a customer takes away is all of theirs, nothing of anybody else, and no secret", async () => {
  const other = await wellKnown("canary.other");
  await deliveredOrder(other);
  const uma = await shop.person("uma");
  await call(uma, "POST", "/account/profile", { name: "Uma Nair", phoneNumber: "9888877777" });
  const { email } = uma;
  const line = "4 Temple Road, Mylapore";
  await call(uma, "POST", "/user/addAddress", {
    email,
    address: line,
    pinCode: "110001",
    addressType: "Home",
  });
  await call(uma, "POST", "/user/addTocart", { email, SKU: [{ skuid: "TRUF05", quantity: 3 }] });
  await call(uma, "POST", "/user/addRecentViewed", { email, SKU: "TRUF05" });
  const created = await orderOf(shop, { ...uma, name: "uma" });
  await move(created.uuid, "preparing", "ready", "delivered");
  await shop.till.work();

  const reply = await call(uma, "GET", "/account/export");
  expect(reply.status).toBe(200);
  const data = MyData.parse(reply.body.data);
  expect(data).toMatchObject({
    profile: { name: "Uma Nair", email, phone: "+919888877777", emailProven: false },
    signIn: { password: true, sessions: [{ address: "203.0.113.7" }] },
    addresses: [{ address: line }],
    orders: [
      {
        id: created.uuid,
        status: "delivered",
        items: [{ sku: "TRUF05", price: 719 }],
        receiver: { name: "Canary Devi" },
      },
    ],
    payments: [{ orderId: created.uuid, status: "paid", amount: 719 }],
    cart: [{ sku: "TRUF05", quantity: 3 }],
    viewed: [{ sku: "TRUF05" }],
    ...{ newsletter: null, mails: null },
  });
  expect(data.coins.entries.map(({ reason }) => reason)).toContain("sign-up");
  const text = JSON.stringify(reply.body);
  for (const secret of [
    other.email,
    other.userId,
    ...[...uma.jar.values()].map((value) => decodeURIComponent(value).split(".")[0] ?? ""),
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/token|hash|salt/i);
});

test("an account whose e-mail nobody has proven takes away and erases nothing that another left under it", async () => {
  const victim = "victim.rani@example.com";
  const review = NewReview.parse({
    ...{ name: "Rani", email: victim, phone: "98111 44555", stars: "5" },
    message: "What I wrote without any account.",
  });
  expect((await sendReview(shop.services, { review, author: null, from: "10.0.0.9" })).ok).toBe(true);
  await chooseNewsletter(shop.services, { email: victim, isProven: true, wanted: true, from: "10.0.0.9" });
  const letter = { key: "letter:rani", kind: "letter", recipient: victim, isSecret: false, state: "sent" };
  const at = shop.services.clock();
  await database.db.insert(mails).values({ ...letter, writtenAt: at, endedAt: at });

  const attacker = await shop.person("victim.rani");
  const { body } = await call(attacker, "GET", "/account/export");
  expect(body.data).toMatchObject({
    ...{ profile: { email: victim, emailProven: false }, reviews: [], newsletter: null, mails: null },
  });
  expect(await call(attacker, "POST", "/account/newsletter", { wanted: false })).toMatchObject({
    ...{ status: 403, body: { code: "email-not-proven" } },
  });
  expect((await erase(attacker)).status).toBe(200);
  const [kept] = await database.db.select().from(reviews).where(eq(reviews.email, victim));
  expect(kept).toMatchObject({ name: "Rani", userId: null });
  expect(await newsletterChoice(shop.services, { email: victim })).toMatchObject({ value: "on" });
  expect(await database.db.select().from(mails).where(eq(mails.key, "letter:rani"))).toHaveLength(1);
});

test("a proven e-mail brings reviews along that were sent without an account, never those of another account", async () => {
  const sita = await shop.person("sita");
  const other = await shop.person("sitas-sister");
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, sita.userId));
  const write = async (message: string, author: Session | null) => {
    const typed = { name: "Sita", email: sita.email, phone: "98111 44556", stars: "5" };
    const review = NewReview.parse({ ...typed, message });
    expect((await sendReview(shop.services, { review, author, from: "10.0.0.8" })).ok).toBe(true);
  };
  await write("What I wrote without any account.", null);
  await write("What my sister wrote from hers.", null);
  await database.db
    .update(reviews)
    .set({ userId: other.userId })
    .where(eq(reviews.message, "What my sister wrote from hers."));
  const { body } = await call(sita, "GET", "/account/export");
  expect(body.data.reviews.map(({ message }: { message: string }) => message)).toEqual([
    "What I wrote without any account.",
  ]);
});

test("nobody can sign up as the account of nobody, nor under an address that keeps others from being erased", async () => {
  await database.db.update(orders).set({ userId: (await shop.person("heir")).userId });
  await database.db.delete(users).where(eq(users.id, NOBODY.id));
  const password = "a-long-password-of-somebody";
  const signUp = (email: string) =>
    shop.visitor().send({
      ...{ method: "POST", url: "/api/auth/sign-up/email" },
      body: { name: "Nobody", email, password },
    });
  expect((await signUp(NOBODY.email)).status).toBe(400);
  await signUp("nobody@erased.invalid");
  expect((await erase(await shop.person("gone"))).status).toBe(200);
  expect(await database.db.select().from(users).where(eq(users.id, NOBODY.id))).toHaveLength(1);
});

test("after a change of e-mail nothing of earlier orders goes to the old address, nor is it remembered", async () => {
  const devi = await shop.person("old.devi");
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, devi.userId));
  const { uuid } = await orderOf(shop, devi);
  await shop.till.work();
  const at = shop.services.clock();
  const waiting = { kind: "x", recipient: devi.email, isSecret: false, state: "waiting", writtenAt: at };
  await database.db.insert(mails).values([
    { ...waiting, key: `order-told:${uuid}`, subject: "Your order" },
    { ...waiting, key: "letter:devi", subject: "Your letter" },
  ]);
  const newEmail = "new.devi@example.com";
  await call(devi, "POST", "/account/newEmail", { newEmail });
  const code = /\d{6}/.exec(shop.till.mails.findLast(({ to }) => to === newEmail)?.subject ?? "")?.[0];
  expect((await call(devi, "POST", "/account/newEmail/confirm", { newEmail, code })).status).toBe(200);

  const [order] = await database.db.select().from(orders).where(eq(orders.id, uuid));
  expect(order?.email).toBe(newEmail);
  const waits = await database.db.select().from(mails).where(eq(mails.state, "waiting"));
  expect(waits.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ["email-changed", devi.email],
    ["x", newEmail],
  ]);
  await shop.till.work();
  expect(await cellsWith([devi.email])).toEqual([]);
});

test("who paid stands in a webhook until it is handled, and no longer", async () => {
  const body = {
    event: "payment.downtime.started",
    payload: {
      payment: { id: "pay_of_gita", email: "gita.payer@example.com", vpa: "gita.payer@upi", amount: 719 },
    },
  };
  const event = { id: "evt-gita", type: body.event, body, receivedAt: shop.services.clock() };
  await database.db.insert(gatewayEvents).values(event);
  expect((await finishGatewayEvent(shop.services, { eventId: event.id })).ok).toBe(true);
  expect(await cellsWith(["gita.payer"])).toEqual([]);
  const [kept] = await database.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, event.id));
  expect(kept?.body).toMatchObject({ payload: { payment: { id: "pay_of_gita", amount: 719 } } });
});
