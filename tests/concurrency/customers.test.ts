import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { addresses, users } from "../../src/shop/accounts/accounts.tables.ts";
import { issueCode } from "../../src/shop/accounts/one-time-code.ts";
import { emailPurpose } from "../../src/shop/accounts/request-email-change.ts";
import { MOST_ADDRESSES } from "../../src/shop/accounts/rules/most-addresses.ts";
import { cartLines } from "../../src/shop/cart/cart.tables.ts";
import { MAX_QUANTITY, MOST_LINES } from "../../src/shop/cart/rules/cart-limits.ts";
import { productCategories, products, skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { changeEmailEverywhere } from "../../src/shop/privacy/change-email-everywhere.ts";
import { approveReview } from "../../src/shop/reviews/approve-review.ts";
import { NewReview } from "../../src/shop/reviews/reviews.inputs.ts";
import { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { sendReview } from "../../src/shop/reviews/send-review.ts";
import { getReferralCode } from "../../src/shop/rewards/get-referral-code.ts";
import { getCoinBalance } from "../../src/shop/rewards/rewards.reads.ts";
import { coinEntries, referrals } from "../../src/shop/rewards/rewards.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { staff } from "../support/paid-order.ts";
import { testSession } from "../support/session.ts";
import { aProduct, aSku, SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../support/test-app.ts";
import { untilWaiting } from "../support/until-waiting.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const emailOf = (who: string) => `${who}@example.com`;
const post = (who: string, path: string, body: object) =>
  testApp.call(who, "POST", path, { email: emailOf(who), ...body });
const statuses = (replies: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => status)).map(([status, replies]) => [
      status,
      replies?.length,
    ]),
  );
const coinsOf = (userId: string) => getCoinBalance(testApp.services, { userId });
async function codeOf(userId: string): Promise<string> {
  return getReferralCode(testApp.services, { userId });
}

/** A customer whose cake was delivered: half a kilo of truffle cake, ₹719. */
async function delivered(name: string): Promise<{ who: string; uuid: string }> {
  const who = await testApp.customer(name);
  const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who));
  const { uuid, razorpayOrder } = created.body.data;
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(who, "POST", "/payment/verify-payment", signedPayment);
  await testApp.work();
  await testApp.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, uuid));
  return { who, uuid };
}

test("fifty adds of one cake at once are one line of twenty, the most that a cart takes of one", async () => {
  const who = await testApp.customer("adds");
  const replies = await Promise.all(
    many(50).map(() => post(who, "/user/addTocart", { SKU: [{ skuid: "TRUF05", quantity: 1 }] })),
  );
  expect(statuses(replies)).toEqual({ 200: 50 });
  const lines = await testApp.db.select().from(cartLines).where(eq(cartLines.userId, who));
  expect(lines).toMatchObject([{ sku: "TRUF05", quantity: MAX_QUANTITY }]);
});

test("seven adds of one cake at once are seven of it", async () => {
  const who = await testApp.customer("seven");
  await Promise.all(
    many(7).map(() => post(who, "/user/addTocart", { SKU: [{ skuid: "ROSES12", quantity: 1 }] })),
  );
  const lines = await testApp.db.select().from(cartLines).where(eq(cartLines.userId, who));
  expect(lines).toMatchObject([{ sku: "ROSES12", quantity: 7 }]);
});

test("fifty different things put in at once fill a cart to its thirty, and no further", async () => {
  const many50 = many(50).map((at) => `MANY${String(at).padStart(2, "0")}`);
  await testApp.db
    .insert(products)
    .values(aProduct(50, { id: "PMANY", name: "Many", category: "all-cakes" }));
  await testApp.db
    .insert(skus)
    .values(many50.map((sku, at) => aSku(sku, "PMANY", at, { weight: `${at + 1} kg` })));
  await testApp.db.insert(productCategories).values({ category: "all-cakes", productId: "PMANY" });
  const who = await testApp.customer("thirty");
  const replies = await Promise.all(
    many50.map((skuid) => post(who, "/user/addTocart", { SKU: [{ skuid, quantity: 1 }] })),
  );
  expect(statuses(replies)).toEqual({ 200: MOST_LINES, 409: 50 - MOST_LINES });
  expect(await testApp.db.$count(cartLines, eq(cartLines.userId, who))).toBe(MOST_LINES);
});

test("adding, changing and taking out at once leaves a line of 1 to 20, or none", async () => {
  const who = await testApp.customer("restless");
  const skuid = "TRUF10";
  const replies = await Promise.all(
    many(30).map((at) => {
      if (at % 3 === 0) return post(who, "/user/addTocart", { SKU: [{ skuid, quantity: 3 }] });
      if (at % 3 === 1) return post(who, "/user/setCartQuantity", { skuid, quantity: (at % 20) + 1 });
      return post(who, "/user/deleteCart", { skuid });
    }),
  );
  for (const { status } of replies) expect([200, 404]).toContain(status);
  const lines = await testApp.db.select().from(cartLines).where(eq(cartLines.userId, who));
  expect(lines.length).toBeLessThan(2);
  for (const { quantity } of lines) expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
});

test("of twenty simultaneous changes of a name, one stays", async () => {
  const who = "nameless";
  await testApp.db.insert(users).values({ id: who, name: "", email: emailOf(who) });
  const replies = await Promise.all(
    many(20).map((at) =>
      post(who, "/user/register", { name: `Name ${at}`, phoneNumber: `98765 432${String(at + 10)}` }),
    ),
  );
  expect(statuses(replies)).toEqual({ 200: 20 });
  const [user] = await testApp.db.select().from(users).where(eq(users.id, who));
  const last = await post(who, "/user/register", { name: "Another", phoneNumber: "98765 00000" });
  expect(last.body.data).toMatchObject({ name: user?.name, phoneNumber: user?.phone });
  expect(replies.filter(({ body }) => body.data.name === user?.name)).toHaveLength(20);
});

test("of two friends who refer the same customer at once, one succeeds", async () => {
  const friends = await Promise.all(many(10).map((at) => testApp.customer(`bringer${at}`)));
  const codes = await Promise.all(friends.map(codeOf));
  const who = await testApp.customer("brought");
  const replies = await Promise.all(
    codes
      .flatMap((code) => [code, code])
      .map((code) => testApp.call(who, "POST", "/rewards/referral", { code })),
  );
  // Naming the first inviter again gets the same reply.
  expect(statuses(replies)).toEqual({ 200: 2, 409: 18 });
  expect(await testApp.db.$count(referrals, eq(referrals.userId, who))).toBe(1);
});

test("two customers cannot refer each other at once", async () => {
  const pairs = await Promise.all(
    many(8).map((at) => Promise.all([testApp.customer(`left${at}`), testApp.customer(`right${at}`)])),
  );
  for (const [left, right] of pairs) {
    const [leftCode, rightCode] = [await codeOf(left), await codeOf(right)];
    await Promise.all([
      testApp.call(left, "POST", "/rewards/referral", { code: rightCode }),
      testApp.call(right, "POST", "/rewards/referral", { code: leftCode }),
    ]);
    const circle = await testApp.db
      .select()
      .from(referrals)
      .where(and(eq(referrals.userId, left), eq(referrals.referrerId, right)));
    const back = await testApp.db
      .select()
      .from(referrals)
      .where(and(eq(referrals.userId, right), eq(referrals.referrerId, left)));
    expect(circle.length + back.length).toBe(1);
  }
});

test("a hundred repeats of one delivery credit the customer once, and the referrer once", async () => {
  const friend = await testApp.customer("thanked");
  const who = await testApp.customer("grateful");
  await testApp.call(who, "POST", "/rewards/referral", { code: await codeOf(friend) });
  const created = await testApp.call(who, "POST", "/payment/create-order", anOrder(who));
  const { uuid, razorpayOrder } = created.body.data;
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(who, "POST", "/payment/verify-payment", signedPayment);
  await Promise.all(many(100).map(() => testApp.retry("order-delivered", { orderId: uuid })));
  expect([await coinsOf(who), await coinsOf(friend)]).toEqual([71, 200]);
  expect(await testApp.db.$count(coinEntries, eq(coinEntries.orderId, uuid))).toBe(1);
});

test("of twenty reviews of one delivered cake at once one is taken, and approved many times it earns 200 coins once", async () => {
  const { who, uuid } = await delivered("critic");
  const author = testSession({ userId: who, email: emailOf(who) });
  const review = (at: number) =>
    NewReview.parse({
      ...{ name: "Asha", email: emailOf(who), phone: "98765 43210", stars: "5", sku: "TRUF05" },
      message: `Lovely cake, said in way ${at}.`,
    });
  const sent = await Promise.all(
    many(20).map((at) => sendReview(testApp.services, { review: review(at), author, from: `10.1.1.${at}` })),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  const [taken, ...otherReviews] = await testApp.db.select().from(reviews).where(eq(reviews.orderId, uuid));
  expect(otherReviews).toEqual([]);
  const approvals = await Promise.all(
    many(20).map(() => approveReview(testApp.services, { id: taken?.id ?? "", staff: staff("manager") })),
  );
  expect(approvals.filter(({ ok }) => ok)).toHaveLength(1);
  await Promise.all(many(20).map(() => testApp.retry("review-approved", { reviewId: taken?.id ?? "" })));
  await testApp.work();
  expect(await coinsOf(who)).toBe(200);
});

test("forty addresses saved at once are stored up to the limit", async () => {
  const who = await testApp.customer("mover");
  const replies = await Promise.all(
    many(40).map((at) => post(who, "/user/addAddress", { address: `Flat ${at}, Lotus Court` })),
  );
  expect(statuses(replies)).toEqual({ 200: MOST_ADDRESSES, 409: 40 - MOST_ADDRESSES });
  expect(await testApp.db.$count(addresses, eq(addresses.userId, who))).toBe(MOST_ADDRESSES);
});

test("an order placed while its customer's e-mail changes has the new e-mail", async () => {
  const who = await testApp.customer("renamed");
  const email = "renamed.anew@example.com";
  const code = await issueCode(testApp.services, emailPurpose(who, email));
  let ordered: ReturnType<typeof post> | undefined;
  await testApp.db.transaction(async (tx) => {
    const inside = { ...testApp.services, db: tx as unknown as Db };
    const change = { userId: who, sessionId: `session-of-${who}`, email, code };
    expect(await changeEmailEverywhere(inside, change)).toMatchObject({ ok: true });
    ordered = post(who, "/payment/create-order", anOrder(who));
    await untilWaiting(testApp, { unless: ordered });
  });
  expect(await ordered).toMatchObject({ status: 200 });
  const placed = await testApp.db.select().from(orders).where(eq(orders.userId, who));
  expect(placed.map((order) => order.email)).toEqual([email]);
});
