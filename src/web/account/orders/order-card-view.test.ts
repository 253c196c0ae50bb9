import { expect, test } from "vitest";
import { day } from "../../../shop/basics/india-time.ts";
import { paise } from "../../../shop/basics/money.ts";
import type { Pictures } from "../../../shop/catalogue/pictures.ts";
import type { OrderSummary } from "../../../shop/orders/list-orders.ts";
import type { OrderLine } from "../../../shop/orders/rules/order-line.ts";
import { orderCardView } from "./order-card-view.ts";

const pictures = { cutout: (id: string) => ({ base: id }) } as unknown as Pictures;

const line = (sku: string, changes: Partial<OrderLine> = {}): OrderLine => ({
  ...{
    sku,
    sheet: "Cakes",
    name: `Cake ${sku}`,
    flavour: "",
    weight: "1 kg",
    eggless: true,
    quantity: 1,
    customised: false,
    photoPrint: null,
    photos: [],
  },
  ...{
    unitPaise: paise(100),
    totalPaise: paise(100),
    hsn: "1905",
    taxRateBp: 500,
    message: "",
    question: null,
    answer: "",
    parts: [],
    pictureId: sku,
    tile: "rose",
  },
  ...changes,
});

const order = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{
    uuid: "u",
    number: "JM1",
    status: "placed",
    paid: true,
    lines: [line("A")],
  },
  // 00:20 on Sunday in India, still Saturday elsewhere.
  createdAt: new Date("2026-11-21T18:50:00Z"),
  ...{
    deliveryOn: day("2026-11-23"),
    deliveryOption: "standard",
    slotLabel: "9 AM - 12 PM",
    hours: "9 AM to 12 PM",
  },
  charges: {
    ...{ items: paise(100), addOns: paise(0), delivery: paise(0), coins: 0, total: paise(100) },
  } as OrderSummary["charges"],
  ...changes,
});

const viewOf = (changes: Partial<OrderSummary> = {}, sold: string[] = []) =>
  orderCardView({ pictures }, order(changes), new Set(sold));

test("the title is the first cake; other items, add-ons included, are counted", () => {
  const candle = line("C", { sheet: "Add-Ons", name: "Candle", weight: "", pictureId: "icon:candle" });
  expect(viewOf({ lines: [candle, line("A"), line("B")] })).toMatchObject({
    title: "Cake A, 1 kg",
    others: 2,
  });
  expect(viewOf()).toMatchObject({ title: "Cake A, 1 kg", others: 0, orderedOn: "Sun, 22 Nov 2026" });
});

test("at most three cakes are pictured, and no add-on", () => {
  const lines = [..."ABCDE"].map((sku) => line(sku));
  expect(viewOf({ lines }).pictures.map(({ id }) => id)).toEqual(["A", "B", "C"]);
  expect(viewOf({ lines: [line("A", { pictureId: "icon:card" })] }).pictures).toEqual([]);
});

test.each([
  ["placed", "coming"],
  ["out for delivery", "coming"],
  ["delivered", "there"],
  ["cancelled", "off"],
  ["undeliverable", "off"],
] as const)('an order that is %s has the look "%s"', (status, mood) => {
  expect(viewOf({ status }).mood).toBe(mood);
});

test("an order can be repeated while any of its products is sold, unless it awaits payment", () => {
  const lines = [line("A"), line("B")];
  expect(viewOf({ lines }, ["B"]).again).toBe(true);
  expect(viewOf({ lines }, ["X"]).again).toBe(false);
  expect(viewOf({ lines, status: "awaiting payment" }, ["A"]).again).toBe(false);
});
