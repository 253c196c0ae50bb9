import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { paise } from "../src/shop/basics/money.ts";
import { products, skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { changeSkus } from "../src/shop/catalogue/products/change-skus.ts";
import { saveProduct } from "../src/shop/catalogue/products/save-product.ts";
import { kitchens, pincodes as pincodeRows } from "../src/shop/delivery/delivery.tables.ts";
import { mails } from "../src/shop/mail/mail.tables.ts";
import { checkPaymentKeys } from "../src/shop/opening/check-payment-keys.ts";
import { getOpening } from "../src/shop/opening/get-opening.ts";
import { keyChecks } from "../src/shop/opening/opening.tables.ts";
import type { OpeningStepCode } from "../src/shop/opening/rules/opening-steps.ts";
import { createRazorpayGateway } from "../src/shop/payments/gateways/razorpay/razorpay-gateway.ts";
import { saveFacts } from "../src/shop/shop-facts/save-facts.ts";
import { testDatabase } from "./support/database.ts";
import { testSession } from "./support/session.ts";
import { openWholeShop, orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let owner: Person;
let manager: Person;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
  owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
  manager = await shop.person("manager", { role: "manager" });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => shop.testApp.setClock(new Date()));

const URL = "/admin/settings/opening";
const page = (url: string, person = owner) => person.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string>, person = owner) => person.sendForm(url, fields);
const stepOf = async (code: OpeningStepCode, services = shop.services) => {
  const steps = await getOpening(services);
  return steps.find((step) => step.code === code);
};
/** Returns the subject, text and author of the newest entry of the log. */
async function lastEntry() {
  const [entry] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return [entry?.label, entry?.after, entry?.actorId];
}
const staff = () =>
  testSession({ userId: owner.userId, name: "Meera", email: owner.email, roles: ["owner"] });

test("no step is done in a new shop; only the owner's start page leads to the list", async () => {
  const { text } = await page(URL);
  expect(text).toContain("From demo to open");
  expect(text).toContain("Missing: Name of the shop, Company, Address, Grievance officer, E-mail, Phone.");
  expect(text).toContain("SHOP_MODE=live");
  // The first step is the one that would make people enter the others twice.
  const [first] = await getOpening(shop.services);
  expect(first).toMatchObject({ code: "database", isDone: true });
  expect((await page("/admin")).text).toContain(`href="${URL}"`);
  expect((await page("/admin", manager)).text).not.toContain(`href="${URL}"`);
  expect((await page(URL, manager)).status).toBe(404);
  expect((await form(URL, { intent: "mail" }, manager)).status).toBe(404);
});

test("facts that the owner enters on screen count at once; a kitchen without a GSTIN of its state is named", async () => {
  await saveFacts(shop.services, {
    ...{ from: {}, staff: staff() },
    to: {
      ...{
        name: "Kulfi House",
        company: "Kulfi Foods",
        address: "1 Sea Road, Mumbai 400001",
        stateCode: "27",
      },
      ...{ gstin: "27AAPFU0939F1ZV", fssai: "11521998000123", grievanceOfficer: "Ravi" },
      ...{ email: "care@kulfi.example", phone: "+91 22 4000 1234" },
    },
  });
  expect(await stepOf("identity")).toMatchObject({ isDone: true });
  const tax = await stepOf("tax");
  const strangers = await database.db.select().from(kitchens);
  expect(tax?.isDone).toBe(strangers.every(({ stateCode }) => stateCode === "27"));
  await database.db.update(kitchens).set({ stateCode: "27" });
  expect(await stepOf("tax")).toMatchObject({ isDone: true });
  await saveFacts(shop.services, {
    ...{ from: {}, staff: staff(), to: { email: "care@jamun.example" } },
  });
  expect(await stepOf("identity")).toMatchObject({
    isDone: false,
    sentence: "Still the demo shop's: E-mail.",
  });
});

test("a kitchen of the demo shop is named, and one that serves no pincode", async () => {
  await database.db.update(kitchens).set({ isDemo: true });
  expect((await stepOf("kitchen"))?.sentence).toContain("Still the demo shop's");
  expect((await stepOf("area"))?.sentence).toContain("are those of the demo shop's kitchens");
  await database.db.update(kitchens).set({ isDemo: false });
  expect(await stepOf("kitchen")).toMatchObject({ isDone: true });
  expect((await stepOf("area"))?.isDone).toBe(true);
  await database.db.insert(kitchens).values({
    id: "new",
    name: "New kitchen",
    city: "Pune",
    stateCode: "27",
    address: "1 Road",
    pincode: "411001",
  });
  expect(await stepOf("area")).toMatchObject({
    ...{ isDone: false, sentence: "New kitchen: no pincode is served from there." },
  });
  await database.db.delete(kitchens).where(eq(kitchens.id, "new"));
});

test("a demo shop gets a kitchen and an area of its own on screen, and both steps are done", async () => {
  await database.db.update(kitchens).set({ isDemo: true });
  const list = "/admin/delivery/kitchens";
  expect((await page(URL)).text).toContain(`href="${list}"`);
  const kulfi = {
    ...{ name: "Bandra kitchen", address: "4 Hill Road, Bandra West", city: "Mumbai", pincode: "400 050" },
    ...{ stateCode: "27", phone: "98200 12345", fssai: "" },
  };
  const created = await form(`${list}/new`, { intent: "create", ...kulfi });
  expect(created.headers.location).toBe(`${list}/bandra-kitchen?created=yes`);
  expect(await stepOf("kitchen")).toMatchObject({ isDone: false });
  expect((await stepOf("area"))?.isDone).toBe(false);
  const pincodes = "/admin/delivery/pincodes?kitchen=bandra-kitchen";
  const add = { intent: "add", kitchen: "bandra-kitchen", options: "standard" };
  // Served by the demo shop until its kitchens are closed.
  const fort = { ...add, list: "400001 Fort\n400050 Bandra West" };
  expect((await form(pincodes, fort)).text).toContain("400001 is served already, by Mumbai kitchen.");
  expect((await form(list, { intent: "close-demo" })).text).toContain("4 kitchens are closed.");
  expect((await form(pincodes, fort)).text).toContain("400001 Fort, 400050 Bandra West are served from");
  expect(await stepOf("kitchen")).toMatchObject({
    isDone: true,
    sentence: expect.stringMatching(/^1 kitchen, /),
  });
  expect(await stepOf("area")).toMatchObject({ isDone: true, sentence: "2 pincodes are served." });
  await database.db.update(pincodeRows).set({ kitchenId: "mumbai" }).where(eq(pincodeRows.pincode, "400001"));
  await database.db.delete(pincodeRows).where(eq(pincodeRows.kitchenId, "bandra-kitchen"));
  await database.db.delete(kitchens).where(eq(kitchens.id, "bandra-kitchen"));
  await database.db.update(kitchens).set({ isDemo: false, closedAt: null });
});

test("products count as the shop's own once somebody has changed more than their prices", async () => {
  expect((await stepOf("products"))?.sentence).toMatch(/^4 of 4 products on sale are as they were loaded\./);
  const edit = { intent: "off-sale" };
  await form("/admin/catalogue/products/PROSES", edit);
  expect((await stepOf("products"))?.sentence).toMatch(/^3 of 3 products/);
  await form("/admin/catalogue/products/PROSES", { intent: "on-sale" });
  const stored = await database.db.select().from(skus);
  const edits = stored.map(({ sku, pricePaise }) => ({
    ...{ sku, from: { pricePaise }, to: { pricePaise: paise(pricePaise + 100) } },
  }));
  const raised = await changeSkus(shop.services, { edits, label: "All prices", staff: staff() });
  expect(raised).toEqual({ ok: true, value: stored.length });
  expect((await stepOf("products"))?.sentence).toMatch(/^4 of 4 products/);
  const [roses] = await database.db.select().from(products).where(eq(products.id, "PROSES"));
  const renamed = { from: { name: roses?.name ?? "" }, to: { name: "Meera's roses" }, skus: [] };
  await saveProduct(shop.services, { id: "PROSES", edit: renamed, staff: staff() });
  expect((await stepOf("products"))?.sentence).toMatch(/^3 of 4 products/);
  await database.db.update(products).set({ isDraft: true });
  expect(await stepOf("products")).toMatchObject({ isDone: false, sentence: "Nothing is on sale." });
  await database.db.update(products).set({ isDraft: false });
});

test("payment keys are tried at the provider, and a wrong secret is reported", async () => {
  expect(await stepOf("payments")).toMatchObject({
    isDone: false,
    sentence: "The keys were not checked yet.",
  });
  const answered = await form(URL, { intent: "payments" });
  expect(answered.text).toContain("The provider takes the key rzp_test_till with its secret.");
  expect(await stepOf("payments")).toMatchObject({ isDone: true });
  expect(await lastEntry()).toEqual(["Payment key rzp_test_till", "checked: taken", owner.userId]);
  const apiUrl = shop.services.gateway.checkoutUrl.replace("/checkout.js", "");
  const gateway = createRazorpayGateway({
    ...{ keyId: "rzp_test_till", keySecret: "wrong", webhookSecret: "w", apiUrl, checkoutUrl: "" },
  });
  const wrong = { ...shop.services, gateway };
  expect(await checkPaymentKeys(wrong, { staff: staff() })).toMatchObject({ value: { isOk: false } });
  expect(await lastEntry()).toEqual(["Payment key rzp_test_till", "checked: not taken", owner.userId]);
  expect(await stepOf("payments", wrong)).toMatchObject({
    ...{ isDone: false, sentence: expect.stringContaining("answered 401: Authentication failed") },
  });
  const away = createRazorpayGateway({
    ...{
      keyId: "rzp_test_away",
      keySecret: "w",
      webhookSecret: "w",
      apiUrl: "http://127.0.0.1:9",
      checkoutUrl: "",
    },
  });
  expect((await stepOf("payments", { ...shop.services, gateway: away }))?.sentence).toContain(
    "not checked yet",
  );
  await checkPaymentKeys({ ...shop.services, gateway: away }, { staff: staff() });
  expect((await stepOf("payments", { ...shop.services, gateway: away }))?.sentence).toContain(
    "check again in a minute",
  );
  const inSandbox = { ...shop.services, operator: { ...shop.services.operator, hasSandbox: true } };
  await checkPaymentKeys(inSandbox, { staff: staff() });
  expect((await stepOf("payments", inSandbox))?.sentence).toContain("RAZORPAY_KEY_ID");
  await database.db.delete(keyChecks);
});

test("a test mail reaches the owner, and the step shows its state", async () => {
  expect((await stepOf("mail"))?.sentence).toBe("No test mail was sent yet.");
  expect((await form(URL, { intent: "mail" })).text).toContain(
    `A test mail to ${owner.email} is on its way.`,
  );
  expect(shop.testApp.mails.at(-1)).toMatchObject({ to: owner.email, subject: "Kulfi House: mails arrive" });
  expect(await stepOf("mail")).toMatchObject({ isDone: true });
  expect(await lastEntry()).toEqual(["Test mail", "asked for", owner.userId]);
  await database.db.update(mails).set({ state: "given up" }).where(eq(mails.kind, "opening-test"));
  expect((await stepOf("mail"))?.sentence).toContain("refused");
  const saving = { ...shop.services, operator: { ...shop.services.operator, sendsMail: false } };
  expect((await stepOf("mail", saving))?.sentence).toContain("the address as MAIL_FROM");
  for (let tries = 0; tries < 9; tries += 1) await form(URL, { intent: "mail" });
  expect((await form(URL, { intent: "mail" })).status).toBe(429);
});

test("a test order counts when it is paid; the last step names what the server must set", async () => {
  expect(await stepOf("order")).toMatchObject({ isDone: false });
  const kamala = await shop.person("kamala");
  await orderOf(shop, kamala);
  expect(await stepOf("order")).toMatchObject({ isDone: true });
  const operator = { ...shop.services.operator, missingVariables: ["DATABASE_URL", "TRUST_PROXY"] };
  expect((await stepOf("publish", { ...shop.services, operator }))?.sentence).toContain(
    "Live mode also needs DATABASE_URL, TRUST_PROXY.",
  );
  const live = { ...shop.services, settings: { ...shop.services.settings, mode: "live" as const } };
  expect(await stepOf("publish", live)).toMatchObject({ isDone: true });
});
