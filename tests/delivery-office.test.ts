import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { day } from "../src/shop/basics/india-time.ts";
import { blackouts, deliveryOptions, slots } from "../src/shop/delivery/delivery.tables.ts";
import { formFields } from "./support/form-fields.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let customer: Person;

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
    customer = await shop.person("asha");
  },
  { hasContent: true },
);
beforeEach(async () => {
  await shop.services.db.delete(blackouts);
  await shop.services.db.delete(auditEntries);
});

const page = (url: string) => manager.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string> | string[][], person = manager) =>
  person.sendForm(url, fields);

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

test("two taps on one form close or pause once; another choice on the same form is its own", async () => {
  const { text } = await page("/admin/delivery");
  const formKey = /name="formKey" value="([^"]+)"/.exec(text)?.[1] ?? "";
  expect(formKey).not.toBe("");
  for (const [fields, other] of [
    [{ intent: "close", from: soon(5), reason: "Tap" }, { from: soon(6) }],
    [{ intent: "pause", kitchen: "delhi", lasts: "3" }, { kitchen: "mumbai" }],
  ] as const) {
    const send = (change: object = {}) => form("/admin/delivery", { ...fields, ...change, formKey });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([302, 302]);
    expect(second.headers.location).toBe(first.headers.location);
    expect((await send()).headers.location).toBe(first.headers.location);
    const another = await send(other);
    expect(another.status).toBe(302);
    expect(another.headers.location).not.toBe(first.headers.location);
    for (const { headers } of [first, another])
      await form("/admin/delivery", { intent: "end", id: `${headers.location}`.split("/").at(-1) ?? "" });
  }
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
  expect(await shop.services.db.select().from(blackouts)).toEqual([]);
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

/** The newest entry of the log, and the page of it. */
async function lastChange() {
  const [, id = ""] = /href="\/admin\/log\/(\d+)"/.exec((await page("/admin/log")).text) ?? [];
  return { url: `/admin/log/${id}`, text: shownText((await page(`/admin/log/${id}`)).text) };
}

/** The text of a page without tags. */
const shownText = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

test("the log shows each change of delivery in words, and one button undoes it", async () => {
  const undo = async (said: string) => {
    const { url, text } = await lastChange();
    expect(text).toContain(said);
    expect((await form(url, { intent: "undo" })).text).toContain("It is undone.");
  };
  const options = await page("/admin/delivery/options");
  const sent = (text: string) =>
    formFields(/<form[^>]*>(?:(?!<form).)*value="fixed-time".*?<\/form>/s.exec(text)?.[0] ?? "", {
      ...{
        fee: "75",
        freeFrom: "",
        lastOrder: "1.5",
        ovenMinutes: "120",
        windows: "9 AM - 10 AM\n6 PM - 12 AM",
      },
    });
  expect((await form("/admin/delivery/options", sent(options.text))).text).toContain("is saved.");
  expect((await lastChange()).text).toMatch(
    /Fixed Time Delivery Fee ₹150 to ₹75 Last order 4 hours before to 1\.5 hours before Oven, minutes no limit to 120 Windows/,
  );
  await undo("to 9 AM - 10 AM, 6 PM - 12 AM");
  expect(sent((await page("/admin/delivery/options")).text).find(([name]) => name === "seen")).toEqual([
    "seen",
    "3",
  ]);

  const list = {
    intent: "add",
    kitchen: "delhi",
    options: "standard",
    list: "110041, Mundka\n110042 Samaypur",
  };
  await form("/admin/delivery/pincodes", list);
  await undo("110041 Not served to Mundka: Standard 110042 Not served to Samaypur: Standard");
  expect((await page("/admin/delivery/pincodes?kitchen=delhi")).text).not.toContain("110041");

  const before = await openWindows();
  await form("/admin/delivery", { intent: "close", from: soon(), reason: "Deep cleaning" });
  expect((await lastChange()).text).toContain("Orders in these times");
  await undo("These times Open for orders to Closed for orders");
  expect(await openWindows()).toBe(before);
  await undo("These times Closed for orders to Open for orders");
  const ended = await page("/admin/delivery");
  await form("/admin/delivery", { intent: "end", id: /name="id" value="(\d+)"/.exec(ended.text)?.[1] ?? "" });
  const ids = [...(await page("/admin/log")).text.matchAll(/href="\/admin\/log\/(\d+)"/g)];
  const refused = await form(`/admin/log/${ids[1]?.[1]}`, { intent: "undo" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Nothing was undone: these times changed again later.");
  expect(refused.text).toContain("manager changed These times.");
});

test("an undo that would lower the capacity below what is sold says so", async () => {
  await orderOf(shop, customer);
  const fields = {
    option: "standard",
    fee: "50",
    freeFrom: "500",
    lastOrder: "3",
    windows: "9 AM - 12 PM\n12 PM - 3 PM\n3 PM - 6 PM\n6 PM - 9 PM",
  };
  await shop.services.db.update(deliveryOptions).set({ capacity: 5 });
  await shop.services.db.update(slots).set({ capacity: 5 });
  const { text } = await page("/admin/delivery/options");
  const seen =
    /name="option" value="standard"\/?><input type="hidden" name="seen" value="(\d+)"/.exec(text)?.[1] ?? "";
  expect((await form("/admin/delivery/options", { ...fields, capacity: "6", seen })).text).toContain(
    "is saved.",
  );
  await shop.services.db.update(slots).set({ taken: 6 });
  const { url } = await lastChange();
  const refused = await form(url, { intent: "undo" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(
    "Nothing was undone: Standard Delivery has sold more in a window than its old capacity.",
  );
});

test("a sold-out window stays marked as full while it is closed for one pincode, until it is closed for all", async () => {
  const on = soon(12);
  const slot = { kitchenId: "delhi", onDate: day(on), option: "standard", startMinute: 540 } as const;
  await shop.services.db.insert(slots).values({ ...slot, capacity: 20, taken: 20 });
  const cell = async () => {
    const { text } = await page(`/admin/delivery/capacity?kitchen=delhi&from=${on}`);
    return shownText(/<td[^>]*>(?:(?!<td).)*?data-slot.*?<\/td>/s.exec(text)?.[0] ?? "");
  };
  const close = (fields: Record<string, string>) =>
    form("/admin/delivery", {
      intent: "close",
      from: on,
      windows: "standard 540",
      reason: "Roadworks",
      ...fields,
    });
  await close({ areas: "110001" });
  expect(await cell()).toMatch(/20 \/ 20 Full .*Closed in 110001/);
  await close({});
  expect(await cell()).toMatch(/20 \/ 20 .*Closed /);
  expect(await cell()).not.toContain("Full");
});

test("an unknown blackout is not found, and cannot be ended", async () => {
  expect((await page("/admin/delivery/blackouts/77")).status).toBe(404);
  expect((await page("/admin/delivery/blackouts/one")).status).toBe(404);
  expect((await form("/admin/delivery", { intent: "end", id: "77" })).status).toBe(409);
});
