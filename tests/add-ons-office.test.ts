import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { orderLines } from "../src/shop/orders/orders.tables.ts";
import { eraseStrays } from "../src/shop/privacy/erase-strays.ts";
import { formFields } from "./support/form-fields.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let owner: Person;

const LIST = "/admin/catalogue/add-ons";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
    owner = await shop.person("owner", { role: "owner" });
  },
  { hasContent: true },
);

const page = async (url: string, person = manager) => (await person.send({ method: "GET", url })).text;
const post = (url: string, fields: string[][], person = manager) => person.sendForm(url, fields);
/** Sends the form of an add-on with some fields changed, as a browser without script does. */
const save = async (url: string, changes: Record<string, string>, person = manager) =>
  post(url, formFields(await page(url, person), { intent: "save", ...changes }), person);

/** Returns the add-ons that a shopper is offered. */
async function offered() {
  const { text } = await shop.visitor().send({ method: "GET", url: "/api/cakes/get-add-ons" });
  const { values, questions, onlyWithCake } = JSON.parse(text).data as {
    values: [string, number, string, string][];
    questions: { SKU: string; kind: string; limit: number }[];
    onlyWithCake: string[];
  };
  return { rows: values.slice(1), questions, onlyWithCake };
}

const topper = {
  ...{ intent: "create", name: "Gold topper", pricePaise: "₹149", taxClass: "candles", sku: "" },
  ...{ kind: "text", limit: "30", pictureId: "drawn", forCakes: "yes", active: "yes" },
};

test("an add-on is created, changed, moved and taken off sale without script, and the next shopper sees each step", async () => {
  const created = await post("/admin/catalogue/new-add-on", Object.entries(topper));
  const url = `${LIST}/ADD-GOLD-TOPPER`;
  expect(created.headers.location).toBe(`${url}?created=yes`);
  expect((await offered()).rows.at(-1)).toEqual(["Gold topper", 149, "", "ADD-GOLD-TOPPER"]);
  expect((await offered()).questions).toContainEqual({ SKU: "ADD-GOLD-TOPPER", kind: "text", limit: 30 });
  expect((await offered()).onlyWithCake).toContain("ADD-GOLD-TOPPER");
  expect((await save(url, { pricePaise: "159.50", kind: "" })).text).toContain("Saved. Shoppers see it now.");
  expect((await offered()).rows.at(-1)?.[1]).toBe(159.5);
  expect((await offered()).questions.map(({ SKU }) => SKU)).not.toContain("ADD-GOLD-TOPPER");
  expect((await save(url, {})).text).toContain("Nothing has changed.");
  expect((await offered()).onlyWithCake).toContain("ADD-GOLD-TOPPER");
  const up = /value="(up ADD-GOLD-TOPPER [^"]+)"/.exec(await page(LIST))?.[1] ?? "";
  expect((await post(LIST, [["intent", up]])).text).toContain("Shoppers see this order now.");
  expect((await offered()).rows.at(-2)?.[0]).toBe("Gold topper");
  expect((await post(url, [["intent", "off-sale"]])).text).toContain("Nobody can choose it now.");
  expect((await offered()).rows.map(([name]) => name)).not.toContain("Gold topper");
  const log = await page("/admin/log");
  expect(log).toContain("Text, up to 30 characters");
  const entry = /href="(\/admin\/log\/\d+)"/.exec(log)?.[1] ?? "";
  expect((await post(entry, [["intent", "undo"]], owner)).text).toContain("It is undone.");
  expect((await offered()).rows.map(([name]) => name)).toContain("Gold topper");
});

test("the second of two editors sees what differs, keeps what was typed, and can save it then", async () => {
  const url = `${LIST}/ADDCARD`;
  const opened = await page(url);
  await save(url, { pricePaise: "89" }, owner);
  const refused = await post(
    url,
    formFields(opened, { intent: "save", pricePaise: "95", name: "Wish card" }),
  );
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Price: it was ₹79, .* set ₹89, you wrote ₹95\./);
  expect((await post(url, formFields(refused.text, { intent: "save" }))).text).toContain("Saved.");
  expect((await offered()).rows).toContainEqual(["Wish card", 95, "", "ADDCARD"]);
});

test("an order keeps name, price and question of its add-on", async () => {
  const kamala = await shop.person("kamala");
  const lines = [
    { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" },
    { SKU: "ADDBALLOONS", price: 99, quantity: 1, sheetName: "Add-Ons" },
  ];
  const { uuid } = await orderOf(shop, kamala, { sku: lines });
  await save(`${LIST}/ADDBALLOONS`, { name: "Nine balloons", pricePaise: "199" });
  await post(`${LIST}/ADDBALLOONS`, [["intent", "off-sale"]]);
  const progressPage = await page(`/orders/${uuid}/progress`, kamala);
  expect(progressPage).toContain("Five balloons");
  expect(progressPage).not.toContain("Nine balloons");
  const [line] = await shop.services.db.select().from(orderLines).where(eq(orderLines.sku, "ADDBALLOONS"));
  expect(line).toMatchObject({ name: "Five balloons", unitPaise: 9_900 });
});

test("mistakes stand at their fields, with what was typed", async () => {
  const wrong = { ...topper, name: "x".repeat(10_000), pricePaise: "free", kind: "digits", limit: "9" };
  const refused = await post("/admin/catalogue/new-add-on", Object.entries({ ...wrong, sku: "<script>" }));
  expect(refused.status).toBe(422);
  for (const sentence of [
    "Please use at most 80 characters.",
    "Please enter rupees, such as 699.",
    "Please use letters, figures and hyphens.",
  ])
    expect(refused.text).toContain(sentence);
  expect(refused.text).not.toContain('<script>"');
  const limit = await save(`${LIST}/ADDCANDLE`, { limit: "9" });
  expect(limit.text).toContain("Please enter a number from 1 to 4.");
  expect(limit.text).toMatch(/name="limit" [^>]*value="9"/);
  const bare = { ...topper, name: "Silk ribbon", pictureId: "" };
  const pictureless = await post("/admin/catalogue/new-add-on", Object.entries(bare));
  expect(pictureless.text).toContain("It needs a picture before it can be on sale.");
});

test("what no browser sends is refused without harm", async () => {
  const before = await offered();
  const url = `${LIST}/ADDCANDLE`;
  for (const formState of ["", "[", "[1]", JSON.stringify({ name: {} }), "x".repeat(40_000)])
    expect(
      (
        await post(url, [
          ["intent", "save"],
          ["formState", formState],
        ])
      ).status,
    ).toBe(400);
  for (const intent of [
    "",
    "up",
    "up A B",
    "down ADDCARD NONE",
    "up ADDCARD ADDCARD",
    "left ADDCARD ADDCANDLE",
  ])
    expect((await post(LIST, [["intent", intent]])).status).toBeGreaterThanOrEqual(400);
  for (const sku of ["NONE", "..%2f..", "%00", "A".repeat(200), "__proto__"])
    for (const path of [sku, `${sku}/picture`])
      expect((await manager.send({ method: "GET", url: `${LIST}/${path}` })).status).toBe(404);
  const forged = JSON.stringify({ position: 1, sku: "X", constructor: "x" });
  const foreign = [
    ["intent", "save"],
    ["formState", forged],
    ["position", "1"],
    ["sku", "X"],
  ];
  expect((await post(url, foreign)).status).toBe(422);
  expect(await offered()).toEqual(before);
});

const square = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Sends a picture as the form does. */
async function send(sku: string, file: Buffer | string, person = manager) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(Buffer.from(file))], "a.jpg", { type: "image/jpeg" }));
  const sent = new Response(form);
  return person.send({
    ...{ method: "POST", url: `${LIST}/${sku}/picture`, body: Buffer.from(await sent.arrayBuffer()) },
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
}

test("a picture is sent, shoppers see it, the nightly removal leaves it, and the log undoes it", async () => {
  expect((await send("ADDCANDLE", await square("#a52"))).text).toContain("Shoppers see this picture now.");
  const [, , image] = (await offered()).rows.find(([, , , sku]) => sku === "ADDCANDLE") ?? [];
  expect(image).toMatch(/^\/pictures\/up-photo-[0-9a-f]{32}-400\.webp$/);
  const look = () => shop.visitor().send({ method: "GET", url: String(image) });
  expect((await look()).status).toBe(200);
  await eraseStrays({ ...shop.services, clock: () => new Date(Date.now() + 48 * 60 * 60_000) });
  expect((await look()).status).toBe(200);
  const entry = /href="(\/admin\/log\/\d+)"/.exec(await page("/admin/log"))?.[1] ?? "";
  expect((await post(entry, [["intent", "undo"]], owner)).text).toContain("It is undone.");
  expect((await offered()).rows.find(([, , , sku]) => sku === "ADDCANDLE")?.[2]).toBe("");
  // Orders may name it.
  expect((await look()).status).toBe(200);
});

test("what is no picture, and who may not change the catalogue, is refused", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const refused = await send("ADDCANDLE", svg);
  expect([refused.status, refused.text.includes("We cannot open this file as a picture.")]).toEqual([
    422,
    true,
  ]);
  expect((await send("NONE", await square("#123"))).status).toBe(404);
  const baker = await shop.person("baker", { role: "kitchen" });
  for (const person of [baker, shop.visitor()])
    expect((await send("ADDCANDLE", await square("#124"), person)).status).toBe(303);
  const large = await send("ADDCANDLE", Buffer.concat([await square("#125"), Buffer.alloc(16 * 2 ** 20)]));
  expect([large.status, large.text]).toEqual([413, expect.stringContaining("at most 15 MB")]);
  for (const url of [LIST, `${LIST}/ADDCANDLE`, "/admin/catalogue/new-add-on"])
    expect((await post(url, [["intent", "off-sale"]], baker)).status).toBe(404);
  expect((await offered()).rows.find(([, , , sku]) => sku === "ADDCANDLE")?.[2]).toBe("");
});
