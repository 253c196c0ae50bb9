import { beforeEach, expect, test, vi } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { testSession } from "../../../tests/support/session.ts";
import { anOrder, type TestApp } from "../../../tests/support/test-app.ts";
import { users } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import { getOrder } from "./get-order.ts";
import { orders } from "./orders.tables.ts";
import { trackQuery } from "./track-order.inputs.ts";
import { trackOrder } from "./track-order.ts";

let testApp: TestApp;
let number = "";
let uuid = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  await testApp.db.update(users).set({ phone: "+919811111111" });
  const order = anOrder("asha", { phone: "98765 43210", altPhone: "080 2222 3333" });
  await testApp.call("asha", "POST", "/payment/create-order", order, { "idempotency-key": "the-only-order" });
  const [row] = await testApp.db.select().from(orders);
  number = row?.number ?? "";
  uuid = row?.id ?? "";
});
beforeEach(() => testApp.pass(120));

const track = (order: string, contact: string, from = "10.0.0.1", viewer: Session | null = null) =>
  trackOrder(testApp.services, { ...trackQuery("JM").parse({ order, contact }), from, viewer });

test("the e-mail, the receiver's and the other mobile and the customer's own open the order", async () => {
  for (const contact of [
    "asha@example.com",
    "ASHA@example.com",
    "9876543210",
    "+91 80 2222 3333",
    "098111 11111",
  ]) {
    const result = await track(number, contact);
    expect(result).toMatchObject({ ok: true, value: { uuid } });
    const { token } = result.ok ? result.value : { token: "" };
    expect(await getOrder(testApp.services, { id: uuid, viewer: null, token })).toMatchObject({ ok: true });
  }
});

test("the number is read in any usual spelling, and the long id too", async () => {
  const digits = number.slice(2);
  for (const order of [digits, `#${number}`, number.toLowerCase(), `JM ${digits}`, uuid.toUpperCase()]) {
    expect(await track(order, "asha@example.com")).toMatchObject({ ok: true, value: { uuid } });
  }
});

test("a wrong pair gets the same reply whether or not the order exists", async () => {
  const answers = await Promise.all([
    track(number, "ravi@example.com"),
    track(number, "9812345678"),
    track("JM999999", "asha@example.com"),
    track("00000000-0000-4000-8000-000000000000", "asha@example.com"),
  ]);
  for (const answer of answers) expect(answer).toEqual({ ok: false, code: "order-not-matched" });
});

test("correct tries are not limited; the eleventh wrong one from an IP address is, and so is one pair from many addresses", async () => {
  for (let i = 0; i < 12; i += 1) expect((await track(number, "asha@example.com")).ok).toBe(true);
  for (let i = 0; i < 10; i += 1) await track(`JM5${i}`, "asha@example.com", "10.2.2.2");
  expect(await track(number, "asha@example.com", "10.2.2.2")).toMatchObject({ code: "too-many-tries" });
  for (let i = 0; i < 20; i += 1) await track("JM777777", "9812345678", `10.3.3.${i}`);
  expect(await track("JM777777", "9812345678", "10.4.4.4")).toMatchObject({ code: "too-many-tries" });
});

test("a guesser in an office is limited per order and contact, and the office can still track", async () => {
  const office = "10.7.7.7";
  for (let i = 0; i < 12; i += 1) await track("JM888888", `guess-${i}@example.com`, office);
  for (let i = 0; i < 12; i += 1) await track(`JM6${i}`, "victim@example.com", office);
  for (const [order, contact] of [
    ["JM888888", "one-more@example.com"],
    ["JM699", "victim@example.com"],
  ] as const)
    expect(await track(order, contact, office)).toMatchObject({ code: "too-many-tries" });
  expect(await track(number, "asha@example.com", office)).toMatchObject({ ok: true, value: { uuid } });
});

test("a network has a hundred wrong tries; a signed-in customer finds their order even then", async () => {
  const from = "10.8.8.8";
  for (let i = 0; i < 100; i += 1) await track(`JM4${i}`, `guess-${i}@example.com`, from);
  expect(await track(number, "asha@example.com", from)).toMatchObject({ code: "too-many-tries" });
  const [order] = await testApp.db.select().from(orders);
  if (!order) throw new Error("there is no order");
  const viewer = testSession({ userId: order.userId });
  expect(await track(number, "asha@example.com", from, viewer)).toMatchObject({ ok: true, value: { uuid } });
  const other = testSession({ userId: "somebody-else" });
  expect(await track(number, "asha@example.com", from, other)).toMatchObject({ code: "too-many-tries" });
});

test("a network over its limit stores no further keys", async () => {
  const from = "10.9.9.9";
  for (let i = 0; i < 100; i += 1) await track(`JM3${i}`, `guess-${i}@example.com`, from);
  const { rateLimiter } = testApp.services;
  const take = vi.spyOn(rateLimiter, "take");
  expect(await track("JM300200", "one-more@example.com", from)).toMatchObject({ code: "too-many-tries" });
  expect(take.mock.calls.map(([key]) => key)).toEqual([`track-from:${from}`]);
  take.mockRestore();
});

test("an aborted search uses no attempt", async () => {
  const from = "10.10.10.10";
  const broken = { ...testApp.services, db: null as never };
  for (let i = 0; i < 12; i += 1) {
    const parsed = trackQuery("JM").parse({ order: number, contact: "asha@example.com" });
    const query = { ...parsed, from, viewer: null };
    await expect(trackOrder(broken, query)).rejects.toThrow();
  }
  expect(await track(number, "asha@example.com", from)).toMatchObject({ ok: true });
});

test("the customer can track an order while many strangers guess at it", async () => {
  for (let i = 0; i < 60; i += 1) {
    expect(await track(number, `guess-${i}@example.com`, `10.5.5.${i}`)).toMatchObject({
      code: "order-not-matched",
    });
  }
  expect(await track(number, "asha@example.com", "10.6.6.6")).toMatchObject({ ok: true, value: { uuid } });
});

test.each([
  ["order", "", "Please enter your Order Id."],
  ["order", "my cake", "Please enter the Order Id from our mail, such as JM100123."],
  ["order", "9".repeat(4000), /Order Id from our mail/],
  ["order", "JM1\u0000", /Order Id from our mail/],
  ["contact", " ", "Please enter the e-mail or mobile of the order."],
  ["contact", "12345", /e-mail address or a mobile/],
  ["contact", "9".repeat(4000), /e-mail address or a mobile/],
])("a wrong %s is told at its field", (field, value, words) => {
  const parsed = trackQuery("JM").safeParse({
    order: "JM100001",
    contact: "asha@example.com",
    [field]: value,
  });
  expect(parsed.error?.issues[0]?.path).toEqual([field]);
  expect(parsed.error?.issues[0]?.message).toMatch(words);
});
