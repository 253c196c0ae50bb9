import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { blackouts } from "../src/shop/delivery/delivery.tables.ts";
import { testDatabase } from "./support/database.ts";
import { openWholeShop, orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let manager: Person;
let customer: Person;

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  manager = await shop.person("manager", { role: "manager" });
  customer = await shop.person("asha");
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(blackouts);
  await database.db.delete(auditEntries);
});

const page = (url: string) => manager.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string> | string[][], person = manager) =>
  person.send({
    ...{ method: "POST", url, body: new URLSearchParams(fields).toString() },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

async function openWindows(date = soon()): Promise<number> {
  const { text } = await shop
    .visitor()
    .send({ method: "GET", url: `/api/delivery/windows/110001?date=${date}` });
  return JSON.parse(text).data.options.flatMap((option: { slots: { state: string }[] }) =>
    option.slots.filter(({ state }) => state === "open"),
  ).length;
}

test("a day is closed without script: shoppers see none of its windows, and its orders are listed to move or cancel", async () => {
  const order = await orderOf(shop, customer);
  expect(await openWindows()).toBeGreaterThan(10);
  const closed = await form("/admin/delivery", { intent: "close", from: soon(), reason: "Deep cleaning" });
  expect(closed.status).toBe(302);
  const url = String(closed.headers.location);
  const { text } = await page(url);
  expect(text).toContain("1 order in it");
  expect(text).toContain(`href="/admin/orders/${order.uuid}"`);
  expect(await openWindows()).toBeLessThan(2);
  const reopened = await form(url, { intent: "end", id: url.split("/").at(-1) ?? "" });
  expect(reopened.text).toContain("Shoppers can order for these times again.");
  expect(await openWindows()).toBeGreaterThan(10);
  expect((await page("/admin/log")).text).toMatch(
    /Open for orders[\s\S]*Closed for orders[\s\S]*Deep cleaning/,
  );
});

test("a kitchen is paused with one button and reopened with one", async () => {
  const paused = await form("/admin/delivery", { intent: "pause", kitchen: "delhi", lasts: "open" });
  expect(paused.status).toBe(302);
  expect(await openWindows(soon(9))).toBe(0);
  const { text } = await page("/admin/delivery");
  expect(text).toContain("New Delhi kitchen, closed now");
  const id = /name="id" value="(\d+)"/.exec(text)?.[1] ?? "";
  expect((await form("/admin/delivery", { intent: "end", id })).status).toBe(200);
  expect(await openWindows(soon(9))).toBeGreaterThan(10);
});

test("mistakes in the form are named at their fields, and what was typed stays", async () => {
  const { status, text } = await form("/admin/delivery", {
    ...{ intent: "close", from: soon(3), until: soon(2), areas: "Atlantis", reason: "Flood" },
  });
  expect(status).toBe(422);
  expect(text).toContain("This must be after the beginning.");
  expect(text).toContain('value="Flood"');
  const unknown = await form("/admin/delivery", {
    ...{ intent: "close", from: soon(3), areas: "Atlantis", reason: "Flood" },
  });
  expect(unknown.text).toContain("The shop does not deliver to “Atlantis”.");
  const past = await form("/admin/delivery", { intent: "close", from: "2020-01-01", reason: "Flood" });
  expect(past.text).toContain("This time is over already.");
  expect(await database.db.select().from(blackouts)).toEqual([]);
});

test("a pasted list of pincodes names its wrong lines, is added whole, and can be taken out of service", async () => {
  const url = "/admin/delivery/pincodes?kitchen=delhi";
  const add = { intent: "add", kitchen: "delhi", options: "standard" };
  const wrong = await form(url, { ...add, list: "110016, Hauz Khas\n400001 Fort\n110017 Saket" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Nothing was added. One line is wrong.");
  expect(wrong.text).toContain("Line 2: 400001 is served already, by Mumbai kitchen.");
  expect(wrong.text).toContain("110016, Hauz Khas");
  const added = await form(url, { ...add, list: "110016, Hauz Khas\n110017 Saket" });
  expect(added.text).toContain("2 pincodes are served now.");
  expect(added.text).toContain('value="110017"');
  const none = await form(url, { ...add, options: "", list: "110018 Tilak Nagar" });
  expect(none.text).toContain("Please tick what is offered there.");
  const removal = { intent: "remove", kitchen: "delhi" };
  expect((await form(url, { ...removal, pincode: "110016" })).text).toContain(
    "1 pincode is no longer served.",
  );
  expect((await form(url, removal)).text).toContain("Please tick the pincodes first.");
  const ticked = Array.from({ length: 91 }, (_, index) => ["pincode", String(110100 + index)]);
  const tooMany = await form(url, [...Object.entries(removal), ...ticked]);
  expect(tooMany.status).toBe(422);
  expect(tooMany.text).toContain("Please tick at most 90 pincodes at a time.");
  const checked = await shop.visitor().send({ method: "GET", url: "/api/delivery/110016" });
  expect(JSON.parse(checked.text).success).toBe(false);
});

test("a fee is changed on screen; the second of two editors sees both values, and can then save theirs", async () => {
  const url = "/admin/delivery/options";
  const fields = { option: "pickup", fee: "10", freeFrom: "", lastOrder: "2", capacity: "6" };
  const windows = "10 AM - 11 AM\n11 AM - 12 PM";
  const owner = await shop.person("owner", { role: "owner" });
  expect((await form(url, { ...fields, windows, seen: "1" }, owner)).text).toContain("Pickup is saved.");
  const second = await form(url, { ...fields, windows, fee: "25", seen: "1" });
  expect(second.status).toBe(409);
  expect(second.text).toContain("Fee: theirs ₹10, yours ₹25");
  expect(second.text).toContain('name="seen" value="2"');
  expect((await form(url, { ...fields, windows, fee: "25", seen: "2" })).text).toContain("Pickup is saved.");
  const wrong = await form(url, { ...fields, windows, capacity: "none", seen: "1" });
  expect(wrong.text).toContain("Please enter a number from 1 to 999.");
  // A mistake does not hide a conflict: the version stays the one that was seen.
  expect(wrong.text).toContain('name="seen" value="1"');
  expect((await page("/admin/log")).text).toContain("Fee ₹25");
});

test("an unknown blackout is not found, and cannot be ended", async () => {
  expect((await page("/admin/delivery/blackouts/77")).status).toBe(404);
  expect((await page("/admin/delivery/blackouts/one")).status).toBe(404);
  expect((await form("/admin/delivery", { intent: "end", id: "77" })).status).toBe(409);
});
