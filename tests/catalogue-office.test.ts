import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { products } from "../src/shop/catalogue/catalogue.tables.ts";
import { ALLERGENS } from "../src/shop/catalogue/rules/allergens.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { formFields } from "./support/form-fields.ts";
import { SOON } from "./support/soon.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const URL = "/admin/catalogue/products/PTRUFFLE";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
    owner = await shop.person("owner", { role: "owner" });
  },
  { hasContent: true },
);
beforeEach(async () => {
  await shop.services.db.delete(auditEntries);
});

const page = (url: string, person = manager) => person.send({ method: "GET", url });
const post = (url: string, fields: string[][], person = manager) => person.sendForm(url, fields);

/** The fields of the product's form as a browser without script would send them, with some changed. */
const fieldsOf = (html: string, changes: Record<string, string>) =>
  formFields(html, { intent: "save", ...changes });

test("a price is changed without script, shown in the log, and undone with one more button", async () => {
  const form = fieldsOf((await page(URL)).text, { "TRUF10.sellPaise": "1,111" });
  const saved = await post(URL, form);
  expect(saved.text).toContain("Saved. Shoppers see it now.");
  expect((await shop.visitor().send({ method: "GET", url: "/cake/TRUF10" })).text).toContain("₹1,111");
  const log = (await page("/admin/log")).text;
  expect(log).toContain("<b>₹1,111</b>");
  const entry = /href="(\/admin\/log\/\d+)"/.exec(log)?.[1] ?? "";
  expect((await post(entry, [["intent", "undo"]], owner)).text).toContain("It is undone.");
  expect((await page(URL)).text).toMatch(/name="TRUF10.sellPaise" [^>]*value="1259"/);
});

test("an undo names who changed the same price later, and leaves it", async () => {
  await post(URL, fieldsOf((await page(URL)).text, { "TRUF10.sellPaise": "1200" }));
  const entry = /href="(\/admin\/log\/\d+)"/.exec((await page("/admin/log")).text)?.[1] ?? "";
  await post(URL, fieldsOf((await page(URL)).text, { "TRUF10.sellPaise": "1201" }), owner);
  const refused = await post(entry, [["intent", "undo"]]);
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/owner changed Price of TRUF10/i);
  expect((await page(URL)).text).toMatch(/name="TRUF10.sellPaise" [^>]*value="1201"/);
});

test("the second of two editors sees the three values, keeps the typed text, and can save it again", async () => {
  const { text } = await page(URL);
  await post(
    URL,
    fieldsOf(text, { flavour: "Dark", care: "Keep at 7 degrees.", "TRUF10.serves": "7" }),
    owner,
  );
  const refused = await post(URL, fieldsOf(text, { flavour: "Darkest" }));
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Flavour: it was Chocolate Truffle, .* set Dark, you wrote Darkest\./);
  expect(refused.text).toMatch(/name="flavour" [^>]*value="Darkest"/);
  expect((await post(URL, fieldsOf(refused.text, {}))).text).toContain("Saved.");
  const saved = (await page(URL)).text;
  expect(saved).toMatch(/name="flavour" [^>]*value="Darkest"/);
  // Other changes of that person stay, although this form never showed them.
  expect(saved).toContain("Keep at 7 degrees.");
  expect(saved).toMatch(/name="TRUF10.serves" [^>]*value="7"/);
});

test("mistakes are named at their fields, and nothing is saved", async () => {
  const wrong = { name: " ", "TRUF10.sellPaise": "9999999", proteinMg: "much" };
  const { status, text } = await post(URL, fieldsOf((await page(URL)).text, wrong));
  expect(status).toBe(422);
  for (const sentence of ["Please name it.", "This is above the MRP.", "Please enter grams, such as 4.5."])
    expect(text).toContain(sentence);
  expect((await page("/admin/log")).text).toContain("Nothing yet.");
});

test("a product is taken off sale with one button: nobody can order it until it is put back", async () => {
  expect((await post(URL, [["intent", "off-sale"]])).text).toContain("Nobody can order it now.");
  expect((await page("/admin/catalogue?q=PTRUFFLE&state=off-sale")).text).toContain(URL);
  expect((await post(URL, [["intent", "on-sale"]])).text).toContain("Shoppers can order it again.");
  expect((await page("/admin/catalogue?q=PTRUFFLE&state=off-sale")).text).toContain(
    "No products match these filters.",
  );
});

test("nutrition and allergens of the form stand on the product's page", async () => {
  const changes = { proteinMg: "4.5", sodiumMg: "210", sesame: "contains", nuts: "may" };
  const form = fieldsOf((await page(URL)).text, changes);
  expect((await post(URL, form)).text).toContain("Saved.");
  await changeFeedOf(shop.services.db).check();
  const { text } = await shop.visitor().send({ method: "GET", url: "/cake/TRUF10" });
  expect(text).toContain("Protein per 100 g");
  expect(text).toContain("4.5 g");
  expect(text).toContain("210 mg");
  expect(text).toMatch(/Sesame\. May contain nuts\./);
});

test("a product that is to take a photo and a name soon asks shoppers for the photo", async () => {
  const cake = async () => (await shop.visitor().send({ method: "GET", url: "/cake/TRUF10" })).text;
  expect(await cake()).not.toContain("Your photo");
  const { text } = await page(URL);
  const form = fieldsOf(text, { photoPrint: "cake top", takesName: "yes" });
  expect((await post(URL, form)).text).toContain("Saved. Shoppers see it now.");
  await expect.poll(cake, SOON).toContain("Your photo");
  const after = (await page(URL)).text;
  expect(after).toMatch(/<option value="cake top" selected="">/);
  expect(after).toMatch(/name="takesName" (?:checked="" )?value="yes"(?: checked="")?/);
  const wrong = await post(URL, fieldsOf(after, { photoPrint: "wall" }));
  expect([wrong.status, wrong.text.includes("Please choose one of the list.")]).toEqual([422, true]);
  const plain = fieldsOf(after, { photoPrint: "" }).filter(([name]) => name !== "takesName");
  expect((await post(URL, plain)).text).toContain("Saved.");
  const [stored] = await shop.services.db.select().from(products).where(eq(products.id, "PTRUFFLE"));
  expect(stored).toMatchObject({ photoPrint: null, personalization: ["Message"] });
});

/** Fields of a new product as the form sends them. Each allergen is answered. */
function newProduct(changes: Record<string, string> = {}): string[][] {
  const allergens = ALLERGENS.map((code) => [code, code === "milk" ? "contains" : "free"]);
  const fields: Record<string, string> = {
    ...{
      intent: "create",
      name: "Rasmalai",
      description: "Saffron milk.",
      care: "Keep cool.",
      delivery: "In a box.",
    },
    ...{ category: "onam", flavour: "Rasmalai", leadHours: "3", kind: "cake", taxClass: "cake" },
    ...{ "new1.weight": "1 kg", "new1.pricePaise": "1200", "new1.sellPaise": "999", "new1.costPaise": "400" },
    ...{
      "new1.eggless": "yes",
      "new1.active": "yes",
      pictureId: "truffle",
      ...Object.fromEntries(allergens),
    },
    ...changes,
  };
  return Object.entries(fields);
}

test("a new cake without script: mistakes keep what was typed, then a draft, then in the shop once published", async () => {
  const wrong = await post(
    "/admin/catalogue/new",
    newProduct({ name: "", soy: "", "new1.sellPaise": "1300" }),
  );
  expect(wrong.status).toBe(422);
  for (const sentence of ["Please name it.", "This is above the MRP."])
    expect(wrong.text).toContain(sentence);
  expect(wrong.text).toMatch(/name="new1.weight" [^>]*value="1 kg"/);
  expect(wrong.text).toMatch(/name="milk" checked="" value="contains"/);

  const created = await post("/admin/catalogue/new", newProduct({ soy: "" }));
  const address = "/admin/catalogue/products/RASMALAI?created=yes";
  expect([created.status, created.headers.location]).toEqual([302, address]);
  const draft = await page(address);
  expect(draft.text).toContain("The draft is created.");
  const cake = { method: "GET", url: "/cake/RASMALAI-1KG" } as const;
  expect((await shop.visitor().send(cake)).status).toBe(404);
  const again = await post("/admin/catalogue/new", newProduct());
  expect(again.text).toContain("There is a product of this name already.");

  const form = fieldsOf(draft.text, {}).filter(([name]) => name !== "publication");
  const publish = (answers: string[][] = []) =>
    post("/admin/catalogue/products/RASMALAI", [...form, ...answers, ["publication", "now"]]);
  const open = await publish();
  expect(open.status).toBe(422);
  expect(open.text).toContain("Answer the allergens first: Soy.");
  expect(open.text).toMatch(/id="soy-error"[^>]*>(?:<[^>]*>)*[^<]*Please choose one\./);
  const published = await publish([["soy", "free"]]);
  expect(published.text).toContain("Saved. Shoppers see it now.");
  await changeFeedOf(shop.services.db).check();
  expect((await shop.visitor().send(cake)).text).toContain("Saffron milk.");
  expect((await page("/admin/log")).text).toContain("created as a draft");
});

test("a size is added with a row of the form, and a mistake in it names its field", async () => {
  const { text } = await page(URL);
  const size = { "new.weight": "4 kg", "new.pricePaise": "5000", "new.sellPaise": "4500" };
  const wrong = await post(URL, fieldsOf(text, { ...size, "new.sku": "TRUF05" }));
  expect(wrong.text).toContain("This SKU is taken.");
  expect(wrong.text).toMatch(/name="new.weight" [^>]*value="4 kg"/);
  expect((await post(URL, fieldsOf(wrong.text, { "new.sku": "" }))).text).toContain("Saved.");
  expect((await page(URL)).text).toMatch(/name="PTRUFFLE-4KG.sellPaise" [^>]*value="4500"/);
});
