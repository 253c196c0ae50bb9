import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOns } from "../src/shop/catalogue/catalogue.tables.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let buyer: Person;
/** Two roles that read these pages. The owner sees money and names on other pages. */
let readers: Person[];

openWholeShopFor(async (opened) => {
  shop = opened;
  buyer = await shop.person("vikram", { fullName: "Vikram Suri" });
  readers = [
    await shop.person("baker", { role: "kitchen", fullName: "Harish" }),
    await shop.person("owner", { role: "owner", fullName: "Leela" }),
  ];
});

const WISH = "Sixty looks wonderful on you.";
const truffle = { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" };
const candles = { SKU: "ADDCANDLE", price: 49, quantity: 2, sheetName: "Add-Ons", answer: "60" };
const card = { SKU: "ADDCARD", price: 79, quantity: 1, sheetName: "Add-Ons", answer: WISH };
/** The price of the cake, alone and with the candles, and how prices are written. The candles' 49 may be a minute. */
const PRICES = /\b(719|817|Rs|INR)\b/;

async function fetchPage(reader: Person, url: string): Promise<string> {
  const { status, text } = await reader.send({ method: "GET", url });
  expect(status).toBe(200);
  return text;
}

/** The pages of the kitchen for an order: the ticket on the screen, the slip of the printer, and the label of the box. */
const fetchPages = async (reader: Person, uuid: string) => ({
  ticket: await fetchPage(reader, `/admin/kitchen/${uuid}`),
  slip: await fetchPage(reader, `/admin/kitchen/${uuid}/slip`),
  label: await fetchPage(reader, `/admin/kitchen/${uuid}/label`),
});

/** The words on a page's paper, or in its main part if it is not printed. */
function wordsOf(html: string): string {
  const [, content] =
    /<article class="press-print[^>]*>(.*)<\/article>/s.exec(html) ??
    /<main[^>]*>(.*)<\/main>/s.exec(html) ??
    [];
  if (!content) throw new Error("The page is empty.");
  return content
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("ticket, slip and label of an anonymous gift have neither price nor buyer, and staff read what to leave out", async () => {
  const { uuid } = await orderOf(shop, buyer, {
    sku: [truffle, candles],
    gift: { anonymous: true, card: "Thank you for everything.", hidePrices: true },
  });
  for (const reader of readers) {
    const { ticket, slip, label } = await fetchPages(reader, uuid);
    for (const html of [ticket, slip, label]) {
      // The whole page, with the data that its script reads.
      for (const secret of ["₹", "Paise", "Vikram", buyer.email]) expect(html).not.toContain(secret);
      expect(wordsOf(html)).not.toMatch(PRICES);
    }
    for (const html of [ticket, slip]) {
      expect(wordsOf(html)).toContain("Card, without a name: “Thank you for everything.”");
      expect(wordsOf(html)).toContain("No bill and no price in the box");
      expect(wordsOf(html)).toContain("Anonymous: tell nobody who sent it");
    }
    // The receiver reads the label: it has no words for staff.
    expect(wordsOf(label)).toContain("Canary");
    expect(wordsOf(label)).not.toMatch(/Anonymous|No bill|Thank you for everything|gift/i);
  }
});

test("the card's text and its sender are on ticket and slip, and not on the label", async () => {
  const { uuid } = await orderOf(shop, buyer, {
    gift: { from: "Chhotu", card: "See you on Diwali.", hidePrices: true },
  });
  for (const reader of readers) {
    const { ticket, slip, label } = await fetchPages(reader, uuid);
    for (const html of [ticket, slip])
      expect(wordsOf(html)).toContain("Card, signed “Chhotu”: “See you on Diwali.”");
    expect(wordsOf(label)).not.toMatch(/Chhotu|See you on Diwali|Vikram|Suri/);
  }
});

test("a long message is on ticket and slip as it is typed, and in the lines that the customer saw", async () => {
  const message = "Happy birthday dear Meera";
  const { uuid } = await orderOf(shop, buyer, { message });
  for (const reader of readers) {
    const { ticket, slip, label } = await fetchPages(reader, uuid);
    for (const html of [ticket, slip]) {
      expect(wordsOf(html)).toContain(`As typed: ${message}`);
      expect(html).toContain(">Happy\nbirthday\ndear Meera</p>");
    }
    expect(wordsOf(label)).toContain(message);
  }
});

test("the label names the allergens of the cake and of each food that is packed with it", async () => {
  await shop.services.db
    .update(addOns)
    .set({ isFood: true, contains: ["milk", "soy"], mayContain: ["nuts"] })
    .where(eq(addOns.sku, "ADDBALLOONS"));
  const balloons = { SKU: "ADDBALLOONS", price: 99, quantity: 1, sheetName: "Add-Ons" };
  const { uuid } = await orderOf(shop, buyer, { sku: [truffle, candles, balloons] });
  for (const reader of readers) {
    const { ticket, label } = await fetchPages(reader, uuid);
    expect(wordsOf(label)).toMatch(/Allergens: [A-Z][^:]*\. Five balloons: Milk, soy\. May contain nuts\. /);
    expect(wordsOf(ticket)).toContain("Allergens: Milk, soy. May contain nuts.");
    expect(wordsOf(label)).not.toContain("Number candle:");
  }
});

test("the number of candles and the text of a greeting card are on ticket, slip and label", async () => {
  const { uuid } = await orderOf(shop, buyer, { sku: [truffle, candles, card] });
  for (const reader of readers) {
    const { ticket, slip, label } = await fetchPages(reader, uuid);
    for (const html of [ticket, slip]) {
      expect(wordsOf(html)).toContain("Number candle 2 × 60");
      expect(wordsOf(html)).toContain(`Greeting card ${WISH}`);
    }
    expect(wordsOf(label)).toContain(`With: Number candle 60, Greeting card ${WISH}`);
  }
});
