import { expect, test } from "vitest";
import { missedPhrase } from "./missed-phrase.ts";

test.each([
  ["  Vegan   PIZZA cake! ", "vegan pizza cake"],
  ["Sugar-free “laddoo”", "sugar free laddoo"],
  ["mom's cake", "moms cake"],
  ["केक बिना अंडे", "केक बिना अंडे"],
  ["cake under 1,500", "cake under 1 500"],
  ["number 7 cake, 2.5 kg", "number 7 cake 2 5 kg"],
])("%j is counted as %j", (typed, phrase) => {
  expect(missedPhrase(typed)).toBe(phrase);
});

test.each([
  ["an e-mail", "asha.rao@example.com"],
  ["an e-mail that is spelt out", "asha rao gmail"],
  ["a phone number", "cake for 98765 43210"],
  ["a phone number with a country", "call +91-98765-43210"],
  ["a phone number in other digits", "केक ९८७६५४३२१०"],
  ["a pincode with a name", "rahul sharma 110001"],
  ["a grouped pincode", "rahul 110 001"],
  ["an order's number", "order JM12345"],
  ["a card number", "4111 1111 1111 1111"],
  ["an address", "flat 4, sector 12 noida"],
  ["a link", "https://evil.example/x"],
  ["digits and signs alone", "42 !!"],
  ["nothing", "   "],
  ["a letter to somebody", "please bring the cake to my dear aunt who turns sixty on sunday"],
  ["one endless word", "x".repeat(51)],
])("%s is never stored", (_what, typed) => {
  expect(missedPhrase(typed)).toBeNull();
});
