import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { staff } from "../../../tests/support/paid-order.ts";
import { testSession } from "../../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { anOrder, pay, type TestApp } from "../../../tests/support/test-app.ts";
import type { Session } from "../accounts/identity.ts";
import { listChanges } from "../audit/list-changes.ts";
import { products } from "../catalogue/catalogue.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { getCoinBalance } from "../rewards/rewards.reads.ts";
import { approveReview } from "./approve-review.ts";
import { listOfficeReviews, TO_APPROVE } from "./list-office-reviews.ts";
import { listReviews } from "./list-reviews.ts";
import { rejectReview } from "./reject-review.ts";
import { NewReview } from "./reviews.inputs.ts";
import { reviews } from "./reviews.tables.ts";
import { rewardReview } from "./reward-review.ts";
import { sendReview } from "./send-review.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(() => testApp.db.delete(reviews).then(() => undefined));
afterEach(() => testApp.pass(120));

let sent = 0;
const form = (overrides: Record<string, string> = {}) => {
  sent += 1;
  const fields = { name: "Asha Rao", email: "asha@example.com", phone: "98765 43210" };
  return NewReview.parse({
    ...fields,
    message: `Lovely cake, number ${sent}.`,
    stars: "",
    sku: "",
    ...overrides,
  });
};
const send = (review: NewReview, author: Session | null = null, from = "10.0.0.1") =>
  sendReview(testApp.services, { review, author, from });
const session = (userId: string) => testSession({ userId });
const waiting = () => testApp.db.select().from(reviews).where(eq(reviews.status, "pending"));
const shown = (productId?: string) => listReviews(testApp.services, productId ? { productId } : {});
const theOne = async () => {
  const [review] = await waiting();
  if (!review) throw new Error("no review waits");
  return review.id;
};

/** A customer to whom half a kilo of truffle cake was delivered. */
async function delivered(
  name: string,
  order = "first",
  overrides: Record<string, unknown> = {},
): Promise<Session> {
  if (order === "first") await testApp.customer(name);
  const created = await testApp.call(name, "POST", "/payment/create-order", anOrder(name, overrides), {
    "idempotency-key": `${order}-key-of-${name}`,
  });
  const paid = await pay(testApp, created.body.data.razorpayOrder.id);
  await testApp.call(name, "POST", "/payment/verify-payment", paid.body);
  await testApp.db.update(orders).set({ status: "delivered" }).where(eq(orders.userId, name));
  return session(name);
}

test("a review of the shop is shown only after its approval", async () => {
  await send(form({ message: "On time, and kind." }));
  expect((await shown()).reviews).toEqual([]);
  await approveReview(testApp.services, { id: await theOne(), staff: staff("manager") });
  const page = await shown();
  expect(page.reviews).toMatchObject([
    { name: "Asha Rao", message: "On time, and kind.", stars: null, verified: false, on: "2026-11-21" },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/asha@example|98765/);
});

test("a review that was rejected is never shown, and a second decision changes nothing", async () => {
  await send(form());
  const id = await theOne();
  expect(await rejectReview(testApp.services, { id, staff: staff("manager"), reason: "spam" })).toMatchObject(
    {
      ok: true,
    },
  );
  expect(await approveReview(testApp.services, { id, staff: staff("manager") })).toMatchObject({
    code: "unknown-review",
  });
  expect((await shown()).total).toBe(0);
  const [row] = await testApp.db.select().from(reviews);
  expect(row).toMatchObject({ status: "rejected", rejectedFor: "spam", decidedBy: "the-manager" });
});

test("a form sent twice stores one review", async () => {
  const review = form();
  await send(review);
  expect(await send(review)).toMatchObject({ ok: true });
  expect(await waiting()).toHaveLength(1);
});

test("only customers who received a product can review it", async () => {
  const review = form({ sku: "TRUF05", stars: "5" });
  await testApp.customer("nobody");
  expect(await send(review)).toMatchObject({ code: "not-delivered-to-you" });
  expect(await send(review, session("nobody"))).toMatchObject({ code: "not-delivered-to-you" });
  expect(await send(form({ sku: "NOTHING", stars: "5" }))).toMatchObject({ code: "unknown-sku" });
  const asha = await delivered("asha");
  expect(await send(form({ sku: "PHOTO10", stars: "5" }), asha)).toMatchObject({ ok: false });
  // Any size of what they had is the same product.
  expect(await send(form({ sku: "TRUF10E", stars: "5" }), asha)).toEqual({
    ok: true,
    value: { verified: true },
  });
});

test("an order line has one review; the same form again returns the same review", async () => {
  const ravi = await delivered("ravi");
  const review = form({ sku: "TRUF05", stars: "4" });
  await send(review, ravi);
  expect(await send(review, ravi)).toEqual({ ok: true, value: { verified: true } });
  expect(await send(form({ sku: "TRUF05", stars: "1" }), ravi)).toMatchObject({ code: "already-reviewed" });
  expect(await waiting()).toHaveLength(1);
});

test("an order with two lines of a product takes one review of it, however many are sent at once", async () => {
  const half = { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes", image: "" };
  const sku = [
    { ...half, message: "For Dad" },
    { ...half, message: "For Mum" },
  ];
  const kiran = await delivered("kiran", "first", { sku, message: "" });
  const replies = await Promise.all(
    ["5", "4", "3"].map((stars) => send(form({ sku: "TRUF05", stars }), kiran)),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await send(form({ sku: "TRUF10E", stars: "5" }), kiran)).toMatchObject({ code: "already-reviewed" });
  expect(await waiting()).toHaveLength(1);
});

test("the same words by another customer are a second review; about a second delivery they are refused", async () => {
  const entry = { sku: "TRUF05", stars: "5", message: "Lovely." };
  const isha = await delivered("isha");
  expect(await send(form(entry), isha)).toEqual({ ok: true, value: { verified: true } });
  const omar = await delivered("omar");
  expect(await send(form(entry), omar)).toEqual({ ok: true, value: { verified: true } });
  expect((await waiting()).map(({ userId }) => userId).sort()).toEqual(["isha", "omar"]);
  await delivered("isha", "again");
  expect(await send(form(entry), isha)).toMatchObject({ code: "already-reviewed" });
  expect(await waiting()).toHaveLength(2);
  expect(await send(form({ ...entry, message: "Lovely again." }), isha)).toMatchObject({ ok: true });
  expect(await waiting()).toHaveLength(3);
});

test("a low review is shown and counted like any other, once, and earns its author 200 coins, once", async () => {
  const zoya = await delivered("zoya");
  const ones = async () => (await testApp.db.select().from(products).where(eq(products.id, "PTRUFFLE")))[0];
  const before = await ones();
  await send(form({ sku: "TRUF05", stars: "1" }), zoya);
  expect((await ones())?.stars1).toBe(before?.stars1);
  const id = await theOne();
  await approveReview(testApp.services, { id, staff: staff("manager") });
  await approveReview(testApp.services, { id, staff: staff("manager") });
  expect(await ones()).toMatchObject({ stars1: (before?.stars1 ?? 0) + 1, stars5: before?.stars5 });
  expect((await shown("PTRUFFLE")).reviews).toMatchObject([{ stars: 1, verified: true, bought: "0.5 kg" }]);
  expect((await shown()).total).toBe(0);
  await testApp.work();
  await rewardReview(testApp.services, { reviewId: id });
  expect(await getCoinBalance(testApp.services, zoya)).toBe(200);
});

test("one IP address can send ten reviews an hour", async () => {
  for (let i = 0; i < 10; i += 1) expect((await send(form(), null, "10.9.9.9")).ok).toBe(true);
  expect(await send(form(), null, "10.9.9.9")).toMatchObject({ code: "too-many-tries" });
  expect((await send(form(), null, "10.9.9.8")).ok).toBe(true);
  // A customer counts by themselves, also in a network whose strangers have sent ten.
  expect((await send(form(), session(await testApp.customer("regular")), "10.9.9.9")).ok).toBe(true);
});

test("a page has eight reviews, newest first, with the mean of all stars", async () => {
  for (let i = 1; i <= 9; i += 1) {
    testApp.pass(1);
    await send(form({ message: `Review ${i}`, stars: i === 9 ? "" : "4" }), null, `10.1.1.${i}`);
    await approveReview(testApp.services, { id: await theOne(), staff: staff("manager") });
  }
  expect(await shown()).toMatchObject({ total: 9, pages: 2, average: 4 });
  expect((await shown()).reviews.map(({ message }) => message).slice(0, 2)).toEqual(["Review 9", "Review 8"]);
  expect(await listReviews(testApp.services, { page: 2 })).toMatchObject({
    reviews: [{ message: "Review 1" }],
  });
});

test.each([
  ["name", "  ", "Please enter your name."],
  ["name", "Asha\u0000", "Please enter your name in plain letters."],
  ["email", "asha", "Please enter an e-mail address, such as asha@example.com."],
  ["email", `${"a".repeat(300)}@example.com`, /e-mail/],
  ["phone", "", "Please enter your contact number."],
  ["phone", "12345", "Please enter a valid contact number."],
  ["phone", "9".repeat(5000), "Please enter a valid contact number."],
  ["message", "\n \n", "Please write your message."],
  ["message", "a\u0007b", "Please write your message in plain text."],
  ["message", "a".repeat(2001), "Please shorten your message to 2000 characters."],
  ["stars", "6", "Please choose one to five stars."],
  ["sku", "\u0000", "There is no such SKU."],
])("a wrong %s is told at its field", (field, value, words) => {
  const fields = { name: "Asha", email: "a@example.com", phone: "9876543210", message: "Good.", stars: "5" };
  const parsed = NewReview.safeParse({ ...fields, sku: "", [field]: value });
  const [issue] = parsed.error?.issues ?? [];
  expect(issue?.path).toEqual([field]);
  expect(issue?.message).toMatch(words);
});

test("the staff log names who decided about a review and the reason, but not its author", async () => {
  await send(form({ name: "Zoya Khan", message: "First." }));
  const first = await theOne();
  await approveReview(testApp.services, { id: first, staff: staff("owner") });
  await send(form({ name: "Zoya Khan", message: "Second." }));
  const second = await theOne();
  await rejectReview(testApp.services, { id: second, staff: staff("manager"), reason: "off-topic" });
  const log = await listChanges(testApp.services, { cursor: null });
  expect(log.rows.slice(0, 2)).toMatchObject([
    { subjectId: second, role: "manager", before: "pending", after: "rejected", note: "off-topic" },
    { subjectId: first, role: "owner", before: "pending", after: "approved", note: "" },
  ]);
  expect(JSON.stringify(log.rows)).not.toContain("Zoya");
});

test("kitchen and riders can't decide about reviews", async () => {
  await send(form());
  const id = await theOne();
  for (const role of ["kitchen", "rider"] as const) {
    expect(await approveReview(testApp.services, { id, staff: staff(role) })).toMatchObject({
      code: "not-your-move",
    });
    expect(await rejectReview(testApp.services, { id, staff: staff(role), reason: "spam" })).toMatchObject({
      code: "not-your-move",
    });
  }
  expect(await waiting()).toHaveLength(1);
});

test("the staff see review and product, oldest first, without the author's contact", async () => {
  testApp.setClock(SATURDAY_MORNING);
  await send(form({ message: "About the shop." }));
  testApp.pass(1);
  const author = await delivered("lata");
  await send(form({ sku: "TRUF05", stars: "2", email: author.email, message: "Too sweet." }), author);
  const listed = await listOfficeReviews(testApp.services, { filter: TO_APPROVE, cursor: null });
  expect(listed.rows).toMatchObject([
    { message: "About the shop.", stars: null, about: null },
    { message: "Too sweet.", stars: 2, about: expect.stringContaining("Truffle") },
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/example\.com|98765/);
});
