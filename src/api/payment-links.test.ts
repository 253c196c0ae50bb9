import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { testSession } from "../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../tests/support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../../tests/support/test-app.ts";
import { credentials, users } from "../shop/accounts/accounts.tables.ts";
import { changeProfile } from "../shop/accounts/change-profile.ts";
import type { Role } from "../shop/accounts/identity.ts";
import { auditEntries } from "../shop/audit/audit.tables.ts";
import { paise } from "../shop/basics/money.ts";
import { OrderPayload } from "../shop/checkout/place-order.inputs.ts";
import { HOLD_MINUTES, LINK_MINUTES } from "../shop/checkout/rules/payment-times.ts";
import { slotHolds } from "../shop/delivery/delivery.tables.ts";
import { orderToken, paymentToken } from "../shop/orders/order-link.ts";
import { orders } from "../shop/orders/orders.tables.ts";
import { refunds } from "../shop/payments/payments.tables.ts";
import { cancelUnpaid } from "../shop/phone-orders/cancel-unpaid.ts";
import { getLinkPage } from "../shop/phone-orders/get-link-page.ts";
import { preparePhoneOrder } from "../shop/phone-orders/prepare-phone-order.ts";
import { resendPaymentLink } from "../shop/phone-orders/resend-payment-link.ts";
import { takePhoneOrder } from "../shop/phone-orders/take-phone-order.ts";

let testApp: TestApp;
let callers = 0;

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(() => {
  testApp.setClock(SATURDAY_MORNING);
  callers += 1;
});

const staffIn = (role: Role) => testSession({ userId: `ravi${callers}`, name: "Ravi", roles: [role] });

const phoneOfCaller = () => `+91988605${5000 + callers}`;
const emailOfCaller = () => `caller${callers}@example.com`;

function take({ role = "care" as Role, key = `call-${callers}`, overrides = {} } = {}) {
  const order = OrderPayload.parse(anOrder("ignored", overrides));
  const caller = { phone: phoneOfCaller(), callerName: "Radhika Kamath", email: emailOfCaller() };
  return takePhoneOrder(testApp.services, { staff: staffIn(role), key, caller, order });
}

async function taken(options: Parameters<typeof take>[0] = {}): Promise<{ id: string; token: string }> {
  const order = await take(options);
  if (!order.ok) throw new Error(order.code);
  await testApp.work();
  return { id: order.value.orderId, token: paymentToken(testApp.services, order.value.orderId) };
}

const call = (path: string, body: object = {}) => testApp.call(null, "POST", `/payment-links/${path}`, body);

const page = async (token: string) => (await getLinkPage(testApp.services, { token }))?.state ?? null;

async function statusOf(id: string) {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, id));
  return order?.status;
}

async function holdOf(id: string) {
  const [hold] = await testApp.db.select().from(slotHolds).where(eq(slotHolds.orderId, id));
  return hold?.state;
}

test("a caller without an account pays by the link in their mail, signed out, and the order is placed", async () => {
  const { id, token } = await taken();
  expect(await statusOf(id)).toBe("awaiting payment");
  const mail = testApp.mails.find(({ to }) => to === emailOfCaller());
  expect(mail?.html).toContain(`/pay/${token}`);
  expect(await page(token)).toBe("open");
  const opened = await call(`${token}/pay`);
  expect(opened).toMatchObject({ status: 200, body: { data: { uuid: id, summary: { total: 719 } } } });
  const signedPayment = (await pay(testApp, opened.body.data.razorpayOrder.id)).body;
  expect(await call(`${token}/verify`, signedPayment)).toMatchObject({
    status: 200,
    body: { data: { paid: true } },
  });
  expect(await statusOf(id)).toBe("placed");
  expect(await holdOf(id)).toBe("kept");
  expect(await page(token)).toBe("paid");
  expect(await call(`${token}/pay`)).toMatchObject({ status: 409, body: { code: "already-paid" } });
});

test("the caller's new account has no password, and is not made twice", async () => {
  const first = await taken();
  const second = await taken({ key: "another", overrides: { message: "For the second" } });
  const accounts = await testApp.db.select().from(users).where(eq(users.email, emailOfCaller()));
  expect(accounts).toMatchObject([{ name: "Radhika Kamath", phone: phoneOfCaller(), emailVerified: false }]);
  expect(first.id).not.toBe(second.id);
});

test("a form that is sent twice makes one order and one mail", async () => {
  const [first, second] = [await taken(), await taken()];
  expect(second.id).toBe(first.id);
  expect(testApp.mails.filter(({ to }) => to === emailOfCaller())).toHaveLength(1);
});

test("the slot is held as long as the link works: longer than a checkout, and then it is free", async () => {
  const { id, token } = await taken();
  testApp.pass(HOLD_MINUTES + 1);
  await testApp.everyMinute();
  await testApp.retry("expire-holds", {});
  expect(await page(token)).toBe("open");
  expect(await holdOf(id)).toBe("held");
  testApp.pass(LINK_MINUTES - HOLD_MINUTES);
  expect(await page(token)).toBe("over");
  expect(await call(`${token}/pay`)).toMatchObject({ status: 409, body: { code: "order-lapsed" } });
  await testApp.retry("expire-holds", {});
  expect(await holdOf(id)).toBe("released");
  // Late money has fifteen minutes more, as in checkout.
  expect(await statusOf(id)).toBe("awaiting payment");
  testApp.pass(15);
  await testApp.everyMinute();
  expect(await statusOf(id)).toBe("lapsed");
  expect(await page(token)).toBe("over");
});

test("staff cancel an unpaid order: its slot is free, and money on its way goes back", async () => {
  const { id, token } = await taken();
  const opened = await call(`${token}/pay`);
  expect(await cancelUnpaid(testApp.services, { id, staff: staffIn("kitchen") })).toMatchObject({
    code: "not-your-order-to-take",
  });
  expect(await cancelUnpaid(testApp.services, { id, staff: staffIn("care") })).toMatchObject({ ok: true });
  expect(await statusOf(id)).toBe("cancelled");
  expect(await holdOf(id)).toBe("released");
  expect(await page(token)).toBe("over");
  const signedPayment = (await pay(testApp, opened.body.data.razorpayOrder.id)).body;
  await call(`${token}/verify`, signedPayment);
  expect(await statusOf(id)).toBe("cancelled");
  const [refund] = await testApp.db
    .select()
    .from(refunds)
    .where(eq(refunds.amountPaise, paise(71_900)));
  expect(refund?.gatewayPaymentId).toBe(signedPayment.paymentId);
  expect(await cancelUnpaid(testApp.services, { id, staff: staffIn("care") })).toMatchObject({
    code: "link-over",
  });
});

test("the log names who took the order, and who cancelled it", async () => {
  const { id } = await taken();
  await cancelUnpaid(testApp.services, { id, staff: staffIn("care") });
  const entries = await testApp.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, "order"), eq(auditEntries.subjectId, id)));
  expect(entries.map(({ actorName, after }) => [actorName, after])).toEqual([
    ["Ravi", "awaiting payment of ₹719"],
    ["Ravi", "cancelled"],
  ]);
});

test("only those who take phone orders can", async () => {
  for (const role of ["kitchen", "rider", "accountant"] as const)
    expect(await take({ role })).toMatchObject({ code: "not-your-order-to-take" });
  expect(await testApp.db.select().from(users).where(eq(users.email, emailOfCaller()))).toEqual([]);
});

test("a token opens its own order and nothing else, and no other token opens a payment", async () => {
  const { id, token } = await taken();
  const other = await taken({ key: "other", overrides: { message: "Other" } });
  const forged = `${other.id}.${token.split(".")[1]}`;
  const orders = [forged, `${id}.`, id, `${id}.${orderToken(testApp.services, id)}`, "x"];
  for (const wrong of orders) {
    expect(await page(wrong)).toBeNull();
    expect(await call(`${wrong}/pay`)).toMatchObject({ status: 404, body: { code: "unknown-order" } });
  }
  const opened = await call(`${other.token}/pay`);
  const signedPayment = (await pay(testApp, opened.body.data.razorpayOrder.id)).body;
  expect(await call(`${token}/verify`, signedPayment)).toMatchObject({ status: 404 });
  const shown = await testApp.call(null, "GET", `/delivery/orderdetailsUUID/${id}?token=${token}`);
  expect(shown.status).toBe(404);
});

test("an order that was made online has no payment link", async () => {
  const asha = await testApp.customer(`asha${callers}`);
  const created = await testApp.call(asha, "POST", "/payment/create-order", anOrder(asha));
  const token = paymentToken(testApp.services, created.body.data.uuid);
  expect(await page(token)).toBeNull();
  expect(await call(`${token}/pay`)).toMatchObject({ status: 404 });
});

test("the page of a link shows neither address nor phone, nor who ordered", async () => {
  const { token } = await taken();
  const shown = JSON.stringify(await getLinkPage(testApp.services, { token }));
  expect(shown).toContain("Asha");
  for (const secret of ["Asha Rao", "Lotus Court", "98765", "9886055213", "Radhika", emailOfCaller()])
    expect(shown).not.toContain(secret);
});

test("the link is mailed again, three times at most, and never once it is over", async () => {
  const { id } = await taken();
  const again = () => resendPaymentLink(testApp.services, { id, staff: staffIn("care") });
  for (const _time of [1, 2, 3]) {
    testApp.pass(1);
    expect(await again()).toMatchObject({ ok: true, value: { email: emailOfCaller() } });
    await testApp.work();
  }
  expect(testApp.mails.filter(({ to }) => to === emailOfCaller())).toHaveLength(4);
  expect(await again()).toMatchObject({ code: "too-many-links" });
  testApp.pass(LINK_MINUTES);
  expect(await again()).toMatchObject({ code: "link-over" });
});

/** Takes an order for the account that staff chose. */
function takeFor(userId: string, key: string) {
  const order = OrderPayload.parse(anOrder("ignored"));
  return takePhoneOrder(testApp.services, {
    ...{ staff: staffIn("care"), key, order },
    caller: { userId, phone: phoneOfCaller() },
  });
}

/** The accounts that staff are offered for this number. */
async function offered() {
  const nothing = { product: "", sku: "", pincode: "", date: null, slot: null };
  const call = { staff: staffIn("care"), phone: phoneOfCaller(), ...nothing };
  const { callers: accounts } = await preparePhoneOrder(testApp.services, call);
  return accounts.map(({ id }) => id);
}

/** The account that this order went into. */
async function customerOf(orderId: string): Promise<string> {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("there is no order");
  return order.userId;
}

test("an account is the caller's only if it has their number and has ordered with it", async () => {
  const { id } = await taken({ overrides: { phone: phoneOfCaller() } });
  const userId = await customerOf(id);
  expect(await offered()).toContain(userId);
  const again = await takeFor(userId, "known");
  if (!again.ok) throw new Error(again.code);
  const [row] = await testApp.db.select().from(orders).where(eq(orders.id, again.value.orderId));
  expect(row).toMatchObject({ userId, email: emailOfCaller() });
  await testApp.db.update(users).set({ phone: "+919800000000" }).where(eq(users.id, userId));
  expect(await offered()).not.toContain(userId);
  expect(await takeFor(userId, "changed")).toMatchObject({ code: "unknown-customer" });
});

test("a number that was only typed into a profile shows no account to staff, and no order goes into it", async () => {
  const eve = await testApp.customer(`eve${callers}`);
  await changeProfile(testApp.services, { userId: eve, name: "Radhika Kamath", phone: phoneOfCaller() });
  await testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, eve));
  expect(await offered()).not.toContain(eve);
  expect(await takeFor(eve, "typed")).toMatchObject({ code: "unknown-customer" });
  // The order of the caller themselves makes the number known for their account only.
  await taken();
  expect(await offered()).not.toContain(eve);
  expect(await testApp.db.select().from(orders).where(eq(orders.userId, eve))).toEqual([]);
});

test("no order goes into an account that a stranger may have opened with the caller's e-mail, paid orders or not", async () => {
  const { id, token } = await taken({ overrides: { phone: phoneOfCaller() } });
  const userId = await customerOf(id);
  await testApp.db
    .insert(credentials)
    .values({ id: userId, userId, accountId: userId, providerId: "credential", password: "hash" });
  const refused = { code: "account-not-confirmed" };
  expect(await take({ key: "unpaid" })).toMatchObject(refused);
  const opened = await call(`${token}/pay`);
  await call(`${token}/verify`, (await pay(testApp, opened.body.data.razorpayOrder.id)).body);
  expect(await take({ key: "paid" })).toMatchObject(refused);
  expect(await takeFor(userId, "chosen")).toMatchObject(refused);
  await testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  expect(await take({ key: "confirmed" })).toMatchObject({ ok: true });
});

test("the link of an order that was cancelled after its payment does not say that nothing was charged", async () => {
  const { id, token } = await taken();
  const opened = await call(`${token}/pay`);
  await call(`${token}/verify`, (await pay(testApp, opened.body.data.razorpayOrder.id)).body);
  await changeOrderStatus(testApp.services, { id, by: "shop" }, "cancelled");
  expect(await page(token)).toBe("cancelled");
});

test("nobody holds slots by the dozen in the name of the shop", async () => {
  const codes: string[] = [];
  for (let call = 0; call < 31; call += 1) {
    const order = await take({ key: `many ${call}` });
    codes.push(order.ok ? "taken" : order.code);
  }
  expect(codes.at(-1)).toBe("too-many-phone-orders");
});

test("a price that changed during the call is not charged", async () => {
  const sku = [{ SKU: "TRUF05", price: 700, quantity: 1, sheetName: "Cakes" }];
  expect(await take({ overrides: { sku } })).toMatchObject({ code: "price-changed" });
  expect(await testApp.db.select().from(users).where(eq(users.email, emailOfCaller()))).toEqual([]);
});
