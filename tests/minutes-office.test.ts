import { expect, test } from "vitest";
import { formFields } from "./support/form-fields.ts";
import { type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

const PRODUCT = "/admin/catalogue/products/PTRUFFLE";
const CATEGORY = "/admin/catalogue/categories/all-cakes";
const OPTIONS = "/admin/delivery/options";

openWholeShopFor(
  async (opened) => {
    shop = opened;
    manager = await shop.person("manager", { role: "manager" });
  },
  { hasContent: true },
);

const page = async (url: string) => (await manager.send({ method: "GET", url })).text;
const post = (url: string, fields: string[][], person = manager) => person.sendForm(url, fields);

/** Saves the form of a page with these fields changed. */
async function save(url: string, changes: Record<string, string>) {
  return post(url, formFields(await page(url), { ...changes, intent: "save" }));
}

/** Sets Standard Delivery, without script. */
function setStandard(minutes: { ovenMinutes: string; decoratorMinutes: string }, seen: string) {
  const windows = "9 AM - 12 PM\n12 PM - 3 PM\n3 PM - 6 PM\n6 PM - 9 PM";
  const fields = { option: "standard", fee: "50", freeFrom: "500", lastOrder: "3", capacity: "20", windows };
  return post(OPTIONS, Object.entries({ ...fields, ...minutes, seen }));
}

/** The first window of Standard Delivery, as a cart of these pieces sees it. */
async function seenBy(sku: string) {
  const url = `/api/delivery/windows/110001?date=${soon()}&sku=${sku}`;
  const { text } = await shop.visitor().send({ method: "GET", url });
  const { placesLeft, state } = JSON.parse(text).data.options[0].slots[0];
  return [placesLeft, state];
}

test("minutes of a window are set without script, hold for the next shopper, and are in the log", async () => {
  expect(await seenBy("TRUF10")).toEqual([20, "open"]);
  const saved = await setStandard({ ovenMinutes: "200", decoratorMinutes: "100" }, "1");
  expect(saved.text).toContain("Standard Delivery is saved.");
  expect(saved.text).toMatch(/value="200"/);
  expect(await seenBy("TRUF10")).toEqual([6, "open"]);
  expect(await seenBy("TRUF10*7")).toEqual([20, "full"]);
  expect(await page("/admin/log")).toContain("Oven, minutes 200");
  expect(saved.text).not.toContain("more minutes than a whole window has");
  const few = await setStandard({ ovenMinutes: "15", decoratorMinutes: "" }, "2");
  expect(few.text).toContain(
    "Belgian Chocolate Truffle Cake, Vanilla Photo Cake, Truffle Cake &amp; Roses need more minutes than a whole window has.",
  );
  await setStandard({ ovenMinutes: "200", decoratorMinutes: "100" }, "3");
  const wrong = await setStandard({ ovenMinutes: "an hour", decoratorMinutes: "" }, "4");
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Please enter whole minutes, such as 240.");
  expect(wrong.text).toContain('value="an hour"');
});

test("a category and a product of it have minutes of their own, which can be undone", async () => {
  expect(await page(PRODUCT)).toContain("Empty: 20");
  expect((await save(CATEGORY, { ovenMinutes: "40", decoratorMinutes: "" })).text).toContain("Saved.");
  expect(await page(PRODUCT)).toContain("Empty: 40");
  expect(await seenBy("TRUF10")).toEqual([5, "open"]);
  expect((await save(PRODUCT, { decoratorMinutes: "90" })).text).toContain("Saved.");
  expect(await seenBy("TRUF10")).toEqual([1, "open"]);
  const wrong = await save(PRODUCT, { ovenMinutes: "9000" });
  expect(wrong.text).toContain("Please enter at most 1440 minutes.");

  const entry = /\/admin\/log\/\d+/.exec(await page("/admin/log"))?.[0] ?? "";
  expect(await page(entry)).toContain("Decorator, minutes");
  expect((await post(entry, [["intent", "undo"]])).text).toContain("It is undone.");
  expect(await seenBy("TRUF10")).toEqual([5, "open"]);
});

test("an order that is too large for a window is refused before it is paid", async () => {
  const customer = await shop.person("asha");
  const sent = {
    ...{ email: "asha@example.com", deliveryDate: soon(), message: "" },
    ...{ deliveryTime: "9 AM - 12 PM", deliveryType: "Standard Delivery" },
    ...{ address: "Flat 4B, Lotus Court", name: "Asha Rao", phone: "9876543210", altPhone: "" },
    ...{ pinCode: "110001", addressType: "Home" },
  };
  const order = async (quantity: number) => {
    const sku = [{ SKU: "TRUF10", price: 1_259, quantity, sheetName: "Cakes", image: "" }];
    const reply = await customer.send({
      ...{ method: "POST", url: "/api/payment/create-order", body: JSON.stringify({ ...sent, sku }) },
      headers: { "content-type": "application/json" },
    });
    return JSON.parse(reply.text).code ?? reply.status;
  };
  expect(await order(6)).toBe("slot-full");
  expect(await order(5)).toBe(200);
  expect(await seenBy("TRUF10")).toEqual([19, "full"]);
  expect(await seenBy("ROSES12")).toEqual([2, "open"]);
});
