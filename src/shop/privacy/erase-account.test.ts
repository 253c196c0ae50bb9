import { readdir } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cellsWith } from "../../../tests/support/cells-with.ts";
import { customerWithData, deliveredOrder, move } from "../../../tests/support/known-customer.ts";
import { staff } from "../../../tests/support/paid-order.ts";
import { testSession } from "../../../tests/support/session.ts";
import { orderOf, type Person, type WholeShop } from "../../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../../tests/support/whole-shop-for.ts";
import { users } from "../accounts/accounts.tables.ts";
import { DELETED_USER } from "../accounts/deleted-user.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { NO_MONEY, paise } from "../basics/money.ts";
import { quoteForStaff } from "../changes/cancel-as-staff.ts";
import { refundDelivered } from "../changes/refund-delivered.ts";
import { getInvoice } from "../invoices/get-tax-document.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { orderEvents, orders } from "../orders/orders.tables.ts";
import { payments, refunds } from "../payments/payments.tables.ts";
import { approveReview } from "../reviews/approve-review.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { coinEntries } from "../rewards/rewards.tables.ts";
import { inviteStaff } from "../staff/invite-staff.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const erase = (person: Person) => callApi(person, "POST", "/account/erase", { confirm: "ERASE" });

test("an erased customer is in no cell of any table; amounts, items, taxes and pincode of their orders stay", async () => {
  const asha = await customerWithData(shop, "canary.asha");
  const owner = await shop.person("inviting-owner", { role: "owner" });
  const inviter = { ...staff("owner"), userId: owner.userId };
  const invited = await inviteStaff(shop.services, { email: asha.email, roles: ["care"], staff: inviter });
  expect(invited).toMatchObject({ ok: true });
  const { uuid, reviewId } = await deliveredOrder(shop, asha);
  const ofStaff = and(eq(orderEvents.orderId, uuid), eq(orderEvents.by, "kitchen"));
  await shop.testApp.db.update(orderEvents).set({ note: "Canary Devi rang twice." }).where(ofStaff);
  const [paidFor] = await shop.testApp.db.select().from(payments).where(eq(payments.orderId, uuid));
  const hair = { amount: paise(10_000), reason: "Canary Devi found a hair." };
  const left = paidFor?.amountPaise ?? NO_MONEY;
  await refundDelivered(shop.services, { id: uuid, staff: staff("manager"), left, ...hair });
  await approveReview(shop.services, { id: reviewId, staff: staff("manager") });
  await shop.testApp.work();
  const words = [asha.email, "canary", "9811122333", "98765", asha.userId];
  const tables = new Set((await cellsWith(shop.testApp.db, words)).map((cell) => cell.split(".")[0]));
  // Each of these tables holds data of the customer before the erasure.
  for (const table of [
    "users",
    "sessions",
    "addresses",
    "orders",
    "reviews",
    "order_events",
    "complaints",
    "complaint_answers",
    "newsletter_subscribers",
    "mails",
    "refunds",
    "audit_entries",
    "staff_invitations",
  ])
    expect(tables).toContain(table);
  const [before] = await shop.testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const log = await shop.testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid));
  const [paid] = await shop.testApp.db.select().from(payments).where(eq(payments.orderId, uuid));
  const issued = await shop.testApp.db.select().from(invoices).where(eq(invoices.orderId, uuid));
  expect(issued.map(({ totalPaise }) => totalPaise).sort()).toEqual([10_000, before?.totalPaise]);

  expect(await readdir(shop.testApp.uploads)).toHaveLength(1);

  expect(await erase(asha)).toMatchObject({ status: 200 });
  await shop.testApp.work();
  expect(await readdir(shop.testApp.uploads)).toEqual([]);

  expect(await cellsWith(shop.testApp.db, words)).toEqual([]);
  const [after] = await shop.testApp.db.select().from(orders).where(eq(orders.id, uuid));
  expect(after).toMatchObject({
    ...{
      userId: DELETED_USER.id,
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
  expect(await shop.testApp.db.select().from(payments).where(eq(payments.orderId, uuid))).toEqual([paid]);
  expect(
    await shop.testApp.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, paid?.id ?? "")),
  ).toMatchObject([{ amountPaise: 10_000, reason: "Sent back by the shop.", status: "processed" }]);
  expect(await shop.testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid))).toEqual(
    log.map((entry) => ({ ...entry, note: "Erased with the customer." })),
  );
  expect(await shop.testApp.db.select().from(invoices).where(eq(invoices.orderId, uuid))).toEqual(issued);
  const viewer = testSession({ roles: ["owner"] });
  expect(await getInvoice(shop.services, { id: uuid, viewer })).toMatchObject({
    ok: true,
    value: { buyer: { name: "", address: "" }, delivery: { name: "", address: "", pincode: "110001" } },
  });
  const [review] = await shop.testApp.db.select().from(reviews).where(eq(reviews.id, reviewId));
  expect(review).toMatchObject({
    name: "A customer",
    email: "",
    phone: "",
    stars: 5,
    status: "approved",
    userId: null,
  });
  expect(shop.testApp.mails.findLast(({ to }) => to === asha.email)?.subject).toBe(
    "Your Jamun account is erased",
  );
});

test("an erased customer is signed out everywhere at once, and the e-mail is free for a new account", async () => {
  const ravi = await shop.person("ravi");
  const phone = shop.visitor();
  const password = "ravi-has-a-long-password";
  await phone.send({ method: "POST", url: "/api/auth/sign-in/email", body: { email: ravi.email, password } });
  expect((await callApi(phone, "GET", "/me")).body.data.signedIn).toBe(true);
  expect((await erase(ravi)).status).toBe(200);
  expect((await callApi(ravi, "GET", "/me")).body.data.signedIn).toBe(false);
  expect((await callApi(phone, "GET", "/me")).body.data.signedIn).toBe(false);
  const again = shop.visitor();
  const body = { name: "Ravi", email: ravi.email, password };
  expect((await again.send({ method: "POST", url: "/api/auth/sign-up/email", body })).status).toBe(200);
  const [fresh] = await shop.testApp.db.select().from(users).where(eq(users.email, ravi.email));
  expect(fresh?.id).not.toBe(ravi.userId);
  expect((await callApi(again, "GET", "/me")).body.data.coins).toBe(50);
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
    await move(shop, uuid, to);
  }
  expect((await callApi(zoya, "GET", "/me")).body.data.signedIn).toBe(true);
  await move(shop, uuid, "delivered");
  expect((await erase(zoya)).status).toBe(200);
});

test("an undeliverable order does not prevent deleting an account", async () => {
  const kabir = await shop.person("kabir");
  const { uuid } = await orderOf(shop, kabir);
  for (const to of ["preparing", "ready", "shipped", "undeliverable"] as const) await move(shop, uuid, to);
  expect((await erase(kabir)).status).toBe(200);
  // Staff may still cancel it: the money goes back, and no coins are added for the deleted customer.
  const quote = await quoteForStaff(shop.services, { id: uuid, cause: "shop" });
  expect(quote).toMatchObject({ ok: true, value: { refund: 71_900, compensation: 0 } });
});

test("nothing is erased while a refund is open, and everything stays as it was", async () => {
  const meera = await customerWithData(shop, "canary.meera");
  const { uuid } = await orderOf(shop, meera);
  await move(shop, uuid, "cancelled");
  await shop.testApp.db.update(payments).set({ status: "refunding" }).where(eq(payments.orderId, uuid));
  const before = await cellsWith(shop.testApp.db, ["canary.meera"]);
  expect(await erase(meera)).toMatchObject({ status: 409, body: { code: "refund-open" } });
  expect(await cellsWith(shop.testApp.db, ["canary.meera"])).toEqual(before);
  await shop.testApp.db.update(payments).set({ status: "refunded" }).where(eq(payments.orderId, uuid));
  expect((await erase(meera)).status).toBe(200);
});

test("deleting a customer cancels their expired orders, so late money is refunded", async () => {
  const leela = await shop.person("leela");
  const { uuid } = await orderOf(shop, leela);
  await shop.testApp.db.update(orders).set({ status: "lapsed" }).where(eq(orders.id, uuid));
  await shop.testApp.db
    .update(payments)
    .set({ status: "expired", gatewayPaymentId: null })
    .where(eq(payments.orderId, uuid));
  expect((await erase(leela)).status).toBe(200);
  const [order] = await shop.testApp.db.select().from(orders).where(eq(orders.id, uuid));
  expect(order).toMatchObject({ status: "cancelled", userId: DELETED_USER.id });
});

test("a deleted customer is credited no coins", async () => {
  const nila = await shop.person("nila");
  const { uuid } = await orderOf(shop, nila);
  await move(shop, uuid, "preparing", "ready", "delivered");
  expect((await erase(nila)).status).toBe(200);
  await shop.testApp.work();
  expect(
    await shop.testApp.db.select().from(coinEntries).where(eq(coinEntries.userId, DELETED_USER.id)),
  ).toEqual([]);
});

test("staff can't erase their account before their role is taken away; ERASE has to be written out", async () => {
  const baker = await shop.person("baker", { role: "kitchen" });
  expect(await erase(baker)).toMatchObject({ status: 409, body: { code: "account-of-staff" } });
  const customer = await shop.person("unsure");
  expect((await callApi(customer, "POST", "/account/erase", { confirm: "yes" })).status).toBe(400);
});

test("erasing requires an authentication within the last ten minutes, the export one within the last hour", async () => {
  const tara = await shop.person("tara");
  shop.testApp.pass(11);
  expect(await erase(tara)).toMatchObject({
    status: 403,
    body: { code: "reverify", data: { level: "strict" } },
  });
  expect((await callApi(tara, "GET", "/account/export")).status).toBe(200);
  shop.testApp.pass(50);
  expect(await callApi(tara, "GET", "/account/export")).toMatchObject({
    status: 403,
    body: { code: "reverify", data: { level: "moderate" } },
  });
  await callApi(tara, "POST", "/account/proof", { password: "tara-has-a-long-password" });
  expect((await erase(tara)).status).toBe(200);
});

test("nobody can sign up as the deleted user, nor with an e-mail that blocks deletions", async () => {
  await shop.testApp.db.update(orders).set({ userId: (await shop.person("heir")).userId });
  await shop.testApp.db.delete(users).where(eq(users.id, DELETED_USER.id));
  const password = "a-long-password-of-somebody";
  const signUp = (email: string) =>
    shop.visitor().send({
      ...{ method: "POST", url: "/api/auth/sign-up/email" },
      body: { name: "Nobody", email, password },
    });
  expect((await signUp(DELETED_USER.email)).status).toBe(400);
  await signUp("nobody@erased.invalid");
  expect((await erase(await shop.person("gone"))).status).toBe(200);
  expect(await shop.testApp.db.select().from(users).where(eq(users.id, DELETED_USER.id))).toHaveLength(1);
});
