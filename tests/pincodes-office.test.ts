import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { formFields } from "./support/form-fields.ts";
import { type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
  },
  { hasContent: true },
);
beforeEach(() => shop.services.db.delete(auditEntries));

const page = (url: string) => manager.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string> | string[][], person = manager) =>
  person.sendForm(url, fields);

test("what one pincode is offered is changed without script, shoppers see it, and the log undoes it", async () => {
  const url = "/admin/delivery/pincodes/110001";
  const offers = async () => {
    const { text } = await shop
      .visitor()
      .send({ method: "GET", url: `/api/delivery/windows/110001?date=${soon()}` });
    return JSON.parse(text).data.options.map(({ name }: { name: string }) => name);
  };
  const before = await offers();
  expect(before).toContain("Midnight Delivery");
  const { text } = await page(url);
  expect(text).toMatch(/Midnight Delivery.*₹/s);
  expect((await page("/admin/delivery/pincodes?kitchen=delhi")).text).toContain(`href="${url}"`);
  const fields = formFields(text, {});
  const withoutMidnight = fields.filter(([, value]) => value !== "midnight");
  const saved = await form(url, [...withoutMidnight, ["intent", "save"]]);
  expect(saved.text).toContain("Saved. Shoppers see it now.");
  expect(await offers()).toEqual(before.filter((name: string) => name !== "Midnight Delivery"));

  // The second of two people sees what the first has done, with the ticks as they were sent.
  const ravi = await shop.person("ravi", { role: "manager" });
  const others = fields.filter(([, value]) => value !== "express");
  const refused = await form(url, [...others, ["intent", "save"]], ravi);
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Offers: it was Standard, Express.*you wrote Standard, Fixed Time, Midnight/s);
  expect(refused.text).toMatch(/<input[^>]*value="midnight"[^>]*checked=""|checked=""[^>]*value="midnight"/);

  const none = await form(url, [...fields.filter(([name]) => name !== "options"), ["intent", "save"]]);
  expect(none.status).toBe(422);
  expect(none.text).toContain("Please tick at least one.");
  expect((await form(url, { intent: "save", area: "X", options: "standard" })).status).toBe(400);
  expect((await page("/admin/delivery/pincodes/110999")).status).toBe(404);
  expect((await page("/admin/delivery/pincodes/x%27--")).status).toBe(404);

  const [, entry = ""] = /href="\/admin\/log\/(\d+)"/.exec((await page("/admin/log")).text) ?? [];
  expect((await page(`/admin/log/${entry}`)).text).toContain("Offers");
  expect((await form(`/admin/log/${entry}`, { intent: "undo" })).text).toContain("It is undone.");
  expect(await offers()).toEqual(before);
});

test("every pincode of another region is named before it can be confirmed, and stays so after a mistake", async () => {
  const url = "/admin/delivery/pincodes?kitchen=delhi";
  const far = Array.from({ length: 25 }, (_, nth) => String(226101 + nth));
  const list = far.map((pincode) => `${pincode} Somewhere`).join("\n");
  const sent = { intent: "add", kitchen: "delhi", options: "standard", list };
  const question = (await form(url, sent)).text;
  for (const pincode of far) expect(question).toContain(`${pincode} is in Uttar Pradesh`);
  const confirmed = { ...sent, far: far.join(" ") };
  const mistaken = (await form(url, { ...confirmed, list: `${list}\n12 Nowhere` })).text;
  expect(mistaken).toContain(`name="far" value="${far.join(" ")}"`);
  const another = (await form(url, { ...confirmed, list: `${list}\n560099 Bommasandra` })).text;
  expect(another).toContain("560099 is in Karnataka");
  expect(another).not.toContain("226101 is in Uttar Pradesh");
  expect((await form(url, confirmed)).text).toContain("226101 Somewhere, 226102 Somewhere");
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
  expect(added.text).toContain("110016 Hauz Khas, 110017 Saket are served from New Delhi kitchen now.");
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
