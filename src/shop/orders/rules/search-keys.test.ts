import { expect, test } from "vitest";
import { searchKeysOf } from "./search-keys.ts";

test.each([
  ["98765 43210", { numberEnd: "9876543210", phone: "+919876543210" }],
  ["+91 98765-43210", { phone: "+919876543210" }],
  ["09876543210", { numberEnd: "09876543210", phone: "+919876543210" }],
  ["919876543210", { numberEnd: "919876543210", phone: "+919876543210" }],
  ["98765", { numberEnd: "98765", phone: "+9198765" }],
  ["123", { numberEnd: "123" }],
  ["१२३", { numberEnd: "123" }],
  ["12", {}],
  ["jm 100123", { numberEnd: "JM100123" }],
  ["#JM100123", { numberEnd: "JM100123" }],
  ["JM100123", { numberEnd: "JM100123", email: "jm100123" }],
  ["ravi1990", { numberEnd: "RAVI1990", email: "ravi1990" }],
  ["Meera I", { name: "meera i" }],
  ["  MEERA  ", { name: "meera", email: "meera" }],
  ["meera@example.com", { name: "meera@example.com", email: "meera@example.com" }],
  ["m", {}],
  ["", {}],
])("“%s” is searched as it may be meant", (typed, keys) => {
  expect(searchKeysOf(typed)).toEqual(keys);
});
