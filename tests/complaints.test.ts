import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import { showInstant } from "../src/shop/basics/india-time.ts";
import { complaints } from "../src/shop/complaints/complaints.tables.ts";
import { COMPLAINT_HOURS, settleBy } from "../src/shop/complaints/rules/complaint-window.ts";
import { refunds } from "../src/shop/payments/payments.tables.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { look, openComplaintsFor, proofsIn, SAID, ticketOf } from "./support/complaints.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let customer: Person;
let manager: Person;
let kitchen: Person;
let rider: Person;
let uuid = "";
let ticket = "";
const { complain } = openComplaintsFor((opened) => {
  ({ database, shop, customer, manager, kitchen, rider, uuid } = opened);
});

async function move(person: Person, to: string, seen: string) {
  const { status } = await person.sendForm(`/admin/orders/${uuid}`, {
    intent: `move ${to}`,
    to,
    seen,
    note: "",
  });
  expect(status).toBe(200);
}
const send = (person: Person, url: string, fields: Record<string, string>) => person.sendForm(url, fields);

test("an undelivered order takes no complaint, and no file is read", async () => {
  const { text } = await look(customer, `/orders/${uuid}/complain`);
  expect(text).toContain("There is nothing to complain of yet.");
  const sent = await complain(customer);
  expect([sent.status, sent.headers.location]).toEqual([303, `/orders/${uuid}/complain`]);
});

test("the form works without script: a ticket, the photo on the order's page, and a mail", async () => {
  for (const [to, seen] of [
    ["preparing", "placed"],
    ["ready", "preparing"],
    ["shipped", "ready"],
  ] as const)
    await move(manager, to, seen);
  await changeOrderStatus(shop.services, { id: uuid }, "delivered");
  const order = await look(customer, `/orders/${uuid}`);
  expect(order.text).toContain(`href="/orders/${uuid}/complain"`);
  expect((await look(customer, `/orders/${uuid}/complain`)).text).toMatch(/enctype="multipart/i);

  const silent = await complain(customer, { kind: "damaged", message: " " });
  expect(silent.status).toBe(422);
  expect(silent.text).toContain("Please say in a few words what is wrong.");
  const bare = await complain(customer, SAID, [
    { name: "", type: "application/octet-stream", bytes: Buffer.alloc(0) },
  ]);
  expect([bare.status, bare.text.includes("Please add a photo or a short video")]).toEqual([422, true]);
  expect(bare.text).toContain("Canary: it is crushed.");

  const sent = await complain(customer);
  expect(sent.status).toBe(303);
  ticket = ticketOf(sent);
  const shown = await look(customer, String(sent.headers.location));
  expect(shown.text).toContain("We have your complaint.");
  expect(proofsIn(shown.text)).not.toEqual([]);
  await shop.testApp.work();
  expect(shop.testApp.mails.at(-1)?.subject).toBe(`Your complaint ${ticket}: we have it`);
});

test("staff read until when a complaint is due, and since when it is overdue", async () => {
  const pages = ["/admin/complaints", `/admin/complaints/${ticket}`];
  const shown = async (words: string) => {
    const texts = await Promise.all(pages.map(async (url) => (await look(manager, url)).text));
    return texts.map((text) => text.replaceAll("<!-- -->", "").includes(words));
  };
  expect(await shown("Settle by ")).toEqual([true, true]);
  expect(await shown("Overdue since ")).toEqual([false, false]);
  const [stored] = await database.db.select().from(complaints).where(eq(complaints.ticket, ticket));
  if (!stored) throw new Error("there is no complaint");
  const createdAt = new Date(stored.createdAt.getTime() - 5 * 24 * 3_600_000);
  await database.db.update(complaints).set({ createdAt }).where(eq(complaints.ticket, ticket));
  expect(await shown(`Overdue since ${showInstant(settleBy(createdAt))}`)).toEqual([true, true]);
  await database.db
    .update(complaints)
    .set({ createdAt: stored.createdAt })
    .where(eq(complaints.ticket, ticket));
});

test("who comes too late to complain, from the stars of a page that is still open, is led on to the review", async () => {
  const link = `/orders/${uuid}/complain?sku=TRUF05&stars=2`;
  const review = 'href="/reviews?sku=TRUF05&amp;stars=2"';
  expect((await look(customer, link)).text).toContain(review);
  onTestFinished(() => shop.testApp.setClock(new Date()));
  shop.testApp.setClock(new Date(Date.now() + (COMPLAINT_HOURS + 1) * 3_600_000));
  const late = (await look(customer, link)).text;
  expect(late).toContain("It is too late to complain here.");
  expect(late).toContain(review);
});

test("staff read and answer it, and the customer reads the answer; kitchen and riders see nothing", async () => {
  const list = await look(manager, "/admin/complaints");
  expect(list.text).toContain(ticket);
  const office = await look(manager, `/admin/complaints/${ticket}`);
  expect(office.text).toContain("Canary: it is crushed.");
  expect(proofsIn(office.text)).not.toEqual([]);
  expect((await look(manager, `/admin/orders/${uuid}`)).text).toContain(ticket);
  for (const person of [kitchen, rider, customer]) {
    expect([person.name, (await look(person, `/admin/complaints/${ticket}`)).status]).toEqual([
      person.name,
      404,
    ]);
    const tried = await send(person, `/admin/complaints/${ticket}`, {
      intent: "settled",
      seen: "open",
      text: "x",
    });
    expect([person.name, tried.status]).toEqual([person.name, 404]);
  }
  const silent = await send(manager, `/admin/complaints/${ticket}`, {
    intent: "answered",
    seen: "open",
    text: "",
  });
  expect([silent.status, silent.text.includes("Please write what the customer is told.")]).toEqual([
    422,
    true,
  ]);
  const answer = { intent: "answered", seen: "open", text: "We are sorry. How much of it was crushed?" };
  expect((await send(manager, `/admin/complaints/${ticket}`, answer)).status).toBe(200);
  expect((await send(manager, `/admin/complaints/${ticket}`, answer)).status).toBe(409);
  expect((await look(customer, `/orders/${uuid}`)).text).toContain("How much of it was crushed?");
  expect((await look(manager, "/admin/log")).text).toContain(ticket);
});

test("its page names the customer, the items and what was sent back before", async () => {
  const { text } = await look(manager, `/admin/complaints/${ticket}`);
  expect(text).toMatch(/href="\/admin\/customers\/[^"]+"/);
  expect(text).toContain("Refunds of this order");
  expect(text).toContain("TRUF05");
});

test("a refund shows the exact amount first, requires recent re-authentication, and settles the complaint once", async () => {
  const url = `/admin/orders/${uuid}`;
  const [, left = ""] = /name="left" value="(\d+)"/.exec((await look(manager, url)).text) ?? [];
  const wish = `${url}?refund=350.50&left=${left}&ticket=${ticket}`;
  const shown = await look(manager, wish);
  expect(shown.text).toContain("₹350.50");
  expect(shown.text).toContain('name="amount" value="35050"');
  const wrong = await look(manager, `${url}?refund=1e9&left=${left}`);
  expect(wrong.text).toContain("Please write an amount");
  // The remaining amount is not filled in: one more press of Enter would refund it.
  expect((await look(manager, url)).text).toMatch(/<input(?=[^>]* name="refund")(?=[^>]* value="")[^>]*>/);
  expect((await look(kitchen, url)).text).not.toContain("How many rupees?");

  const right = {
    intent: "refund",
    amount: "35050",
    left,
    ticket,
    seen: "answered",
    note: "Half goes back.",
  };
  const reauthenticatedAt = new Date(shop.services.clock().getTime() - 11 * 60_000);
  await database.db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.userId, manager.userId));
  const reply = await send(manager, url, right);
  expect([reply.status, String(reply.headers.location).split("&")[0]]).toEqual([
    302,
    "/account/confirm?level=strict",
  ]);
  expect(decodeURIComponent(String(reply.headers.location))).toContain(
    `?refund=350.5&left=${left}&ticket=${ticket}`,
  );
  await database.db
    .update(sessions)
    .set({ reauthenticatedAt: new Date() })
    .where(eq(sessions.userId, manager.userId));
  expect((await send(kitchen, url, right)).status).toBe(409);
  expect((await send(manager, url, { ...right, amount: "-5" })).status).toBe(400);
  expect((await send(manager, url, { ...right, note: "" })).status).toBe(422);
  expect((await send(manager, url, { ...right, left: "1" })).status).toBe(409);
  expect((await send(manager, url, right)).text).toContain(`${ticket} is settled.`);
  expect((await send(manager, url, right)).status).toBe(409);
  expect(await database.db.select().from(refunds)).toMatchObject([{ amountPaise: 35_050 }]);
  // A URL whose refund was sent must not offer it again.
  const again = await look(manager, wish);
  expect(again.text).toContain("How many rupees?");
  expect(again.text).not.toContain('name="amount"');
  expect(again.text).not.toContain("Please write an amount");
  const { text } = await look(customer, `/orders/${uuid}`);
  expect(text).toContain("Half goes back.");
  expect(text).toMatch(/₹350\.50(<!-- -->)? goes back to you\./);
});
