import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { kitchens, pincodes } from "../src/shop/delivery/delivery.tables.ts";
import { orders } from "../src/shop/orders/orders.tables.ts";
import { testDatabase } from "./support/database.ts";
import { openWholeShop, orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let manager: Person;
let owner: Person;
let customer: Person;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
  manager = await shop.person("manager", { role: "manager", fullName: "Ravi" });
  owner = await shop.person("owner", { role: "owner", fullName: "Meera" });
  customer = await shop.person("asha");
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.update(orders).set({ status: "delivered" });
  await database.db.delete(pincodes).where(eq(pincodes.kitchenId, "saket"));
  await database.db.delete(kitchens).where(eq(kitchens.id, "saket"));
  await database.db.update(kitchens).set({ closedAt: null });
  await database.db.delete(auditEntries);
});

const LIST = "/admin/delivery/kitchens";
const DELHI = `${LIST}/delhi`;
const saket = {
  ...{ name: "Saket", address: "8 Community Centre", city: "New Delhi", pincode: "110017" },
  ...{ stateCode: "07", phone: "", fssai: "" },
};
const page = (url: string, person = manager) => person.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string>, person = manager) => person.sendForm(url, fields);
const rowOf = async (id: string) => {
  const [row] = await database.db.select().from(kitchens).where(eq(kitchens.id, id));
  return row;
};
/** Reads the state from which a kitchen's form was made, as a browser reads it from the page. */
const stateOf = (text: string) =>
  (/name="formState" value="([^"]*)"/.exec(text)?.[1] ?? "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");
async function save(url: string, change: Record<string, string>, person = manager, state?: string) {
  const formState = state ?? stateOf((await page(url, person)).text);
  return form(url, { ...JSON.parse(formState), intent: "save", formState, ...change }, person);
}
async function shopperGets(pincode: string): Promise<{ isServed: boolean; windows: number }> {
  const visitor = shop.visitor();
  const served = await visitor.send({ method: "GET", url: `/api/delivery/${pincode}` });
  const windows = await visitor.send({
    method: "GET",
    url: `/api/delivery/windows/${pincode}?date=${soon()}`,
  });
  const options = JSON.parse(windows.text).data?.options ?? [];
  const open = options.flatMap((option: { slots: { state: string }[] }) =>
    option.slots.filter(({ state }) => state === "open"),
  );
  return { isServed: JSON.parse(served.text).success, windows: open.length };
}
const newestChange = async () => {
  const { text } = await page("/admin/log");
  return /href="(\/admin\/log\/\d+)"/.exec(text)?.[1] ?? "";
};

test("a kitchen is created without script, and shoppers can order from it once it serves a pincode", async () => {
  const wrong = await form(`${LIST}/new`, {
    intent: "create",
    ...saket,
    pincode: "010017",
    stateCode: "",
    fssai: "12",
  });
  expect(wrong.status).toBe(422);
  for (const message of ["six digits that do not begin with 0", "Please choose the state.", "the 14 digits"])
    expect(wrong.text).toContain(message);
  expect(wrong.text).toContain('value="8 Community Centre"');
  const created = await form(`${LIST}/new`, { intent: "create", ...saket });
  expect(created.headers.location).toBe(`${LIST}/saket?created=yes`);
  // The same form sent twice creates one.
  expect((await form(`${LIST}/new`, { intent: "create", ...saket, name: "SAKET" })).text).toContain(
    "Another kitchen has this name.",
  );
  expect((await page(`${LIST}/saket`)).text).toContain("It serves no pincode yet");
  expect((await shopperGets("110017")).isServed).toBe(false);
  await form("/admin/delivery/pincodes?kitchen=saket", {
    ...{ intent: "add", kitchen: "saket", list: "110017 Saket", options: "standard" },
  });
  expect(await shopperGets("110017")).toMatchObject({ isServed: true });
  expect((await shopperGets("110017")).windows).toBeGreaterThan(0);
});

test("who collects an order reads the new address and phone at once", async () => {
  const before = await rowOf("delhi");
  expect((await save(DELHI, { address: "9 New Lane", phone: "98200 12345" })).text).toContain("Saved.");
  const { text } = await shop
    .visitor()
    .send({ method: "GET", url: `/api/delivery/windows/110001?date=${soon()}` });
  expect(text).toContain("9 New Lane");
  expect(await rowOf("delhi")).toMatchObject({ phone: "+919820012345" });
  const undone = await form(await newestChange(), { intent: "undo" });
  expect(undone.text).toContain("It is undone.");
  expect(await rowOf("delhi")).toEqual(before);
});

test("box labels name the licence of the kitchen that has one of its own", async () => {
  const { uuid } = await orderOf(shop, customer);
  const label = async () => (await page(`/admin/kitchen/${uuid}/label`, owner)).text;
  const shops = shop.services.settings.legal.fssai;
  expect(await label()).toContain(shops);
  await save(DELHI, { fssai: "1152 1998 000 777" });
  expect(await label()).toContain("11521998000777");
  await save(DELHI, { fssai: "" });
});

test("the second of two editors sees the differing field and can then save theirs; one's own saves never conflict", async () => {
  const state = stateOf((await page(DELHI)).text);
  await save(DELHI, { city: "Delhi" }, owner, state);
  const other = await save(DELHI, { phone: "98200 12345" }, manager, state);
  expect(other.text).toContain("Saved.");
  expect(await rowOf("delhi")).toMatchObject({ city: "Delhi", phone: "+919820012345" });
  const refused = await save(DELHI, { city: "Dilli" }, manager, state);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("City: it was New Delhi, Meera");
  expect(await rowOf("delhi")).toMatchObject({ city: "Delhi" });
  expect((await save(DELHI, { city: "Dilli" }, manager, stateOf(refused.text))).text).toContain("Saved.");
  expect((await save(DELHI, { city: "New Delhi", phone: "" }, manager, state)).text).toContain(
    "Nothing has changed.",
  );
  await database.db.update(kitchens).set({ city: "New Delhi", phone: "" }).where(eq(kitchens.id, "delhi"));
});

test("a kitchen with an open order cannot be closed or taxed elsewhere, and the order is named", async () => {
  const order = await orderOf(shop, customer);
  const { text } = await page(DELHI);
  expect(text).toContain("1 open order");
  expect(text).toContain(`href="/admin/orders/${order.uuid}"`);
  const refused = await form(DELHI, { intent: "close" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This kitchen has open orders.");
  expect(refused.text).toContain("Make, move or cancel them first: JM");
  expect((await save(DELHI, { stateCode: "27" })).text).toContain("which are taxed by its state");
  expect(await rowOf("delhi")).toMatchObject({ stateCode: "07", closedAt: null });
});

test("a closed kitchen serves nobody from that moment, frees its pincodes, and can be opened again from the log", async () => {
  expect((await shopperGets("110001")).windows).toBeGreaterThan(0);
  expect((await form(DELHI, { intent: "close" })).text).toContain("Nobody can order from it.");
  expect(await shopperGets("110001")).toEqual({ isServed: false, windows: 0 });
  await expect(orderOf(shop, customer)).rejects.toThrow();
  expect((await page("/admin/delivery")).text).not.toContain("New Delhi kitchen");
  expect((await page("/admin/kitchen", owner)).text).not.toContain("New Delhi kitchen");
  const undone = await form(await newestChange(), { intent: "undo" });
  expect(undone.text).toContain("It is undone.");
  expect((await shopperGets("110001")).isServed).toBe(true);
  // The pincode of a closed kitchen can be served by another one, and stays there.
  await form(`${LIST}/new`, { intent: "create", ...saket });
  await form(DELHI, { intent: "close" });
  const taken = { intent: "add", kitchen: "saket", list: "110001 Connaught Place", options: "standard" };
  expect((await form("/admin/delivery/pincodes?kitchen=saket", taken)).text).toContain(
    "110001 Connaught Place is served from",
  );
  await form(DELHI, { intent: "reopen" });
  const [row] = await database.db.select().from(pincodes).where(eq(pincodes.pincode, "110001"));
  expect(row?.kitchenId).toBe("saket");
  await database.db
    .update(pincodes)
    .set({ kitchenId: "delhi", express: true, fixedTime: true, midnight: true, pickup: true })
    .where(eq(pincodes.pincode, "110001"));
});

test("a creation is undone by closing it, and not while it has orders; nothing exists under unknown addresses", async () => {
  await form(`${LIST}/new`, { intent: "create", ...saket });
  const created = await newestChange();
  await database.db.update(pincodes).set({ kitchenId: "saket" }).where(eq(pincodes.pincode, "110001"));
  const { uuid } = await orderOf(shop, customer);
  expect((await form(created, { intent: "undo" })).text).toContain("saket has open orders");
  expect((await rowOf("saket"))?.closedAt).toBeNull();
  await database.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, uuid));
  expect((await form(created, { intent: "undo" })).text).toContain("It is undone.");
  expect((await rowOf("saket"))?.closedAt).not.toBeNull();
  await database.db.update(pincodes).set({ kitchenId: "delhi" }).where(eq(pincodes.pincode, "110001"));
  expect((await page(`${LIST}/atlantis`)).status).toBe(404);
  expect((await page(`${LIST}/A%00`)).status).toBe(404);
  expect((await form(`${LIST}/atlantis`, { intent: "close" })).status).toBe(409);
  expect((await form(DELHI, { intent: "save", ...saket, formState: "[" })).status).toBe(400);
});
