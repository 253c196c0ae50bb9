import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { users } from "../src/shop/accounts/accounts.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { paymentLink } from "../src/shop/orders/order-link.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { testDatabase } from "./support/database.ts";
import { openWholeShop, type Person, soon, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let care: Person;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
  care = await shop.person("care", { role: "care" });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const CALL = {
  ...{ phone: "98860 55213", callerName: "Radhika Kamath", email: "radhika@example.com" },
  ...{ product: "truffle", sku: "TRUF05", price: "719", message: "Happy 60th, Appa" },
  ...{ pincode: "110001", slot: "Standard Delivery|9 AM - 12 PM", address: "18, 3rd Cross, Domlur" },
};

function send(fields: Record<string, string>, url = "/admin/orders/new") {
  return care.sendForm(url, { date: soon(), ...fields });
}

const order = (fields: Record<string, string> = {}) =>
  send({ ...CALL, key: randomUuid(), intent: "order", ...fields });

/** Takes a first order of this customer: from then on the shop knows their number. */
async function orderedBefore(phone: string, email: string) {
  expect((await order({ phone, email, callerName: "A customer" })).status).toBe(302);
}

async function takenOrder(url: string) {
  const id = url.split("/").at(-1) ?? "";
  const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`no order at ${url}`);
  return row;
}

test("without script, a call is looked up and becomes an order that is paid by its link", async () => {
  const looked = await send({ intent: "look", product: "truffle", pincode: "110001" });
  expect(looked.text).toContain('value="TRUF05"');
  expect(looked.text).toContain('value="Standard Delivery|9 AM - 12 PM"');
  const counted = await send({ ...CALL, intent: "look" });
  expect(counted.text).toMatch(/Total, with GST[\s\S]{0,200}₹719/);
  const taken = await order();
  expect(taken.status).toBe(302);
  const url = String(taken.headers.location);
  expect(await takenOrder(url)).toMatchObject({
    ...{ status: "awaiting payment", byPhone: true, email: "radhika@example.com", totalPaise: 71_900 },
    ...{ recipientName: "Radhika Kamath", recipientPhone: "+919886055213" },
  });
  const link = paymentLink(shop.services, url.split("/").at(-1) ?? "");
  expect((await care.send({ method: "GET", url })).text).toContain(link);
  const listed = await care.send({
    method: "GET",
    url: "/admin/orders?status=awaiting+payment&from=2020-01-01",
  });
  expect(listed.status).toBe(200);
});

test("the page of the link is for nobody's cache and for no robot, and its words are safe", async () => {
  const taken = await order({ message: "<b>Hi</b>", email: "meera@example.com" });
  const { id } = await takenOrder(String(taken.headers.location));
  const page = await shop.visitor().send({
    ...{ method: "GET", url: new URL(paymentLink(shop.services, id)).pathname },
  });
  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toMatch(/no-store/);
  expect(page.text).toContain('name="robots" content="noindex"');
  expect(page.text).toContain("&lt;b&gt;Hi&lt;/b&gt;");
  expect(page.text).not.toContain("meera@example.com");
  expect(page.text).not.toContain("Domlur");
});

test("a known caller is found by phone, and their own account gets the order", async () => {
  await database.db
    .insert(users)
    .values({ id: "usr_sita", name: "Sita Rao", email: "sita@example.com", phone: "+919845012345" });
  const phone = "98450 12345";
  await orderedBefore(phone, "sita@example.com");
  const looked = await send({ intent: "look", phone });
  expect(looked.text).toContain("Sita Rao");
  expect(looked.text.replaceAll("<!-- -->", "")).toContain("Their mails go to sita@example.com");
  const taken = await order({ phone, customer: "usr_sita", callerName: "", email: "" });
  expect(await takenOrder(String(taken.headers.location))).toMatchObject({
    ...{ userId: "usr_sita", email: "sita@example.com", recipientName: "Sita Rao" },
  });
});

test("without script, a button asks for name and e-mail of somebody else with a known number, and one leads back", async () => {
  await database.db
    .insert(users)
    .values({ id: "usr_ila", name: "Ila Sen", email: "ila@example.com", phone: "+919845055555" });
  const phone = "98450 55555";
  await orderedBefore(phone, "ila@example.com");
  const isAsked = (html: string) => ({
    customer: html.includes('type="radio" name="customer"'),
    name: !html.includes('<div class="call-pair" hidden="">'),
  });
  const press = async (intent: string) => isAsked((await send({ intent, phone, customer: "usr_ila" })).text);
  expect(await press("look")).toEqual({ customer: true, name: false });
  expect(await press("somebody-else")).toEqual({ customer: false, name: true });
  expect(await press("known-caller")).toEqual({ customer: true, name: false });
  const taken = await order({ phone, customer: "new", email: "other@example.com" });
  expect(await takenOrder(String(taken.headers.location))).toMatchObject({ email: "other@example.com" });
});

test("a receiver's phone number that is wrong is said at the field of both, and is no part of the name", async () => {
  const { status, text } = await order({ receiver: "Usha Rao, 98860" });
  expect([status, text]).toEqual([422, expect.stringContaining("Please enter a valid phone number.")]);
  expect(text).toContain('value="Usha Rao, 98860"');
});

test("a number in the middle of a receiver, and two of them, are refused, so that no rider gets the caller's", async () => {
  for (const receiver of ["Usha Rao, 98860 55213 (sister)", "Usha 98860 55213 / 99001 12345"]) {
    const { status, text } = await order({ receiver });
    expect([status, text]).toEqual([422, expect.stringContaining("Please enter the name first")]);
    expect(text).toContain(`value="${receiver}"`);
  }
});

test("words find a product in any order and half typed, and a search without a result says so", async () => {
  expect((await send({ intent: "look", product: "truff belgian" })).text).toContain('value="TRUF05"');
  const { text } = await send({ intent: "look", product: "qwertzuiop" });
  expect(text).toContain("Nothing found.");
});

test("words that name a size list only that size, and all sizes if no product has it", async () => {
  const sizes = async (product: string) =>
    [...(await send({ intent: "look", product })).text.matchAll(/name="sku"[^>]*value="(TRUF[^"]*)"/g)].map(
      ([, sku]) => sku,
    );
  const all = await sizes("truffle");
  expect(all).toContain("TRUF05");
  expect(await sizes("truffle 0.5 kg")).toEqual(["TRUF05"]);
  expect(await sizes("eggless truffle 1 kg")).toEqual(["TRUF10E"]);
  expect(await sizes("truffle 9 kg")).toEqual(all);
});

test("the receivers of a caller's paid orders are offered again, and the link opens WhatsApp", async () => {
  await database.db
    .insert(users)
    .values({ id: "usr_tara", name: "Tara Nair", email: "tara@example.com", phone: "+919845067890" });
  const phone = "98450 67890";
  await orderedBefore(phone, "tara@example.com");
  const taken = await order({
    phone,
    customer: "usr_tara",
    receiver: "Latha Nair",
    callerName: "",
    email: "",
  });
  const url = String(taken.headers.location);
  const { id } = await takenOrder(url);
  const page = await care.send({ method: "GET", url });
  const whatsApp = /https:\/\/wa\.me\/919845067890\?text=[^"]*/.exec(page.text);
  expect(decodeURIComponent(whatsApp?.[0] ?? "")).toContain(paymentLink(shop.services, id));

  const look = async () => (await send({ intent: "look", phone })).text;
  expect(await look()).not.toContain("Latha Nair");
  await database.db.update(orders).set({ placedAt: new Date() }).where(eq(orders.id, id));
  expect(await look()).toContain("Latha Nair, +919845067890, 18, 3rd Cross, Domlur, 110001");

  // The receiver is listed once, with the phone number of the newest order.
  const again = await order({
    ...{ phone, customer: "usr_tara", receiver: "Latha Nair, 98450 11111" },
    ...{ callerName: "", email: "" },
  });
  const { id: newest } = await takenOrder(String(again.headers.location));
  await database.db.update(orders).set({ placedAt: new Date() }).where(eq(orders.id, newest));
  expect(await look()).toContain("Latha Nair, +919845011111, 18, 3rd Cross, Domlur, 110001");
  expect(await look()).not.toContain("Latha Nair, +919845067890");

  // Receivers are offered to the account that sent the orders, not to another account with the same number.
  await database.db
    .insert(users)
    .values({ id: "usr_tanu", name: "Tanu Nair", email: "tanu@example.com", phone: "+919845067890" });
  await orderedBefore(phone, "tanu@example.com");
  const lookAs = async (customer: string) => (await send({ intent: "look", phone, customer })).text;
  expect(await lookAs("usr_tara")).toContain("Latha Nair, ");
  expect(await lookAs("usr_tanu")).not.toContain("Latha Nair, ");
  expect(await lookAs("new")).not.toContain("Latha Nair, ");
});

test("what is missing or wrong is said at its field, and nothing is stored", async () => {
  const before = (await database.db.select().from(orders)).length;
  const { status, text } = await order({
    email: "",
    phone: "12",
    sku: "",
    slot: "",
    address: "",
    message: "x".repeat(40),
  });
  expect(status).toBe(422);
  for (const sentence of [
    "Please enter a valid phone number.",
    "Please choose a product.",
    "Please choose a delivery time.",
    "Please enter the address.",
    "The message on the cake can have 25 characters.",
  ])
    expect(text).toContain(sentence);
  expect((await order({ price: "1" })).text).toContain("Tell the caller this total first");
  expect((await order({ pincode: "999999" })).text).toContain("Delivery not available for this pincode.");
  expect(await database.db.select().from(orders)).toHaveLength(before);
});

test("staff send the link again, and cancel the order", async () => {
  const url = String((await order({ email: "ravi@example.com" })).headers.location);
  expect((await send({ intent: "resend-link" }, url)).text).toContain(
    "The link goes to ravi@example.com again.",
  );
  expect((await send({ intent: "cancel-unpaid" }, url)).text).toContain("The order is cancelled");
  expect((await takenOrder(url)).status).toBe("cancelled");
  expect((await send({ intent: "cancel-unpaid" }, url)).text).toContain("You changed nothing.");
});
