import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppWithCustomer } from "../../../../tests/support/open-test-app-for.ts";
import { staff } from "../../../../tests/support/paid-order.ts";
import { anOrder, pay, type TestApp } from "../../../../tests/support/test-app.ts";
import { users } from "../../accounts/accounts.tables.ts";
import { getOrderStory } from "../../back-office/get-order-story.ts";
import { mails } from "../../mail/mail.tables.ts";
import { changeStatus } from "../change-status.ts";
import { giftToken, orderToken } from "../order-link.ts";
import { orders } from "../orders.tables.ts";
import type { Gift } from "../rules/gift.ts";
import { trackQuery } from "../track-order.inputs.ts";
import { trackOrder } from "../track-order.ts";
import { eraseReceivers } from "./erase-receivers.ts";
import { getGift } from "./get-gift.ts";

let testApp: TestApp;
let buyer: string;

openTestAppWithCustomer({}, (opened, customer) => {
  testApp = opened;
  buyer = customer;
});

const MEERA = "meera@example.com";
const BUYER_PHONE = "+919811112222";
const RECEIVER = { name: "Meera Nair", phone: "98765 43210" };

const create = (gift: Partial<Gift> | undefined) =>
  testApp.call(buyer, "POST", "/payment/create-order", anOrder(buyer, { ...RECEIVER, gift }), {
    "idempotency-key": `gift-of-${buyer}`,
  });

async function paidGift(gift: Partial<Gift> | undefined) {
  const created = await create(gift);
  expect(created.status).toBe(200);
  const { razorpayOrder, uuid, orderNumber } = created.body.data;
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(buyer, "POST", "/payment/verify-payment", signedPayment);
  await testApp.work();
  return { uuid, orderNumber } as { uuid: string; orderNumber: string };
}

const orderOf = async (uuid: string) => {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, uuid));
  if (!order) throw new Error("the order is gone");
  return order;
};
const toMeera = () => testApp.mails.filter(({ to }) => to === MEERA);
const seenByMeera = async (uuid: string) =>
  JSON.stringify([toMeera(), await getGift(testApp.services, { token: giftToken(testApp.services, uuid) })]);

describe("an anonymous gift whose receiver is told", () => {
  const gift = {
    anonymous: true,
    card: "Thank you.",
    hidePrices: true,
    receiverEmail: MEERA,
    callPhone: BUYER_PHONE,
  };

  test("its receiver learns day and hour, and neither price nor buyer, from mail and page", async () => {
    await testApp.db.update(users).set({ name: "Ananya Rao", phone: BUYER_PHONE }).where(eq(users.id, buyer));
    const { uuid } = await paidGift(gift);
    expect(toMeera().map(({ subject }) => subject)).toEqual(["A gift is coming to you"]);
    const seen = await seenByMeera(uuid);
    expect(toMeera()[0]?.text).toContain("9 AM to 12 PM");
    const { totalPaise } = await orderOf(uuid);
    // The random characters of ids and links may contain the digits of the total.
    const words = seen.replaceAll(/[\w.-]{30,}/g, "");
    for (const secret of [
      "₹",
      `${totalPaise / 100}`,
      "Ananya",
      buyer,
      BUYER_PHONE,
      BUYER_PHONE.slice(3),
      "Truffle",
    ])
      expect(words).not.toContain(secret);
    // The link in the mail is the gift's, which does not open the order.
    expect(seen).not.toContain(`/orders/${uuid}`);
    const token = giftToken(testApp.services, uuid);
    const opened = await testApp.call(null, "GET", `/delivery/orderdetailsUUID/${uuid}?token=${token}`);
    expect(opened.status).toBe(404);
  });

  test("a job of an earlier version, which does not say that it is a gift, tells the receiver too", async () => {
    const { uuid } = await paidGift(gift);
    await testApp.db.delete(mails).where(eq(mails.key, `gift-coming:${uuid}`));
    testApp.mails.length = 0;
    await testApp.retry("order-placed", { orderId: uuid });
    expect(toMeera().map(({ subject }) => subject)).toEqual(["A gift is coming to you"]);
  });

  test("its buyer gets the usual mail with the bill", async () => {
    const { orderNumber } = await paidGift(gift);
    const mailToBuyer = testApp.mails.find(({ to }) => to === `${buyer}@example.com`);
    expect(mailToBuyer?.subject).toContain(orderNumber);
    expect(mailToBuyer?.text).toContain("₹");
  });

  test("a receiver who tracks it with their phone sees the gift, and cannot guess who sent it", async () => {
    const { orderNumber } = await paidGift(gift);
    const track = (contact: string) =>
      trackOrder(testApp.services, {
        ...trackQuery("JM").parse({ order: orderNumber, contact }),
        ...{ from: "10.1.0.1", viewer: null },
      });
    expect(await track(RECEIVER.phone)).toMatchObject({ ok: true, value: { page: "gift" } });
    expect(await track(MEERA)).toMatchObject({ ok: true, value: { page: "gift" } });
    expect(await track(`${buyer}@example.com`)).toMatchObject({ ok: false, code: "order-not-matched" });
  });

  test("the rider sees the buyer's number and no other; nobody in the kitchen learns who sent it", async () => {
    const { uuid } = await paidGift(gift);
    await testApp.setClock(new Date("2026-11-23T04:00:00Z"));
    const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("rider") });
    expect(story).toMatchObject({
      ok: true,
      value: { receiver: { phones: [BUYER_PHONE] }, gift: { anonymous: true, from: "", card: "Thank you." } },
    });
    expect(JSON.stringify(story)).not.toContain(buyer);
  });

  test("the receiver is told of a cancellation too", async () => {
    const { uuid } = await paidGift(gift);
    await changeStatus(testApp.services, { id: uuid, to: "cancelled", by: "shop" });
    await testApp.work();
    expect(toMeera().map(({ subject }) => subject)).toEqual([
      "A gift is coming to you",
      "Your gift does not come",
    ]);
    expect(await seenByMeera(uuid)).not.toContain("₹");
  });

  test("its former receiver is told nothing more once it is for another person", async () => {
    const { uuid } = await paidGift(gift);
    const edit = (receiver: { name: string; phone: string }) =>
      testApp.call(buyer, "PUT", `/orders/${uuid}/receiver`, {
        ...{ altPhone: "", addressType: "Home", address: "12 Rose Street, New Delhi", ...receiver },
      });
    await edit({ ...RECEIVER, name: "Meera S. Nair" });
    expect(await orderOf(uuid)).toMatchObject({ receiverEmail: MEERA });
    await edit({ name: "Zoya Khan", phone: "98765 00000" });
    expect(await orderOf(uuid)).toMatchObject({ recipientName: "Zoya Khan", receiverEmail: "" });
  });

  test("a new e-mail of its receiver gets the news, the former one nothing more", async () => {
    const { uuid } = await paidGift(gift);
    const body = { ...RECEIVER, altPhone: "", addressType: "Home", address: "12 Rose Street, New Delhi" };
    const elsewhere = "meera.office@example.com";
    const edited = await testApp.call(buyer, "PUT", `/orders/${uuid}/receiver`, {
      ...{ ...body, receiverEmail: elsewhere },
    });
    expect(edited.status).toBe(200);
    await testApp.work();
    const subjects = (to: string) =>
      testApp.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    expect(subjects(elsewhere)).toEqual(["A gift is coming to you"]);
    await changeStatus(testApp.services, { id: uuid, to: "cancelled", by: "shop" });
    await testApp.work();
    expect(subjects(elsewhere)).toEqual(["A gift is coming to you", "Your gift does not come"]);
    expect(toMeera().map(({ subject }) => subject)).toEqual(["A gift is coming to you"]);
  });

  test("one customer has ten new e-mails a day told, so that nobody sends mails to strangers with it", async () => {
    const { uuid } = await paidGift(gift);
    const body = { ...RECEIVER, altPhone: "", addressType: "Home", address: "12 Rose Street, New Delhi" };
    const tell = (receiverEmail: string) =>
      testApp.call(buyer, "PUT", `/orders/${uuid}/receiver`, { ...body, receiverEmail });
    for (let nth = 1; nth <= 10; nth += 1)
      expect((await tell(`stranger${nth}@example.com`)).status).toBe(200);
    expect((await tell("stranger11@example.com")).status).toBe(429);
    expect(await orderOf(uuid)).toMatchObject({ receiverEmail: "stranger10@example.com" });
  });

  test("90 days after its end no text of the gift is stored", async () => {
    const { uuid } = await paidGift({ ...gift, anonymous: false, from: "Ananya" });
    await changeOrderStatus(testApp.services, { id: uuid, by: "manager" }, "preparing", "ready", "delivered");
    testApp.pass(91 * 24 * 60);
    await eraseReceivers(testApp.services);
    expect(await orderOf(uuid)).toMatchObject({
      isGift: true,
      giftFrom: "",
      giftCard: "",
      receiverEmail: "",
      callPhone: "",
    });
  });
});

test("the buyer of a gift with a name on it tracks the order", async () => {
  const { orderNumber } = await paidGift({ from: "Ananya" });
  const query = trackQuery("JM").parse({ order: orderNumber, contact: `${buyer}@example.com` });
  expect(await trackOrder(testApp.services, { ...query, from: "10.1.0.3", viewer: null })).toMatchObject({
    value: { page: "order" },
  });
});

test("a gift that is cancelled before it was announced is not announced by its cancellation", async () => {
  const { body } = await create({ from: "Ananya", receiverEmail: MEERA });
  const { razorpayOrder, uuid } = body.data;
  const signedPayment = (await pay(testApp, razorpayOrder.id)).body;
  await testApp.call(buyer, "POST", "/payment/verify-payment", signedPayment);
  await changeStatus(testApp.services, { id: uuid, to: "cancelled", by: "shop" });
  await testApp.work();
  expect(toMeera()).toEqual([]);
});

test("a gift without a name that is not anonymous does not claim that its sender stays unnamed", async () => {
  const { uuid } = await paidGift({ receiverEmail: MEERA });
  expect(toMeera()[0]?.text).toContain("Somebody has ordered it");
  expect(await getGift(testApp.services, { token: giftToken(testApp.services, uuid) })).toMatchObject({
    value: { from: "", isAnonymous: false, isUndeliverable: false },
  });
});

test("the receiver of a surprise gets no mail at all", async () => {
  await paidGift({ surprise: true, from: "Ananya", card: "Happy birthday!" });
  expect(testApp.mails.map(({ to }) => to)).toEqual([`${buyer}@example.com`]);
});

test("an order without a gift has no gift page, and its receiver still tracks all of it", async () => {
  const { uuid, orderNumber } = await paidGift(undefined);
  const token = orderToken(testApp.services, uuid);
  const { body } = await testApp.call(null, "GET", `/delivery/orderdetailsUUID/${uuid}?token=${token}`);
  expect(body.data.gift).toBeNull();
  const contact = trackQuery("JM").parse({ order: orderNumber, contact: RECEIVER.phone });
  expect(await trackOrder(testApp.services, { ...contact, from: "10.1.0.2", viewer: null })).toMatchObject({
    value: { page: "order" },
  });
  expect((await getGift(testApp.services, { token: giftToken(testApp.services, uuid) })).ok).toBe(false);
});

test("an unpaid gift has no page for its receiver", async () => {
  const { uuid } = (await create({ from: "Ananya" })).body.data;
  expect((await getGift(testApp.services, { token: giftToken(testApp.services, uuid) })).ok).toBe(false);
});

test.each<[string, Record<string, unknown>, string]>([
  ["a card of 201 characters", { card: "x".repeat(201) }, "gift.card"],
  ["an emoji on the card", { card: "Hurray 🎂" }, "gift.card"],
  ["control characters on the card", { card: "a\u0000b" }, "gift.card"],
  ["a megabyte on the card", { card: "x".repeat(100_000) }, "gift.card"],
  ["a name on an anonymous card", { anonymous: true, from: "Ananya" }, "gift.from"],
  ["a link as a name", { from: "https://evil.example/claim" }, "gift.from"],
  ["an address as a name", { from: "Claim at evil.com" }, "gift.from"],
  ["a surprise that is announced", { surprise: true, receiverEmail: MEERA }, "gift.receiverEmail"],
  ["half an e-mail address", { receiverEmail: "meera@" }, "gift.receiverEmail"],
  ["a number that nobody has", { callPhone: "12" }, "gift.callPhone"],
])("%s is refused, and the field is named", async (_what, gift, field) => {
  const reply = await create(gift as Partial<Gift>);
  expect(reply.status).toBe(400);
  expect(reply.body.issues.map(({ path }: { path: string }) => path)).toContain(`body.${field}`);
});

test("200 characters of any script fit on the card", async () => {
  const card = "नमस्ते".repeat(50);
  const { uuid } = await paidGift({ card, from: "Ananya" });
  expect((await orderOf(uuid)).giftCard).toBe(card);
});
