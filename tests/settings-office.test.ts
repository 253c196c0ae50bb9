import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { invoices } from "../src/shop/invoices/invoices.tables.ts";
import { issueInvoice } from "../src/shop/invoices/issue-invoice.ts";
import type { FactFields } from "../src/shop/shop-facts/rules/fact-fields.ts";
import { saveFacts } from "../src/shop/shop-facts/save-facts.ts";
import { shopFacts } from "../src/shop/shop-facts/shop-facts.tables.ts";
import { testSession } from "./support/session.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;
let partner: Person;
let manager: Person;

openWholeShopFor(
  async (opened) => {
    shop = opened;
    owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
    partner = await shop.person("partner", { role: "owner", fullName: "Kabir Sethi" });
    manager = await shop.person("manager", { role: "manager" });
  },
  { hasContent: true },
);
beforeEach(async () => {
  Object.assign(shop.services.machineFacts, { variables: {}, file: {} });
  await shop.services.db.delete(auditEntries);
  await shop.services.db.delete(shopFacts);
  await changeFeedOf(shop.services.db).check();
});

const URL = "/admin/settings";
const KULFI = {
  ...{ name: "Kulfi House", company: "Kulfi Foods Private Limited", address: "1 Sea Road, Mumbai 400001" },
  ...{ stateCode: "27", gstin: "27AAPFU0939F1ZV", fssai: "11521998000123" },
  ...{ grievanceOfficer: "Ravi Nair, ravi@kulfi.example", email: "care@kulfi.example" },
  phone: "+91 22 4000 1234",
};
const page = (url: string, person = owner) => person.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string>, person = owner) => person.sendForm(url, fields);
/** The form as the page shows it to this person. */
async function shownForm(person = owner): Promise<Record<string, string>> {
  const { text } = await page(URL, person);
  const [, state = ""] = /name="formState" value="([^"]*)"/.exec(text) ?? [];
  const facts = JSON.parse(state.replaceAll("&quot;", '"').replaceAll("&#x27;", "'")) as FactFields;
  const texts = Object.entries(facts).map(([fact, value]) => [fact, [value ?? ""].flat().join("\n")]);
  return { ...Object.fromEntries(texts), formState: JSON.stringify(facts) };
}
const save = async (changes: Record<string, string>, person = owner) =>
  form(URL, { ...(await shownForm(person)), ...changes }, person);
const stored = async () =>
  Object.fromEntries(
    (await shop.services.db.select().from(shopFacts)).map(({ fact, lines }) => [fact, lines.join()]),
  );
/** A page may be served for half a second after its change, while it is rendered again. */
const shopperFinds = (words: string, path = "/") =>
  expect.poll(async () => (await page(path, shop.visitor())).text).toContain(words);

test("what the owner enters is on the shop's pages, cached or not, in its mails, manifest and API document", async () => {
  for (const path of ["/", "/contact", "/cake/TRUF05"])
    expect((await page(path, shop.visitor())).text).toContain("12 Lotus Lane");
  const saved = await save({ ...KULFI, social: "Instagram https://www.instagram.com/kulfi" });
  expect(saved.text).toContain("Saved. Every page, mail and new invoice shows it now.");
  for (const path of ["/", "/contact", "/cake/TRUF05", "/no/such/page"]) {
    await shopperFinds(KULFI.company, path);
    const { text } = await page(path, shop.visitor());
    for (const fact of [KULFI.gstin, KULFI.fssai, KULFI.address, "Kulfi House"]) expect(text).toContain(fact);
    expect(text).not.toMatch(/lotus lane|AAAAA0000A|jamun bakehouse/i);
  }
  expect((await page("/privacy-policy", shop.visitor())).text).toContain("Ravi Nair");
  expect(JSON.parse((await page("/site.webmanifest")).text).name).toBe("Kulfi House");
  expect((await page("/favicon.svg")).text).toMatch(/<title>Kulfi House<.+>K<\/text>/);
  expect(JSON.parse((await page("/api/openapi.json")).text).info.title).toBe("Kulfi House API");
  const mails = shop.testApp.mails.length;
  await shop.visitor().send({
    ...{ method: "POST", url: "/api/auth/email-otp/send-verification-otp" },
    body: { email: "asha@example.com", type: "sign-in" },
  });
  expect(shop.testApp.mails[mails]?.text).toContain(`FSSAI ${KULFI.fssai}, GSTIN ${KULFI.gstin}`);
});

test("a value that the law forbids, or with a typing mistake, is refused at its field, and nothing is saved", async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ gstin: "27AAPFU0939F1ZW" }, "with its check digit"],
    [{ gstin: KULFI.gstin, stateCode: "29" }, "of Maharashtra (27), and the state is Karnataka (29)"],
    [{ fssai: "31521998000123" }, "14 digits of a FSSAI licence"],
    [{ address: "1 Sea Road, Mumbai" }, "with its PIN code"],
    [{ phone: "12" }, "Please enter a phone number"],
    [{ email: "care" }, "Please enter an e-mail address"],
    [{ social: "Instagram http://insecure.example" }, "begins with https://"],
    [{ social: "X javascript:alert(1)" }, "begins with https://"],
    [{ orderPrefix: "TOOLONG" }, "1 to 4 capital letters"],
    [{ ...KULFI, otherGstins: "29AAGCB7383J1Z4" }, "has another PAN"],
    [{ name: "{{company}}" }, "text of 1 to 40 characters"],
    [{ company: "x".repeat(5_000) }, "text of 1 to 120 characters"],
    [{ stateCode: "28" }, "the two digits of a state"],
  ];
  for (const [changes, sentence] of wrong) {
    const { status, text } = await save(changes);
    expect([sentence, status]).toEqual([sentence, 422]);
    expect(text).toContain(sentence);
    expect(text).toContain("Some settings need a look. Nothing was saved.");
    expect(text).toContain('aria-invalid="true"');
  }
  expect((await save({ company: "Kept as <b>typed</b>", phone: "12" })).text).toContain(
    "Kept as &lt;b&gt;typed&lt;/b&gt;",
  );
  expect(await stored()).toEqual({});
  expect(await shop.services.db.$count(auditEntries)).toBe(0);
  expect((await form(URL, { formState: "no JSON" })).status).toBe(400);
});

test("the log has the former values, and one click there restores them", async () => {
  await save({ company: "Kulfi Foods" });
  await save({ company: "Barfi Foods", phone: "022 4000 1234" });
  const log = (await page("/admin/log")).text;
  expect(log).toContain("Kulfi Foods");
  expect(log).toContain("Barfi Foods");
  const [newest, oldest] = await shop.services.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .orderBy(auditEntries.id)
    .then((rows) => rows.toReversed());
  const early = await form(`/admin/log/${oldest?.id}`, { intent: "undo" });
  expect(early.text).toContain("changed again later");
  expect(early.text).toContain("Meera Iyer changed Phone, Company.");
  expect((await form(`/admin/log/${newest?.id}`, { intent: "undo" })).text).toContain("It is undone.");
  expect(await stored()).toEqual({ company: "Kulfi Foods" });
  expect((await form(`/admin/log/${oldest?.id}`, { intent: "undo" }, manager)).text).not.toContain(
    "It is undone.",
  );
  expect((await form(`/admin/log/${oldest?.id}`, { intent: "undo" })).text).toContain("It is undone.");
  expect(await stored()).toEqual({});
  await shopperFinds("Jamun Bakehouse");
});

test("an undo that would leave contradicting facts is refused", async () => {
  await save({ gstin: KULFI.gstin, stateCode: "27" });
  await save({ gstin: "29AAGCB7383J1Z4", stateCode: "29" });
  await save({ gstin: "" });
  await save({ stateCode: "07" });
  const [entry] = await shop.services.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .orderBy(auditEntries.id)
    .offset(2);
  const undone = await form(`/admin/log/${entry?.id}`, { intent: "undo" });
  expect(undone.text).toContain("the old values do not fit the other settings of today");
  expect(await stored()).toEqual({ stateCode: "07" });
});

test("the second of two owners sees what differs; other facts of the first stay; own saves never conflict", async () => {
  const opened = await shownForm(partner);
  await save({ company: "Kulfi Foods", tagline: "Kulfi on time" });
  const refused = await form(URL, { ...opened, company: "Barfi Foods" }, partner);
  expect(refused.text).toContain("Somebody has changed the same fields.");
  expect(refused.text).toMatch(
    /Company: it was nothing, Meera Iyer \([^)]+\) set Kulfi Foods, you wrote Barfi Foods\./,
  );
  expect(await stored()).toMatchObject({ company: "Kulfi Foods" });
  const [, state = ""] = /name="formState" value="([^"]*)"/.exec(refused.text) ?? [];
  const formState = state.replaceAll("&quot;", '"');
  await form(URL, { ...opened, company: "Barfi Foods", formState }, partner);
  expect(await stored()).toEqual({ company: "Barfi Foods", tagline: "Kulfi on time" });
  const tab = await shownForm();
  await save({ company: "First tab" });
  await form(URL, { ...tab, company: "Second tab" });
  expect(await stored()).toMatchObject({ company: "Second tab" });
});

test("a fact from a variable is shown and cannot be changed here; the screen overrides shop.json", async () => {
  const { machineFacts } = shop.services;
  machineFacts.variables = { company: "Server Foods" };
  machineFacts.file = { phone: "+91 22 4000 1234" };
  const { text } = await page(URL);
  expect(text).toContain("Set by the server (SHOP_COMPANY)");
  expect(text).toContain("From shop.json on the server");
  const formState = JSON.stringify({ company: "Server Foods" });
  const refused = await form(URL, { company: "Mine", formState });
  expect(refused.text).toContain("The server sets this.");
  await save({ phone: "022 5000 1234" });
  expect(await stored()).toEqual({ phone: "+91 22 5000 1234" });
  await save({ phone: "+91 22 4000 1234" });
  expect(await stored()).toEqual({});
});

test("an open shop keeps the facts that the law requires, and takes nothing of the demo shop", async () => {
  const live = { ...shop.services, settings: { ...shop.services.settings, mode: "live" as const } };
  const staff = testSession({ userId: owner.userId, name: "Meera", email: owner.email, roles: ["owner"] });
  const to = { ...KULFI } as Partial<FactFields>;
  expect(await saveFacts(live, { from: {}, to: { company: "Kulfi Foods" }, staff })).toMatchObject({
    details: { errors: { gstin: "An open shop cannot be without this." } },
  });
  expect(await saveFacts(live, { from: {}, to, staff })).toMatchObject({ ok: true, value: true });
  expect(
    await saveFacts(live, { from: to, to: { fssai: null, email: "care@jamun.example" }, staff }),
  ).toMatchObject({
    code: "facts-wrong",
    details: {
      errors: { fssai: "An open shop cannot be without this.", email: "This is the demo shop's." },
    },
  });
});

test("an invoice keeps the company that issued it; the next one names the new company", async () => {
  const kamala = await shop.person("kamala", { fullName: "Kamala" });
  const first = await orderOf(shop, kamala);
  await issueInvoice(shop.services, { orderId: first.uuid });
  await save({ ...KULFI });
  const second = await orderOf(shop, kamala);
  await issueInvoice(shop.services, { orderId: second.uuid });
  const companyOf = async (orderId: string) =>
    (await shop.services.db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0]?.seller.company;
  expect(await companyOf(first.uuid)).toBe("Jamun Bakehouse (demo)");
  expect(await companyOf(second.uuid)).toBe(KULFI.company);
});

test("a save and an undo ask for a recent sign-in; nobody but an owner sees the page", async () => {
  await save({ company: "Kulfi Foods" });
  const [entry] = await shop.services.db.select({ id: auditEntries.id }).from(auditEntries);
  const setAge = (minutes: number) =>
    shop.services.db
      .update(sessions)
      .set({ reauthenticatedAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(sessions.userId, owner.userId));
  await setAge(11);
  expect((await save({ company: "Barfi Foods" })).headers.location).toBe(
    `/account/confirm?level=strict&returnTo=${encodeURIComponent(URL)}`,
  );
  const log = `/admin/log/${entry?.id}`;
  expect((await form(log, { intent: "undo" })).headers.location).toBe(
    `/account/confirm?level=strict&returnTo=${encodeURIComponent(log)}`,
  );
  await setAge(0);
  expect(await stored()).toEqual({ company: "Kulfi Foods" });
  expect((await page(URL, manager)).status).toBe(404);
  expect((await form(URL, { formState: "{}" }, manager)).status).toBe(404);
});
