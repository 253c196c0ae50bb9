import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayOf, showDay, showTime } from "../src/shop/basics/india-time.ts";
import { orderToken } from "../src/shop/orders/order-link.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { move } from "./support/known-customer.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { callApi, openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const look = (person: Person, url: string) => person.send({ method: "GET", url });
const answer = (person: Person, uuid: string, onTime: string) =>
  person.sendForm(`/orders/${uuid}`, { onTime });
const stored = async (uuid: string) => {
  const [order] = await shop.testApp.db.select().from(orders).where(eq(orders.id, uuid));
  return order?.wasOnTime;
};

async function delivered(person: Person): Promise<string> {
  const { uuid } = await orderOf(shop, person);
  await move(shop, uuid, "preparing", "ready", "delivered");
  await shop.testApp.work();
  return uuid;
}

test("the page of a delivered order shows when it arrived, its coins, the question and what to review", async () => {
  const asha = await shop.person("after.asha");
  const uuid = await delivered(asha);
  const { text } = await look(asha, `/orders/${uuid}`);
  const arrivedAt = shop.services.clock();
  const arrival = text
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
  expect(arrival).toContain(`Arrived ${showDay(dayOf(arrivedAt))} at ${showTime(arrivedAt)}`);
  expect(arrival).not.toContain("Arriving By");
  for (const words of ["Arrived", "Was it on time?", "How was it?", "/reviews?sku=TRUF05", "Order again"])
    expect(text).toContain(words);
  const [order] = await shop.testApp.db.select().from(orders).where(eq(orders.id, uuid));
  const earned = Math.floor((order?.totalPaise ?? 0) / 1000);
  expect(earned).toBeGreaterThan(0);
  expect(text).toContain(`You earned ${earned} coins`);
  const mail = shop.testApp.mails.findLast(({ to, subject }) => to === asha.email && /Deliver/.test(subject));
  expect(mail?.text).toContain("Was it on time?");
  expect(mail?.text).toContain(`/orders/${uuid}`);
});

test("an open page of a delivered order hears of its coins when they are booked", async () => {
  const mira = await shop.person("after.mira");
  const { uuid } = await orderOf(shop, mira);
  await move(shop, uuid, "preparing", "ready", "delivered");
  const before = await look(mira, `/orders/${uuid}/progress`);
  expect(JSON.parse(before.text).delivered).toMatchObject({ coins: 0, isEarning: true });
  const shown: unknown[] = [];
  const unsubscribe = shop.services.pubSub.subscribe(uuid, async () => {
    shown.push(JSON.parse((await look(mira, `/orders/${uuid}/progress`)).text).delivered.isEarning);
  });
  await shop.testApp.work();
  await expect.poll(() => shown.at(-1)).toBe(false);
  unsubscribe();
});

test("the buyer answers in one tap, without script too, and may change the answer; the office reads it", async () => {
  const ravi = await shop.person("after.ravi");
  const uuid = await delivered(ravi);
  const yes = await answer(ravi, uuid, "yes");
  expect([yes.status, yes.headers.location]).toEqual([303, `/orders/${uuid}#on-time`]);
  expect(await stored(uuid)).toBe(true);
  expect((await look(ravi, `/orders/${uuid}`)).text).toContain("Thank you for telling us.");
  const no = await answer(ravi, uuid, "no");
  expect([no.status, no.headers.location]).toEqual([303, `/orders/${uuid}/complain?kind=late`]);
  expect(await stored(uuid)).toBe(false);
  const form = await look(ravi, `/orders/${uuid}/complain?kind=late`);
  expect(form.text).toMatch(/<option value="late" selected/);
  const owner = await shop.person("after.owner", { role: "owner" });
  const story = await look(owner, `/admin/orders/${uuid}`);
  expect(story.text.replaceAll("<!-- -->", "")).toContain("It was not on time");
  const exported = await callApi(ravi, "GET", "/account/export");
  expect(exported.body.data.orders).toMatchObject([{ id: uuid, wasOnTime: false }]);
});

test("a late no leads back to the order, where it says how to reach the shop", async () => {
  const leela = await shop.person("after.leela");
  const uuid = await delivered(leela);
  shop.testApp.pass(5 * 60);
  expect((await answer(leela, uuid, "no")).headers.location).toBe(`/orders/${uuid}#on-time`);
  expect((await look(leela, `/orders/${uuid}`)).text).toContain("Tell us what happened");
});

test("nobody else answers: not a stranger, not the owner, not the holder of the mailed link", async () => {
  const meera = await shop.person("after.meera");
  const uuid = await delivered(meera);
  const stranger = await shop.person("after.stranger");
  const owner = await shop.person("after.boss", { role: "owner" });
  expect((await answer(stranger, uuid, "no")).status).toBe(404);
  expect((await answer(owner, uuid, "no")).status).toBe(404);
  expect((await look(owner, `/orders/${uuid}`)).text).not.toContain("Did you order it?");
  const visitor = shop.visitor();
  const token = orderToken(shop.services, uuid);
  expect((await look(visitor, `/orders/${uuid}?token=${token}`)).text).toContain(
    "Did you order it? Sign in to say whether it was on time",
  );
  const byLink = await answer(visitor, `${uuid}?token=${token}`, "no");
  expect([byLink.status, String(byLink.headers.location).startsWith("/accounts")]).toEqual([302, true]);
  expect(await stored(uuid)).toBeNull();
});

test("an order that has not arrived takes no answer, and neither does another word than yes or no", async () => {
  const zoya = await shop.person("after.zoya");
  const { uuid } = await orderOf(shop, zoya);
  expect((await look(zoya, `/orders/${uuid}`)).text).not.toContain("Was it on time?");
  expect((await answer(zoya, uuid, "yes")).status).toBe(409);
  expect((await answer(zoya, uuid, "perhaps")).status).toBe(422);
  expect(await stored(uuid)).toBeNull();
});
