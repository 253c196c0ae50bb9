import { beforeEach, expect, test, vi } from "vitest";
import { paise } from "../../../../shop/basics/money.ts";
import { storePhotos } from "../../../photos/photo-store.ts";
import { startReceiver } from "../receiver/receiver-form.ts";
import type { OrderedCake } from "../summary/order-summary.tsx";
import type { CartMessages } from "../use-checkout-form.ts";
import { orderPayload } from "./order-payload.ts";

const photo = (id: string) => ({
  ...{ id, width: 1_000, height: 1_000, shape: "round" as const, turns: 0 as const, x: 0, y: 0, side: 1_000 },
  mayUse: true as const,
});
const cake = (quantity: number, changes: Partial<OrderedCake> = {}) =>
  ({
    ...{ sku: "PHOTO10", productId: "PPHOTO", sellPaise: paise(89_900), quantity, takesMessage: true },
    ...{ photoPrint: "cake top", picture: { base: "" } },
    ...changes,
  }) as OrderedCake;
const payloadOf = (cakes: OrderedCake[], messages: CartMessages, fromCart = true) =>
  orderPayload({
    ...{
      cakes,
      messages,
      fromCart,
      addOns: [],
      useCoins: false,
      gift: undefined,
      email: "",
      total: paise(89_950),
    },
    receiver: startReceiver(
      { name: "", email: "", phone: "" },
      { pincode: "", suggested: null, hasUsable: false },
    ),
    choice: {
      ...{ pincode: "", area: "", collectAt: "", date: "", time: "", option: "", message: "", addOns: [] },
    },
  });
const linesOf = (...ordered: Parameters<typeof payloadOf>) =>
  payloadOf(...ordered).sku.map(({ SKU, quantity, message, photos }) => [
    ...[SKU, quantity, message],
    photos?.map(({ id }) => id),
  ]);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  storePhotos("PPHOTO", [photo("on the page")]);
  storePhotos("PHOTO10#1", [photo("dad")]);
  storePhotos("PHOTO10#2", []);
});

test("pieces that share message and photos are one line, as the contract has it", () => {
  expect(linesOf([cake(3)], { PHOTO10: "For Dad" })).toEqual([["PHOTO10", 3, "For Dad", ["dad"]]]);
});

test("a piece with its own message and photos is a line, and equal pieces are one", () => {
  storePhotos("PHOTO10#2", [photo("mum")]);
  storePhotos("PHOTO10#3", [photo("dad")]);
  const messages = { PHOTO10: "For Dad", "PHOTO10#2": "For Mum", "PHOTO10#3": "For Dad " };
  expect(linesOf([cake(3)], messages)).toEqual([
    ["PHOTO10", 2, "For Dad", ["dad"]],
    ["PHOTO10", 1, "For Mum", ["mum"]],
  ]);
});

test("a piece can have neither message nor photo", () => {
  expect(linesOf([cake(2)], { PHOTO10: "For Dad", "PHOTO10#2": "" })).toEqual([
    ["PHOTO10", 1, "For Dad", ["dad"]],
    ["PHOTO10", 1, "", []],
  ]);
});

test("what was written for more pieces than are in the cart is not ordered", () => {
  expect(linesOf([cake(1)], { PHOTO10: "For Dad", "PHOTO10#2": "For Mum" })).toEqual([
    ["PHOTO10", 1, "For Dad", ["dad"]],
  ]);
  expect(linesOf([cake(1)], {}, false)).toEqual([["PHOTO10", 1, undefined, ["on the page"]]]);
});

test("an order of what takes neither is one line", () => {
  const flowers = cake(2, { takesMessage: false, photoPrint: null });
  expect(linesOf([flowers], { PHOTO10: "For Dad", "PHOTO10#2": "" })).toEqual([
    ["PHOTO10", 2, undefined, undefined],
  ]);
});

test("the total that the page shows is sent in rupees, so that the shop can refuse another", () => {
  expect(payloadOf([cake(1)], {}).total).toBe(899.5);
});
