import { expect, test } from "vitest";
import { eggOf, requestsOf } from "./order-line.ts";

const plain = { message: "", question: null, answer: "", photoPrint: null, photos: [] };

test("message and answer are listed for whoever makes and packs the order", () => {
  expect(requestsOf(plain)).toEqual([]);
  expect(requestsOf({ ...plain, message: "Happy 60th" })).toEqual([
    { label: "Message on the cake", text: "Happy 60th", isInscription: true },
  ]);
  expect(requestsOf({ ...plain, question: "digits", answer: "60" })).toEqual([
    { label: "Number", text: "60", isInscription: false },
  ]);
});

test("an answer that was not given tells the kitchen to call, and the customer that we will", () => {
  const unanswered = { ...plain, question: "text" as const };
  expect(requestsOf(unanswered, "staff")).toMatchObject([
    { label: "Text", text: "not given, call the customer" },
  ]);
  expect(requestsOf(unanswered)).toMatchObject([{ text: "not given yet, we will call you" }]);
});

test("only food is eggless or contains egg: no candle, no rose, also none of earlier orders", () => {
  expect(eggOf({ sheet: "Cakes", eggless: true })).toBe("eggless");
  expect(eggOf({ sheet: "Cakes", eggless: false })).toBe("egg");
  expect(eggOf({ sheet: "Cakes", eggless: null })).toBeNull();
  expect(eggOf({ sheet: "Add-Ons", eggless: true })).toBeNull();
});
